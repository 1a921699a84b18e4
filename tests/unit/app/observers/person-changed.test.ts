import { expect, test } from 'vitest';
import { createStore } from '#app/store.ts';
import { changePerson } from '#app/observers/person-changed.ts';
import type { AuthInfo } from '#domain/account/user.ts';
import type { Location } from '#domain/pages.ts';
import type { RootEvent } from '#machines/root/context.ts';
import { credentialsOf, sessionOf } from '#machines/samples/people.ts';
import { pay, settled, startRoot } from '../running-root.ts';

const juan = sessionOf('juan');
const due: Location = { page: 'repay', query: { loanOrderId: 'loan-1' } };

async function named(location?: Location) {
  const forgotten: string[] = [];
  let auth: AuthInfo | null = juan.auth;
  const root = startRoot(
    {
      restoreSession: async () => juan,
      forgetSession: async () => void forgotten.push('juan'),
    },
    location,
  );
  const store = createStore(root);
  await settled();
  const context = { store, auth: () => auth, send: (event: RootEvent) => root.send(event) };
  return {
    root,
    forgotten,
    reply: () => changePerson(context, juan.auth, credentialsOf('maria')),
    logOut: () => {
      auth = null;
    },
    person: () => root.getSnapshot().context.session?.auth.userId,
  };
}

test('the app restarts at home for the borrower that the shell names', async () => {
  const { root, reply, person, forgotten } = await named({ page: 'repayDetail', query: due.query });
  reply();
  await settled();
  await settled();
  expect(person()).toBe('maria');
  expect(forgotten).toEqual(['juan']);
  expect(root.getSnapshot().context.activeFlow).toBe('home');
  expect(root.getSnapshot().context.requested.page).toBe('home');
});

test('the app restarts only when money is no longer in flight', async () => {
  const { root, reply, person } = await named(due);
  pay(root);
  expect(root.getSnapshot().children.repayment?.getSnapshot().matches('paying')).toBe(true);
  reply();
  await settled();
  expect(person()).toBe('juan');
  root.send({ type: 'location.requested', location: { page: 'home', query: {} } });
  await settled();
  await settled();
  expect(person()).toBe('maria');
});

test('the app does not restart for the other borrower after a logout while money is in flight', async () => {
  const { root, reply, person, logOut, forgotten } = await named(due);
  pay(root);
  reply();
  logOut();
  root.send({ type: 'location.requested', location: { page: 'home', query: {} } });
  await settled();
  await settled();
  expect([person(), forgotten]).toEqual(['juan', []]);
});
