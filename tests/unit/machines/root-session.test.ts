import { describe, expect, test } from 'vitest';
import { wordsOfToast } from '#machines/root/context.ts';
import { settled } from './settled.ts';
import { at, loan, open } from './open-root.ts';

describe('losing the session (S6, S8)', () => {
  test('S6.4: shows login, keeps the flow running, and the same borrower returns to it', async () => {
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
    await logIn();
    expect(sees()).toEqual({ layer: 'flow', page: 'repay' });
    expect(root.getSnapshot().children.repayment?.getSnapshot().context.userKey).toBe('juan');
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

  test.each([
    ['empty', 'toastMsg.loginTip1'],
    ['expired', 'toastMsg.loginTip2'],
    ['squeezed', 'toastMsg.loginTip3'],
  ] as const)('S8.1, S8.2, S8.3: with reason %s shows %s, once per burst', async (reason, key) => {
    const { root } = await open();
    for (let code = 0; code < 5; code += 1) root.send({ type: 'session.lost', reason });
    await settled();
    root.send({ type: 'session.lost', reason });
    expect(root.getSnapshot().context.toasts.map(wordsOfToast)).toEqual([key]);
  });
});
