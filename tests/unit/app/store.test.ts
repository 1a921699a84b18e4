import { describe, expect, it } from 'vitest';
import { createStore, stable, blocksBack, type Store } from '#app/store.ts';
import { sessionOf } from '#machines/samples/people.ts';
import { settled, startRoot } from './running-root.ts';

const juan = { token: 't', userId: 'juan', mobile: '+639171234567', packageName: 'ph.hiram.app' };

describe('the store over the actor tree', () => {
  it('notifies about changes of a child and of a grandchild', async () => {
    const root = startRoot();
    const store = createStore(root);
    await settled();
    const { login } = store.snapshot().children;
    const notified: string[] = [];
    store.subscribe(() => {
      const now = store.snapshot().children.login?.getSnapshot();
      notified.push(String(now?.children.smsCode?.getSnapshot().value));
    });
    const [before, count] = [store.version(), notified.length];
    login?.send({ type: 'entry.changed', field: 'mobile', value: '9171234567' });
    expect(store.version()).toBe(before + 1);
    expect(notified).toHaveLength(count + 1);

    login?.getSnapshot().children.smsCode?.send({ type: 'code.ordered', mobile: '+639171234567' });
    expect(notified.at(-1)).toBe('sending');
  });

  it('notifies about a flow that fails at its start only after the root has handled the failure', async () => {
    const session = { auth: { ...juan, userInfo: null }, userKey: 'juan' };
    const root = startRoot({ restoreSession: async () => session, homeBreaks: true });
    const store = createStore(root);
    const seen: unknown[] = [];
    store.subscribe(() => {
      const { children, value } = store.snapshot();
      seen.push([value.location, children.home?.getSnapshot().context]);
    });
    await settled();
    expect(seen.at(-1)).toEqual(['broken', undefined]);
    expect(seen).not.toContainEqual([{ inFlow: 'home' }, undefined]);
  });

  it('returns the same object while its value is unchanged', async () => {
    const root = startRoot();
    const store = createStore(root);
    await settled();
    const read = stable(store, ({ context }) => ({ toasts: context.toasts.length }));
    const first = read();
    root.send({ type: 'page.shown' });
    store.snapshot().children.login?.send({
      type: 'entry.changed',
      field: 'username',
      value: 'maria',
    });
    expect(read()).toBe(first);
    root.send({ type: 'toast.raised', key: 'toastMsg.net_error' });
    expect(read()).toEqual({ toasts: 1 });
  });
});

describe('blocksBack', () => {
  const ask = ({ snapshot }: Store) =>
    snapshot().children.repayment?.send({ type: 'payment.requested' });

  it.each<
    [stays: boolean, where: string, act: (store: Store, root: ReturnType<typeof startRoot>) => void]
  >([
    [false, 'no question is open', () => {}],
    [
      true,
      'the question of logging out is open',
      (_, root) => root.send({ type: 'logout.requested' }),
    ],
    [true, 'the question of a payment is open', (store) => ask(store)],
    [
      false,
      'a page to read is above the question',
      (store, root) => {
        ask(store);
        root.send({ type: 'location.requested', location: { page: 'service', query: {} } });
      },
    ],
    [
      true,
      'a payment is in flight',
      (store) => {
        ask(store);
        store.snapshot().children.repayment?.send({ type: 'payment.confirmed' });
      },
    ],
  ])('returns %s if %s', async (stays, _, act) => {
    const root = startRoot(
      { restoreSession: async () => sessionOf('juan') },
      { page: 'repay', query: { loanOrderId: 'loan-1' } },
    );
    const store = createStore(root);
    await settled();
    await settled();
    act(store, root);
    expect(blocksBack(store.snapshot())).toBe(stays);
  });
});
