import { selectBorrowRecord } from '#machines/borrow/place.ts';
import { selectLoginRecord } from '#machines/login/record.ts';
import { selectRepaymentRecord } from '#machines/repayment/place.ts';
import type { RootSnapshot } from '#machines/root/place.ts';
import { nobody, type Store as Storage } from '#services/storage/store.ts';
import { deepEqual } from './deep-equal.ts';
import type { Store } from './store.ts';

/** A flow as far as its record goes. */
type Reading = {
  record: unknown;
  /** It ended by itself: nothing is left to take up. Not so when it was merely stopped. */
  ended: boolean;
  /** Money is under way: its record stays as it is. */
  money: boolean;
};

type Keeper = {
  flow: string;
  userKey: (snapshot: RootSnapshot) => string | null;
  /** Makes a reading of the flow that runs now, good until it is gone; null where none runs. */
  find: (snapshot: RootSnapshot) => (() => Reading) | null;
};

const ofBorrower = ({ context }: RootSnapshot) => context.lastUserKey;

const keepers: Keeper[] = [
  {
    flow: 'login',
    userKey: () => nobody,
    find: ({ children: { login } }) =>
      login
        ? () => {
            const now = login.getSnapshot();
            return { record: selectLoginRecord(now), ended: now.status === 'done', money: false };
          }
        : null,
  },
  {
    flow: 'borrow',
    userKey: ofBorrower,
    find: ({ children: { borrow } }) =>
      borrow
        ? () => {
            const now = borrow.getSnapshot();
            const money = now.hasTag('money');
            return { record: selectBorrowRecord(now), ended: now.status === 'done', money };
          }
        : null,
  },
  {
    flow: 'repayment',
    userKey: ofBorrower,
    find: ({ children: { repayment } }) =>
      repayment
        ? () => {
            const now = repayment.getSnapshot();
            const money = now.hasTag('money');
            return { record: selectRepaymentRecord(now), ended: now.status === 'done', money };
          }
        : null,
  },
];

/** Follows one flow: gives what to do with its draft after each change. */
function follow({ flow, userKey, find }: Keeper, storage: Storage) {
  let read: (() => Reading) | null = null;
  let written: { userKey: string; record: unknown } | null = null;

  function drop(key: string): void {
    storage.dropDraft(key, flow);
    written = null;
  }

  return (snapshot: RootSnapshot): void => {
    const present = find(snapshot);
    const reading = (present ?? read)?.();
    const key = written?.userKey ?? userKey(snapshot);
    read = present;
    if (!reading || key === null || reading.money) return;
    if (reading.ended) drop(key);
    else if (present && reading.record === null && written) drop(key);
    else if (present && reading.record !== null && !deepEqual(reading.record, written?.record)) {
      storage.writeDraft(key, flow, reading.record);
      written = { userKey: key, record: reading.record };
    }
    if (!present) written = null;
  };
}

/**
 * Keeps every flow's record in storage, for a cold start: written when it changes, dropped when
 * the flow has ended or has nothing more to remember. Before a flow has read its record, or when
 * it is stopped in the middle, what is stored stays.
 */
export function keepRecords(store: Store, storage: Storage): () => void {
  const followers = keepers.map((keeper) => follow(keeper, storage));
  return store.subscribe(() => {
    const snapshot = store.snapshot();
    for (const changed of followers) changed(snapshot);
  });
}
