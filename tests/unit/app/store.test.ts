import { describe, expect, it } from 'vitest';
import { createStore, stable } from '#app/store.ts';
import { settled, startRoot } from './running-root.ts';

const juan = { token: 't', userId: 'juan', mobile: '+639171234567', packageName: 'ph.hiram.app' };

describe('the store over the tree of actors', () => {
  it('hears of a child that moves by itself, and of a child of a child', async () => {
    const root = startRoot();
    const store = createStore(root);
    await settled();
    const { login } = store.snapshot().children;
    const heard: string[] = [];
    store.subscribe(() => {
      const now = store.snapshot().children.login?.getSnapshot();
      heard.push(String(now?.children.smsCode?.getSnapshot().value));
    });
    const before = store.version();
    login?.send({ type: 'entry.changed', field: 'mobile', value: '9171234567' });
    expect(store.version()).toBeGreaterThan(before);

    login?.getSnapshot().children.smsCode?.send({ type: 'code.ordered', mobile: '+639171234567' });
    expect(heard.at(-1)).toBe('sending');
  });

  it('tells of a flow that broke as it started once the root knows what to do', async () => {
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

  it('stops hearing where it is told to', async () => {
    const root = startRoot();
    const store = createStore(root);
    let heard = 0;
    const stop = store.subscribe(() => {
      heard += 1;
    });
    await settled();
    const before = heard;
    stop();
    root.send({ type: 'toast.raised', key: 'toastMsg.net_error' });
    expect(heard).toBe(before);
  });

  it('gives the same object for as long as it says the same', async () => {
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
