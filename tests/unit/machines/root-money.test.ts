import { describe, expect, test } from 'vitest';
import type { Failure } from '#domain/failure.ts';
import type { Location } from '#domain/pages.ts';
import { selectHomeView } from '#machines/home/view.ts';
import { applyIntent, repayIntent } from '#tests/model/samples/loans.ts';
import { settled } from './settled.ts';
import { at, loan, open } from './open-root.ts';

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

describe('an open attempt at the kind of money that the active flow moves', () => {
  const firstCallIn = async (intents: [] | null) => {
    const { calls, sees } = await open(at('limit'), { intents, noted: [applyIntent] });
    await settled();
    expect(sees().page).toBe('limit');
    return calls[0];
  };

  test('is asked about beside the flow where the flow began without the phone’s notes', async () => {
    expect(await firstCallIn(null)).toBe(`reconcile ${applyIntent.attemptId}`);
  });

  test('is asked about beside the flow where another page made it, which may be dead', async () => {
    expect(await firstCallIn([])).toBe(`reconcile ${applyIntent.attemptId}`);
  });

  test('is left to the flow that began with it', async () => {
    const { calls } = await open(at('home'), { intents: [repayIntent], noted: [repayIntent] });
    await settled();
    expect(calls.filter((call) => call.startsWith('reconcile'))).toHaveLength(1);
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
