import { act, render } from '@testing-library/react';
import { useSyncExternalStore } from 'react';
import { createActor, SimulatedClock, type Snapshot } from 'xstate';
import { keptCheckstands } from '#app/flows/kept-checkstands.ts';
import { offlinePaymentProvider } from '#app/flows/offline-payment.ts';
import type { OfflinePaymentEvent } from '#machines/offline-payment/offline-payment.setup.ts';
import type { OfflinePaymentPorts } from '#machines/offline-payment/ports.ts';
import { createStore } from '#services/storage/store.ts';
import type { InMemory } from '#tests/contract/sandbox/in-memory.ts';
import type { MadeBorrower } from '#tests/contract/sandbox/wire-client.ts';
import type { Preview } from '#visualizations/preview/preview.tsx';

const settings = {
  trackReceiveConfirmOverdue() {},
  settleWindow: 0,
  caps: undefined,
  toastMessage: () => undefined,
  showTheme: () => undefined,
};

/**
 * The page of paying offline on a phone, against the sandbox, with its real screen.
 *
 * @param snapshot where the page goes on from, instead of being opened
 */
export function onThePhone(
  world: InMemory,
  borrower: MadeBorrower,
  loanOrderId: string,
  snapshot?: Snapshot<unknown>,
) {
  const { wire, sandbox } = world;
  const { token, mobile, userId } = borrower;
  const kept = keptCheckstands(createStore(globalThis));
  const asking = new Set<object>();
  const now = async () => sandbox.work(mobile, async (work) => work.now);
  const ports: OfflinePaymentPorts = {
    recall: async (loan) => ({ kept: kept.read(loan), apps: [] }),
    async fetchVirtualAccount({ userKey, ...asked }) {
      asking.add(asked);
      try {
        const told = await wire.call('fetchVirtualAccount', asked, { token, encrypted: false });
        const checkstand = { ...told, receivedAt: await now() };
        kept.keep(userKey, checkstand, asked.amount);
        return checkstand;
      } finally {
        asking.delete(asked);
      }
    },
    notePayment: async ({ note, paid, ...loan }) =>
      kept.note(loan, paid ? await now() : null, note),
  };
  const machine = offlinePaymentProvider.machine(ports, settings);
  const actor = createActor(machine, {
    clock: new SimulatedClock(),
    input: { userKey: userId, loanOrderId, amount: null },
    ...(snapshot && { snapshot }),
  });

  /** Everything that can settle has settled, and nothing waits for the lender. */
  async function rests(): Promise<void> {
    do {
      await new Promise<void>((resolve) => void setImmediate(resolve));
    } while (asking.size > 0);
    await new Promise<void>((resolve) => void setImmediate(resolve));
  }
  async function does(event: OfflinePaymentEvent): Promise<void> {
    actor.send(event);
    await rests();
  }

  return {
    async opens(): Promise<void> {
      actor.start();
      await rests();
    },
    does,
    /** The page is seen again: everything is asked anew. */
    looks: async () => does({ type: 'page.shown' }),
    /** What the screen says now, in one line. */
    says(preview: Preview): string {
      const { container, unmount } = render(<Shown actor={actor} preview={preview} />);
      const words = (container.textContent ?? '').replaceAll(/\s+/g, ' ');
      act(unmount);
      return words;
    },
    /** Goes on from here in several ways: a phone for each. */
    goesOn() {
      const here = actor.getPersistedSnapshot();
      return () => onThePhone(world, borrower, loanOrderId, here);
    },
    closes: () => actor.stop(),
  };
}

type Actor = ReturnType<typeof createActor<ReturnType<typeof offlinePaymentProvider.machine>>>;

function Shown({ actor, preview }: { actor: Actor; preview: Preview }) {
  const snapshot = useSyncExternalStore(
    (listener) => {
      const subscription = actor.subscribe(listener);
      return () => subscription.unsubscribe();
    },
    () => actor.getSnapshot(),
  );
  return <preview.Screen snapshot={snapshot} send={() => {}} request={() => {}} />;
}
