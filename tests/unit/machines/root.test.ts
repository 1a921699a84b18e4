import { createActor, fromPromise, SimulatedClock } from 'xstate';
import { describe, expect, test } from 'vitest';
import { type Failure, ServiceFailure } from '#domain/failure.ts';
import type { Homepage } from '#domain/home.ts';
import type { MoneyIntent } from '#domain/money.ts';
import type { PageId, Location } from '#domain/pages.ts';
import type { LoginRecord } from '#domain/records.ts';
import type { PendingRepayment } from '#domain/repayment.ts';
import type { Credentials } from '#domain/user.ts';
import { agreementMachine } from '#machines/agreement/agreement.machine.ts';
import { borrowMachine } from '#machines/borrow/borrow.machine.ts';
import { homeMachine } from '#machines/home/home.machine.ts';
import { selectHomeView } from '#machines/home/view.ts';
import { loginMachine } from '#machines/login/login.machine.ts';
import { moneyActionMachine } from '#machines/money-action/money-action.machine.ts';
import type { Reconciliation } from '#machines/money-action/ports.ts';
import { orderProgressMachine } from '#machines/order-progress/order-progress.machine.ts';
import type { SubjectReport } from '#machines/order-progress/ports.ts';
import { repaymentMachine } from '#machines/repayment/repayment.machine.ts';
import { selectLayer, selectLocation } from '#machines/root/location.ts';
import { eachFlow, type FlowRecords, type Remembered } from '#machines/flows.ts';
import type { Session } from '#machines/shared/session.ts';
import { rootMachine } from '#machines/root/root.machine.ts';
import { actor, type Timed } from '#machines/shared/ports.ts';
import { smsCodeMachine } from '#machines/sms-code/sms-code.machine.ts';
import { applyIntent, limit, loanOrder, repayIntent } from '#tests/model/samples/loans.ts';
import { credentialsOf, sessionOf } from '#tests/model/samples/people.ts';
import { detail, pending } from '#tests/model/samples/repayment.ts';
import { settled } from './settled.ts';

const at = (page: PageId, query: Location['query'] = {}): Location => ({ page, query });
const loan = { loanOrderId: 'loan-1' };

type World = {
  session: Session | null;
  /** Who logs in. */
  person: string;
  intents: MoneyIntent[];
  shellShowsMaintenance: boolean;
  /** Why the outcome of money can't be asked about; null where it can. */
  unasked: Failure | null;
};

/** The root with its real flows, over a world that answers at once. */
async function open(location: Location = at('home'), change: Partial<World> = {}) {
  const world: World = {
    session: sessionOf('juan'),
    person: 'juan',
    intents: [],
    shellShowsMaintenance: false,
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
          // The server takes its time: asking for ever would be seen, not hang.
          await settled();
          if (world.unasked) throw new ServiceFailure(world.unasked);
          return { outcome: 'taken', receipt: { kind: 'applyOrder', loanOrderId: 'loan-1' } };
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
      openMaintenance: actor(async (_: { time: number | null }) => ({
        opened: world.shellShowsMaintenance,
      })),
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
      home: homeMachine.provide({
        actors: { getHomepageData: actor((): Promise<Timed<Homepage>> => new Promise(() => {})) },
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
  const root = createActor(machine, { clock, input: { location } }).start();
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

describe('where a start leads', () => {
  test.each<[Location, PageId]>([
    [at('home'), 'home'],
    [at('limit'), 'limit'],
    [at('quota'), 'quota'],
    [at('confirm'), 'limit'],
    [at('review', loan), 'review'],
    [at('reviewDetails', loan), 'reviewDetails'],
    [at('repay', loan), 'repay'],
    [at('repayPlan', loan), 'repayPlan'],
    [at('repayDetail', loan), 'repayDetail'],
    [at('repay'), 'home'],
    [at('lending'), 'home'],
    [at('login'), 'home'],
    [at('agreement'), 'agreement'],
    [at('service'), 'service'],
    [at('error'), 'error'],
  ])('%o, logged in', async (location, page) => {
    expect((await open(location)).sees().page).toBe(page);
  });

  test.each<[Location, PageId]>([
    [at('home'), 'login'],
    [at('repay', loan), 'login'],
    [at('agreement'), 'login'],
    [at('service'), 'service'],
    [at('privacy'), 'privacy'],
    [at('error'), 'error'],
  ])('%o, logged out', async (location, page) => {
    expect((await open(location, { session: null })).sees().page).toBe(page);
  });

  test('after login, onward to what was asked for', async () => {
    const { logIn, sees } = await open(at('repay', loan), { session: null });
    await logIn();
    expect(sees()).toEqual({ layer: 'flow', page: 'repay' });
  });
});

describe('layers: reading above login above the flow', () => {
  test('a page to read lies above the flow, which stays as it was', async () => {
    const { root, sees } = await open(at('repay', loan));
    const flow = root.getSnapshot().children.repayment;
    root.send({ type: 'location.requested', location: at('service') });
    expect(sees()).toEqual({ layer: 'info', page: 'service' });
    root.send({ type: 'nav.back' });
    expect(sees()).toEqual({ layer: 'flow', page: 'repay' });
    expect(root.getSnapshot().children.repayment).toBe(flow);
  });

  test('what needs no login lies above login too, what needs it lies below', async () => {
    const { root, sees } = await open(at('home'), { session: null });
    root.send({ type: 'location.requested', location: at('privacy') });
    expect(sees()).toEqual({ layer: 'info', page: 'privacy' });
    root.send({ type: 'nav.back' });
    root.send({ type: 'location.requested', location: at('agreement') });
    expect(sees()).toEqual({ layer: 'login', page: 'login' });
  });

  test('back goes to the top layer alone', async () => {
    const { root, sees } = await open(at('repayPlan', loan));
    root.send({ type: 'location.requested', location: at('service') });
    root.send({ type: 'location.requested', location: at('privacy') });
    const trail: unknown[] = [];
    for (let step = 0; step < 3; step += 1) {
      root.send({ type: 'nav.back' });
      trail.push(sees().page);
    }
    expect(trail).toEqual(['service', 'repayPlan', 'repay']);
  });

  test('nothing goes back below login, nor below the question of logging out', async () => {
    const { root, sees } = await open(at('repayPlan', loan));
    root.send({ type: 'logout.requested' });
    root.send({ type: 'nav.back' });
    expect(root.getSnapshot().context.logoutAsked).toBe(false);
    root.send({ type: 'session.lost', reason: 'expired' });
    await settled();
    root.send({ type: 'nav.back' });
    expect(sees()).toEqual({ layer: 'login', page: 'login' });
    expect(root.getSnapshot().children.repayment?.getSnapshot().matches('plan')).toBe(true);
  });

  test('asking for a flow closes what is read, and what it fetched', async () => {
    const { root, sees } = await open();
    root.send({ type: 'location.requested', location: at('customerCenter') });
    root.send({ type: 'location.requested', location: at('limit') });
    await settled();
    expect(sees()).toEqual({ layer: 'flow', page: 'limit' });
    expect(root.getSnapshot().matches({ infoPages: 'closed' })).toBe(true);
    expect(root.getSnapshot().children.support).toBeUndefined();
  });

  test('forward is taken by the flow on top where its guard holds', async () => {
    const { root, sees } = await open(at('repay', loan));
    root.send({ type: 'nav.forward', location: at('confirm') });
    expect(sees().page).toBe('repay');
    root.send({ type: 'nav.forward', location: at('repayPlan', loan) });
    expect(sees().page).toBe('repayPlan');
  });
});

describe('losing the session (S6, S8)', () => {
  test('raises login, stops no flow, and the same person returns to it', async () => {
    const { root, logIn, sees, calls } = await open(at('repayPlan', loan));
    const flow = root.getSnapshot().children.repayment;
    root.send({ type: 'session.lost', reason: 'expired' });
    await settled();
    expect(sees()).toEqual({ layer: 'login', page: 'login' });
    expect(calls).toEqual(['forget session']);
    await logIn();
    expect(sees()).toEqual({ layer: 'flow', page: 'repayPlan' });
    expect(root.getSnapshot().children.repayment).toBe(flow);
  });

  test('lost while what a flow left behind is read: no flow starts for nobody', async () => {
    const { root, logIn, sees } = await open(at('home'), { session: null });
    root.send({ type: 'location.requested', location: at('repay', loan) });
    await logIn();
    root.send({ type: 'location.requested', location: at('repay', loan) });
    expect(root.getSnapshot().matches({ location: { opening: 'remembering' } })).toBe(true);
    root.send({ type: 'session.lost', reason: 'expired' });
    await settled();
    expect(root.getSnapshot().children.repayment).toBeUndefined();
    expect(sees()).toEqual({ layer: 'login', page: 'login' });
    await logIn();
    expect(sees()).toEqual({ layer: 'flow', page: 'repay' });
    expect(root.getSnapshot().children.repayment?.getSnapshot().context.userKey).toBe('juan');
  });

  test('another person goes home, to a flow of their own', async () => {
    const { root, world, logIn, sees } = await open(at('repayPlan', loan));
    root.send({ type: 'session.lost', reason: 'squeezed' });
    await settled();
    world.person = 'maria';
    await logIn();
    expect(sees()).toEqual({ layer: 'flow', page: 'home' });
    expect(root.getSnapshot().children.repayment).toBeUndefined();
    expect(root.getSnapshot().context.session?.userKey).toBe('maria');
  });

  test.each([
    ['empty', 'toastMsg.loginTip1'],
    ['expired', 'toastMsg.loginTip2'],
    ['squeezed', 'toastMsg.loginTip3'],
  ] as const)('%s says %s, once a burst', async (reason, key) => {
    const { root } = await open();
    for (let code = 0; code < 5; code += 1) root.send({ type: 'session.lost', reason });
    await settled();
    root.send({ type: 'session.lost', reason });
    expect(root.getSnapshot().context.toasts.map((toast) => toast.key)).toEqual([key]);
  });

  test('login is told why, until somebody is logged in again', async () => {
    const { root, logIn } = await open();
    root.send({ type: 'session.lost', reason: 'squeezed' });
    await settled();
    expect(root.getSnapshot().children.login?.getSnapshot().context.loss).toBe('squeezed');
    await logIn();
    expect(root.getSnapshot().context.sessionLoss).toBeNull();
  });
});

describe('logging out (S4)', () => {
  test('asks yes or no; no changes nothing', async () => {
    const { root, calls, sees } = await open();
    root.send({ type: 'logout.requested' });
    root.send({ type: 'logout.cancelled' });
    await settled();
    expect(calls).toEqual([]);
    expect(sees().page).toBe('home');
  });

  test('yes ends everything, and login stands; whoever comes next starts at home', async () => {
    const { root, calls, sees, logIn } = await open(at('repayPlan', loan));
    root.send({ type: 'location.requested', location: at('service') });
    root.send({ type: 'logout.requested' });
    root.send({ type: 'logout.confirmed' });
    await settled();
    expect(calls).toEqual(['log out']);
    expect(sees()).toEqual({ layer: 'login', page: 'login' });
    await logIn();
    expect(sees()).toEqual({ layer: 'flow', page: 'home' });
  });

  test('a yes that nobody was asked for does nothing', async () => {
    const { root, calls } = await open();
    root.send({ type: 'logout.confirmed' });
    await settled();
    expect(calls).toEqual([]);
  });
});

describe('money whose outcome is not known comes first', () => {
  test.each([
    ['an application', applyIntent, 'review'],
    ['a payment', repayIntent, 'repayDetail'],
  ] as const)('%s is asked about at a start anywhere', async (_, intent, page) => {
    const { world, calls, sees } = await open(at('home'), { intents: [intent] });
    expect(calls[0]).toBe(`reconcile ${intent.attemptId}`);
    world.intents = [];
    await settled();
    await settled();
    expect(sees().page).toBe(page);
  });

  test('an intent that the journal can’t close is asked about once, not for ever', async () => {
    const { calls, sees } = await open(at('home'), { intents: [applyIntent] });
    for (let round = 0; round < 10; round += 1) {
      await settled();
    }
    expect(calls).toEqual(['reconcile attempt-1']);
    expect(sees().page).toBe('review');
  });

  test('a payment found open on another page still has a page of its own', async () => {
    const { root } = await open(at('home'), { intents: [repayIntent] });
    expect(root.getSnapshot().children.repayment?.getSnapshot().context.page).not.toBe('home');
  });
});

describe('while the outcome of money is unknown and can’t be asked about', () => {
  const tokenInvalid: Failure = { kind: 'business', code: 100_103, message: 'Token invalid' };

  async function stuck() {
    const opened = await open(at('home'), { intents: [repayIntent], unasked: tokenInvalid });
    await settled();
    expect(opened.sees()).toEqual({ layer: 'flow', page: 'repay' });
    return opened;
  }
  const ask = async ({ root }: Awaited<ReturnType<typeof open>>, location: Location) => {
    root.send({ type: 'location.requested', location });
    await settled();
  };
  const asked = ({ calls }: Awaited<ReturnType<typeof open>>) =>
    calls.filter((call) => call.startsWith('reconcile')).length;

  test('the person goes home, where the attempt is kept in sight', async () => {
    const opened = await stuck();
    await ask(opened, at('home'));
    expect(opened.sees()).toEqual({ layer: 'flow', page: 'home' });
    const { home } = opened.root.getSnapshot().children;
    expect(home && selectHomeView(home.getSnapshot()).openAttempts).toEqual([
      {
        id: repayIntent.attemptId,
        kind: 'repaymentConfirm',
        at: repayIntent.t,
        location: at('repay', loan),
      },
    ]);
  });

  test.each([at('limit'), at('repay', { loanOrderId: 'loan-2' })])(
    'it comes first again where money is to be moved: %o',
    async (location) => {
      const opened = await stuck();
      await ask(opened, at('home'));
      const before = asked(opened);
      await ask(opened, location);
      expect(opened.sees()).toEqual({ layer: 'flow', page: 'repay' });
      expect(asked(opened)).toBe(before + 1);
      const { repayment } = opened.root.getSnapshot().children;
      expect(repayment?.getSnapshot().context.loanOrderId).toBe('loan-1');
    },
  );

  test('a page that moves none opens', async () => {
    const opened = await stuck();
    await ask(opened, at('review', loan));
    expect(opened.sees().page).toBe('review');
  });

  test('the person logs out; logging in again, the attempt comes first', async () => {
    const opened = await stuck();
    await ask(opened, at('home'));
    opened.root.send({ type: 'logout.requested' });
    opened.root.send({ type: 'logout.confirmed' });
    await settled();
    expect(opened.sees().page).toBe('login');
    await opened.logIn();
    expect(opened.sees().page).toBe('repay');
  });

  test('the person logs in again, and the same attempt is asked about', async () => {
    const opened = await stuck();
    const flow = opened.root.getSnapshot().children.repayment;
    opened.root.send({ type: 'login.requested' });
    await settled();
    expect(opened.sees()).toEqual({ layer: 'login', page: 'login' });
    opened.world.unasked = null;
    await opened.logIn();
    await settled();
    await settled();
    expect(opened.root.getSnapshot().children.repayment).toBe(flow);
    expect(flow?.getSnapshot().matches('paying')).toBe(false);
  });
});

describe('toasts (S9)', () => {
  test('one at a time, 2000 ms each, in order, none twice', async () => {
    const { root, clock } = await open();
    root.send({ type: 'toast.raised', key: 'toastMsg.net_error' });
    root.send({ type: 'toast.raised', key: 'toastMsg.loginTip3' });
    root.send({ type: 'toast.raised', key: 'toastMsg.net_error' });
    const shown = () => root.getSnapshot().context.toasts.map(({ key }) => key);
    expect(shown()).toEqual(['toastMsg.net_error', 'toastMsg.loginTip3']);
    clock.increment(1999);
    expect(shown()).toHaveLength(2);
    clock.increment(1);
    expect(shown()).toEqual(['toastMsg.loginTip3']);
    clock.increment(2000);
    expect(shown()).toEqual([]);
  });
});

describe('maintenance (S7)', () => {
  test.each([
    [true, 'none'],
    [false, 'shown'],
  ] as const)('the native screen shows it: %o, ours: %s', async (native, ours) => {
    const { root, sees } = await open(at('repayPlan', loan), { shellShowsMaintenance: native });
    root.send({ type: 'maintenance.announced', time: 5 });
    await settled();
    expect(root.getSnapshot().matches({ maintenance: ours })).toBe(true);
    root.send({ type: 'maintenance.closed' });
    expect(sees().page).toBe('repayPlan');
  });
});

test('a session lost while it is restored is said too', async () => {
  const machine = rootMachine.provide({
    actors: { restoreSession: fromPromise<Session | null, void>(() => new Promise(() => {})) },
  });
  const root = createActor(machine, { input: { location: at('home') } }).start();
  root.send({ type: 'session.lost', reason: 'expired' });
  expect(root.getSnapshot().context.toasts.map(({ key }) => key)).toEqual(['toastMsg.loginTip2']);
});
