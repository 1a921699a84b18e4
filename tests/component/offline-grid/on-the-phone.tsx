import { act, render } from '@testing-library/react';
import { createActor, SimulatedClock, type Snapshot } from 'xstate';
import { checkstandRecords } from '#app/flows/checkstand-records.ts';
import { provider } from '#flows/offline-payment/chunk.ts';
import type { OfflinePaymentEvent } from '#machines/offline-payment/offline-payment.setup.ts';
import type { OfflinePaymentPorts } from '#machines/offline-payment/ports.ts';
import { createStore } from '#services/storage/store.ts';
import type { InMemory } from '#tests/contract/sandbox/in-memory.ts';
import type { MadeBorrower } from '#tests/contract/sandbox/wire-client.ts';
import type { Preview } from '#visualizations/preview/preview.tsx';
import { Followed } from '../followed.tsx';

const settings = {
  trackReceiveConfirmOverdue() {},
  settleWindow: 0,
  caps: undefined,
  toastMessage: () => undefined,
  showTheme: () => undefined,
};

/** The counter page with its real screen, against the sandbox, from `snapshot` if given. */
export function onThePhone(
  world: InMemory,
  borrower: MadeBorrower,
  loanOrderId: string,
  snapshot?: Snapshot<unknown>,
) {
  const { wire, sandbox } = world;
  const { token, mobile, userId } = borrower;
  const checkstands = checkstandRecords(createStore(globalThis));
  const asking = new Set<object>();
  const now = async () => sandbox.work(mobile, async (work) => work.now);
  const ports: OfflinePaymentPorts = {
    recall: async (loan) => ({ kept: checkstands.read(loan), apps: [] }),
    async fetchVirtualAccount({ userKey, ...request }) {
      asking.add(request);
      try {
        const reply = await wire.call('fetchVirtualAccount', request, { token, encrypted: false });
        const checkstand = { ...reply, receivedAt: await now() };
        checkstands.keep(userKey, checkstand, request.amount);
        return checkstand;
      } finally {
        asking.delete(request);
      }
    },
    notePayment: async ({ note, paid, ...loan }) =>
      checkstands.note(loan, paid ? await now() : null, note),
  };
  const machine = provider.machine(ports, settings);
  const actor = createActor(machine, {
    clock: new SimulatedClock(),
    input: { userKey: userId, loanOrderId, amount: null },
    ...(snapshot && { snapshot }),
  });

  async function settle(): Promise<void> {
    do {
      await new Promise<void>((resolve) => void setImmediate(resolve));
    } while (asking.size > 0);
    await new Promise<void>((resolve) => void setImmediate(resolve));
  }
  async function send(event: OfflinePaymentEvent): Promise<void> {
    actor.send(event);
    await settle();
  }

  return {
    async open(): Promise<void> {
      actor.start();
      await settle();
    },
    send,
    /** Refreshes the data, as when the page is shown again. */
    refresh: async () => send({ type: 'page.shown' }),
    readText(preview: Preview): string {
      const { container, unmount } = render(<Followed actor={actor} preview={preview} />);
      const words = (container.textContent ?? '').replaceAll(/\s+/g, ' ');
      act(unmount);
      return words;
    },
    fork() {
      const here = actor.getPersistedSnapshot();
      return () => onThePhone(world, borrower, loanOrderId, here);
    },
    close: () => actor.stop(),
  };
}
