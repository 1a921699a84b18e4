import { onTestFinished } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import { type Failure, ServiceFailure } from '#domain/failure.ts';
import type { Homepage } from '#domain/loans/home.ts';
import type { MoneyIntent } from '#domain/money.ts';
import type { PageId, Location } from '#domain/pages.ts';
import type { LoginRecord } from '#domain/loans/records.ts';
import type { PendingRepayment } from '#domain/payments/repayment.ts';
import type { Credentials } from '#domain/account/user.ts';
import { anyDescriptor } from '#machines/any-descriptor.ts';
import { agreementMachine } from '#machines/agreement/agreement.machine.ts';
import { attemptsMachine } from '#machines/attempts/attempts.machine.ts';
import { borrowMachine } from '#machines/borrow/borrow.machine.ts';
import { helpCentreMachine } from '#machines/help-centre/help-centre.machine.ts';
import { homeMachine } from '#machines/home/home.machine.ts';
import { loginMachine } from '#machines/login/login.machine.ts';
import { moneyActionMachine } from '#machines/money-action/money-action.machine.ts';
import type { Reconciliation } from '#machines/money-action/ports.ts';
import { orderProgressMachine } from '#machines/order-progress/order-progress.machine.ts';
import type { SubjectReport } from '#machines/order-progress/ports.ts';
import { permissionsMachine } from '#machines/permissions/permissions.machine.ts';
import { repaymentMachine } from '#machines/repayment/repayment.machine.ts';
import { selectAttemptOfFlow } from '#machines/root/active-flow.ts';
import { selectLayer, selectLocation } from '#machines/root/location.ts';
import { eachFlow, type FlowRecords, type Remembered } from '#machines/flows.ts';
import type { Session } from '#machines/shared/session.ts';
import { rootMachine } from '#machines/root/root.machine.ts';
import { actor, type Timed } from '#machines/shared/ports.ts';
import { smsCodeMachine } from '#machines/sms-code/sms-code.machine.ts';
import { firstEffect, kindFixtures } from '#tests/faults/kinds.ts';
import { nothingKnown, unwatched } from '#machines/samples/watch.ts';
import { limit, loanOrder } from '#machines/samples/loans.ts';
import { credentialsOf, sessionOf } from '#machines/samples/people.ts';
import { detail, pending } from '#machines/samples/repayment.ts';
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
  const clock = new SimulatedClock();
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
  const machine = rootMachine.provide({
    actors: {
      restoreSession: actor(async (): Promise<Session | null> => world.session),
      readLoginRecord: actor(async (): Promise<LoginRecord | null> => null),
      keepSession: actor(async ({ userId }: Credentials): Promise<Session> => sessionOf(userId)),
      forgetSession: actor(async (): Promise<void> => void calls.push('forget session')),
      logOut: actor(async (): Promise<void> => void calls.push('log out')),
      openMaintenance: actor(
        async (_: { time: number | null }): Promise<{ opened: boolean }> => ({ opened: false }),
      ),
      fetchInfoPages: actor(async (): Promise<void> => undefined),
      fetchFlow: actor(async (): Promise<void> => undefined),
      readRemembered: actor(
        async (_: { userKey: string }): Promise<Remembered> => ({
          records: eachFlow<FlowRecords>(() => null),
          intents: world.intents,
        }),
      ),
      login: loginMachine.provide({
        actors: {
          smsCode: smsCodeMachine.provide({
            actors: { readCooldown: actor(async () => ({ cooldown: 0 })) },
          }),
          login: actor(async () => credentialsOf(world.person)),
        },
      }),
      agreement: agreementMachine.provide({
        actors: { readStoredAgreement: actor(async (): Promise<{ html: string } | null> => null) },
      }),
      fetchAttempts: actor(async (): Promise<void> => undefined),
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
      helpCentre: helpCentreMachine,
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
    },
  });
  const root = createActor(machine, {
    clock,
    input: { location, descriptorOf: anyDescriptor },
  }).start();
  // Test files share a process: a running root would interfere with the tests of later files.
  onTestFinished(() => void root.stop());
  await settled();
  const logIn = async () => {
    const { login } = root.getSnapshot().children;
    login?.send({ type: 'method.chosen', method: 'password' });
    login?.send({ type: 'entry.changed', field: 'username', value: world.person });
    login?.send({ type: 'entry.changed', field: 'password', value: 'secret 123' });
    login?.send({ type: 'login.submitted' });
    await settled();
    await settled();
  };
  const sees = () => ({
    layer: selectLayer(root.getSnapshot()),
    page: selectLocation(root.getSnapshot())?.page,
  });
  return { root, world, calls, clock, logIn, sees };
}
