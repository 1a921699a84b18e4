import { createActor } from 'xstate';
import { actor as act } from '#machines/shared/ports.ts';
import type { SupportPorts } from '#machines/support/ports.ts';
import { supportMachine } from '#machines/support/support.machine.ts';
import { selectSupportView } from '#machines/support/view.ts';
import { CustomerCenterScreen } from '#views/info/customer-center.tsx';
import { entrance } from './samples.ts';
import { answer, arrival, Followed, handsOn, type Previewed } from './previewed.tsx';

/** The customer centre, in a world that answers so. */
export async function previewSupport(world: Partial<SupportPorts> = {}): Promise<Previewed> {
  const ports: SupportPorts = { customerServiceEntrance: answer(entrance), ...world };
  const machine = supportMachine.provide({
    actors: { customerServiceEntrance: act(ports.customerServiceEntrance) },
  });
  const actor = createActor(machine).start();
  await arrival();
  const { doings, send, request } = handsOn(actor);
  const screen = (
    <Followed actor={actor}>
      {(snapshot) => (
        <CustomerCenterScreen view={selectSupportView(snapshot)} send={send} request={request} />
      )}
    </Followed>
  );
  return { ...doings, screen };
}
