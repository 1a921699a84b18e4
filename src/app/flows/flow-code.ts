import type { AnyStateMachine } from 'xstate';
import type { FlowId } from '#domain/pages.ts';
import type { AppTexts } from '#i18n/i18n.ts';
import { describeFlows } from '#machines/descriptors.ts';
import { eachFlow, type FlowMachines } from '#machines/flows.ts';
import type { Journal } from '#services/journal/journal.ts';
import { createLazyCode, type LazyCode, type Waiting } from '../loading/lazy-code.ts';
import { appFlows } from '#flows/flows.ts';
import type { Runs } from './lazy-flow.ts';
import type { FlowServices } from './provider.ts';

type Code<Machine extends AnyStateMachine> = LazyCode<Runs<Machine>>;

/** Each flow's machine with its ports, in its own chunk. */
export type FlowCode = { [Id in FlowId]: Code<FlowMachines[Id]> };

/**
 * The lazy code of all flows.
 *
 * @param journal is fetched with the first flow
 * @param texts their titles are fetched with the first flow
 * @param waiting observes the wait for code that failed to load
 */
export function createFlowCode(
  services: Omit<FlowServices, 'journal'>,
  journal: LazyCode<Journal>,
  texts: Pick<AppTexts, 'need'>,
  waiting: Waiting,
): FlowCode {
  return eachFlow<FlowCode>(
    <Id extends FlowId>(id: Id): Code<FlowMachines[Id]> =>
      createLazyCode(async () => {
        const [{ provider, descriptor }, there] = await Promise.all([
          appFlows[id].chunk(),
          journal.load(),
          texts.need(['flows']),
        ]);
        describeFlows({ [id]: descriptor });
        return provider.run({ ...services, journal: there });
      }, waiting),
  );
}
