import type { AuthInfo, Credentials } from '#domain/account/user.ts';
import type { RootEvent } from '#machines/root/context.ts';
import { movesMoney, type Store } from '../store.ts';

type Context = {
  store: Store;
  auth: () => AuthInfo | null;
  send: (event: RootEvent) => void;
};

/**
 * Reports the borrower of the native app to the root once no money moves. Reports nothing if the
 * previous session ends before that.
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
