import type { AuthInfo, Credentials } from '#domain/account/user.ts';
import type { RootEvent } from '#machines/root/context.ts';
import { movesMoney, type Store } from '../store.ts';

type Context = {
  store: Store;
  auth: () => AuthInfo | null;
  send: (event: RootEvent) => void;
};

/**
 * Waits until the money action of the previous borrower has ended. After the end of the session,
 * login follows instead.
 */
export function changePerson(
  { store, auth, send }: Context,
  stored: AuthInfo,
  credentials: Credentials,
): void {
  let unsubscribe = () => {};
  function changeWhenPossible(): void {
    const snapshot = store.snapshot();
    const hasOtherUser = auth()?.userId !== stored.userId;
    const isInterruptible = snapshot.matches({ session: 'signedIn' }) && !movesMoney(snapshot);
    if (!hasOtherUser && !isInterruptible) return;
    unsubscribe();
    if (!hasOtherUser) send({ type: 'person.changed', credentials });
  }
  unsubscribe = store.subscribe(changeWhenPossible);
  changeWhenPossible();
}
