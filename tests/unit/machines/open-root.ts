import { onTestFinished } from 'vitest';
import { SimulatedClock } from 'xstate';
import { type Failure, ServiceFailure } from '#domain/failure.ts';
import type { Homepage } from '#domain/loans/home.ts';
import type { MoneyIntent } from '#domain/money.ts';
import type { PageId, Location } from '#domain/pages.ts';
import type { PendingRepayment } from '#domain/payments/repayment.ts';
import { attemptsMachine } from '#machines/attempts/attempts.machine.ts';
import { borrowMachine } from '#machines/borrow/borrow.machine.ts';
import { homeMachine } from '#machines/home/home.machine.ts';
import { moneyActionMachine } from '#machines/money-action/money-action.machine.ts';
import type { Reconciliation } from '#machines/money-action/ports.ts';
import { orderProgressMachine } from '#machines/order-progress/order-progress.machine.ts';
import type { SubjectReport } from '#machines/order-progress/ports.ts';
import { permissionsMachine } from '#machines/permissions/permissions.machine.ts';
import { repaymentMachine } from '#machines/repayment/repayment.machine.ts';
import { selectAttemptOfFlow } from '#machines/root/active-flow.ts';
import { selectLayer, selectLocation } from '#machines/root/location.ts';
import { eachFlow, type FlowRecords } from '#machines/flows.ts';
import type { Session } from '#machines/shared/session.ts';
import { actor, type Timed } from '#machines/shared/ports.ts';
import { firstEffect, kindFixtures } from '#tests/faults/kinds.ts';
import { nothingKnown, unwatched } from '#machines/samples/watch.ts';
import { limit, loanOrder } from '#machines/samples/loans.ts';
import { credentialsOf, sessionOf } from '#machines/samples/people.ts';
import { detail, pending } from '#machines/samples/repayment.ts';
import { passwordLogin } from '#tests/model/app/taps.ts';
import { startRoot } from '#tests/unit/app/running-root.ts';
import { settled } from './settled.ts';

export const at = (page: PageId, query: Location['query'] = {}): Location => ({ page, query });
export const loan = { loanOrderId: 'loan-1' };

type World = {
  session: Session | null;
  person: string;
  /** The attempts that the root reads before a flow starts; null if the journal is unreadable. */
  intents: MoneyIntent[] | null;
  noted: readonly MoneyIntent[];
  /** Failure of the reconciliation; null if it succeeds. */
  unasked: Failure | null;
};

/** Starts the root with real machines and stub services; home’s request never resolves. */
export async function open(location: Location = at('home'), change: Partial<World> = {}) {
  const world: World = {
    session: sessionOf('juan'),
    person: 'juan',
    intents: [],
    noted: [],
    unasked: null,
    ...change,
  };
  const calls: string[] = [];
  const moneyAction = moneyActionMachine.provide({
    actors: {
      reconcileMoney: actor(
        async ({ intent }: { intent: MoneyIntent }): Promise<Reconciliation> => {
          calls.push(`reconcile ${intent.attemptId}`);
          // The delay makes an endless reconciliation visible instead of a hang.
          await settled();
          if (world.unasked) throw new ServiceFailure(world.unasked);
          // The journal closes answered attempts; otherwise the root would reconcile them for ever.
          world.noted = world.noted.filter(({ attemptId }) => attemptId !== intent.attemptId);
          const receipt = kindFixtures[intent.baseline.kind].receiptOf(firstEffect);
          return { outcome: 'taken', receipt };
        },
      ),
    },
  });
  const machines = {
    attempts: attemptsMachine.provide({
      actors: {
        readOpenAttempts: actor(
          async (_: { userKey: string }): Promise<{ intents: readonly MoneyIntent[] }> => ({
            intents: world.noted.filter(
              ({ attemptId }) => attemptId !== selectAttemptOfFlow(root.getSnapshot()),
            ),
          }),
        ),
        watchAttempts: nothingKnown,
        moneyAction,
      },
    }),
    permissions: permissionsMachine,
    home: homeMachine.provide({
      actors: {
        watchAttempts: unwatched,
        watchLastKnown: nothingKnown,
        getHomepageData: actor((): Promise<Timed<Homepage>> => new Promise(() => {})),
      },
    }),
    borrow: borrowMachine.provide({
      actors: { loadLimit: actor(async () => limit()), moneyAction },
    }),
    orderProgress: orderProgressMachine.provide({
      actors: {
        querySubject: actor(
          async (): Promise<SubjectReport> => ({
            type: 'loan',
            order: loanOrder(),
            receivedAt: 0,
          }),
        ),
      },
    }),
    repayment: repaymentMachine.provide({
      actors: {
        moneyAction,
        queryPendingRepayPlan: actor(
          async (): Promise<Timed<PendingRepayment> | null> => pending(),
        ),
        queryRepayOrderDetail: actor(async () => detail()),
      },
    }),
  };
  const root = startRoot(
    {
      clock: new SimulatedClock(),
      machines,
      restoreSession: async () => world.session,
      keepSession: async ({ userId }) => sessionOf(userId),
      forgetSession: async () => undefined,
      logOut: async () => undefined,
      readRemembered: async () => ({
        records: eachFlow<FlowRecords>(() => null),
        intents: world.intents,
      }),
      login: async () => credentialsOf(world.person),
      fetchAttempts: async () => undefined,
    },
    location,
  );
  // Test files share a process: a running root would interfere with the tests of later files.
  onTestFinished(() => void root.stop());
  await settled();
  const logIn = async () => {
    const { login } = root.getSnapshot().children;
    for (const event of passwordLogin) login?.send(event);
    await settled();
    await settled();
  };
  const sees = () => ({
    layer: selectLayer(root.getSnapshot()),
    page: selectLocation(root.getSnapshot())?.page,
  });
  return { root, world, calls, logIn, sees };
}
