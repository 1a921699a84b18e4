import { describe, expect, test } from 'vitest';
import type { Failure } from '#domain/failure.ts';
import type { Location } from '#domain/pages.ts';
import { selectHomeView } from '#machines/home/view.ts';
import { applyIntent, repayIntent } from '#machines/samples/loans.ts';
import { settled } from './settled.ts';
import { at, loan, open } from './open-root.ts';

describe('losing the session (S6)', () => {
  test('while the record of a flow is being read starts no flow without a session', async () => {
    const { root, logIn, sees } = await open(at('home'), { session: null });
    root.send({ type: 'location.requested', location: at('repay', loan) });
    await logIn();
    root.send({ type: 'location.requested', location: at('repay', loan) });
    expect(root.getSnapshot().matches({ location: { opening: 'remembering' } })).toBe(true);
    root.send({ type: 'session.lost', reason: 'expired' });
    await settled();
    expect(root.getSnapshot().children.repayment).toBeUndefined();
    expect(sees()).toEqual({ layer: 'login', page: 'login' });
  });

  test.each([
    ['empty', 'toastMsg.loginTip1'],
    ['expired', 'toastMsg.loginTip2'],
    ['squeezed', 'toastMsg.loginTip3'],
  ] as const)('to “%s” shows its message once', async (reason, key) => {
    const { root } = await open(at('home'));
    root.send({ type: 'session.lost', reason });
    root.send({ type: 'session.lost', reason });
    expect(root.getSnapshot().context.toasts).toMatchObject([{ key }]);
  });

  test('leads another borrower to home, in a new flow', async () => {
    const { root, world, logIn, sees } = await open(at('repayPlan', loan));
    root.send({ type: 'session.lost', reason: 'squeezed' });
    await settled();
    world.person = 'maria';
    await logIn();
    expect(sees()).toEqual({ layer: 'flow', page: 'home' });
    expect(root.getSnapshot().children.repayment).toBeUndefined();
    expect(root.getSnapshot().context.session?.userKey).toBe('maria');
  });
});

describe('money with an unknown outcome', () => {
  test.each([
    ['an application', applyIntent, 'review'],
    ['a payment', repayIntent, 'repayDetail'],
  ] as const)(
    'of %s is reconciled once, also if the journal cannot close the attempt',
    async (_, intent, page) => {
      const { calls, sees } = await open(at('home'), { intents: [intent] });
      for (let round = 0; round < 10; round += 1) await settled();
      expect(calls).toEqual([`reconcile ${intent.attemptId}`]);
      expect(sees().page).toBe(page);
    },
  );

  test('of a payment opens on a page of its flow, even if another page was requested', async () => {
    const { root } = await open(at('home'), { intents: [repayIntent] });
    expect(root.getSnapshot().children.repayment?.getSnapshot().context.page).toBe('repay');
  });
});

describe('an open attempt of the kind that the active flow handles', () => {
  test.each([
    ['the flow started without the journal', null],
    ['another, possibly closed, tab made it', []],
  ])('is reconciled beside the flow if %s', async (_, intents) => {
    const { calls, sees } = await open(at('limit'), { intents, noted: [applyIntent] });
    await settled();
    expect(sees().page).toBe('limit');
    expect(calls[0]).toBe(`reconcile ${applyIntent.attemptId}`);
  });

  test('is not reconciled by the root if the flow started with it', async () => {
    const { calls } = await open(at('home'), { intents: [repayIntent], noted: [repayIntent] });
    await settled();
    expect(calls).toHaveLength(1);
  });
});

describe('while the outcome of money is unknown and reconciliation fails', () => {
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

  test('the borrower can go home, where the attempt stays visible', async () => {
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
    'the attempt opens again before other money can move: %o',
    async (location) => {
      const opened = await stuck();
      await ask(opened, at('home'));
      const before = opened.calls.length;
      await ask(opened, location);
      expect(opened.sees()).toEqual({ layer: 'flow', page: 'repay' });
      expect(opened.calls).toHaveLength(before + 1);
      const { repayment } = opened.root.getSnapshot().children;
      expect(repayment?.getSnapshot().context.loanOrderId).toBe('loan-1');
    },
  );

  test('a page without money opens', async () => {
    const opened = await stuck();
    await ask(opened, at('review', loan));
    expect(opened.sees().page).toBe('review');
  });

  test('the borrower can log out, and the attempt opens again after login', async () => {
    const opened = await stuck();
    await ask(opened, at('home'));
    opened.root.send({ type: 'logout.requested' });
    opened.root.send({ type: 'logout.confirmed' });
    await settled();
    expect(opened.sees().page).toBe('login');
    await opened.logIn();
    expect(opened.sees().page).toBe('repay');
  });

  test('the same attempt is reconciled after a new login', async () => {
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
