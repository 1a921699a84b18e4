import type { FlowId } from '#domain/pages.ts';
import { descriptorOf } from '#machines/descriptors.ts';
import { flowIds } from '#machines/flows.ts';
import { selectLoginRecord } from '#machines/login/record.ts';
import type { FlowChildren } from '#machines/root/active-flow.ts';
import type { RootSnapshot } from '#machines/root/location.ts';
import { nobody, type Store as Storage } from '#services/storage/store.ts';
import { deepEqual } from '../deep-equal.ts';
import { hasEnded, hasTagAnywhere, type Store } from '../store.ts';

/** A flow as far as its record goes. */
type Reading = {
  record: unknown;
  /** The machine reached its end, so nothing is left to resume; a stopped one can be resumed. */
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

const loginKeeper: Keeper = {
  flow: 'login',
  userKey: () => nobody,
  find: ({ children: { login } }) =>
    login
      ? () => {
          const now = login.getSnapshot();
          return { record: selectLoginRecord(now), ended: now.status === 'done', money: false };
        }
      : null,
};

function keeperOf<Id extends FlowId>(flow: Id): Keeper {
  const actorIn = (children: FlowChildren) => children[flow];
  return {
    flow,
    userKey: ofBorrower,
    find({ children }) {
      const actor = actorIn(children);
      const record = actor && descriptorOf(flow).record;
      if (!actor || !record) return null;
      return () => {
        const now = actor.getSnapshot();
        return { record: record(now), ended: hasEnded(now), money: hasTagAnywhere(now, 'money') };
      };
    },
  };
}

const keepers: Keeper[] = [loginKeeper, ...flowIds.map((id) => keeperOf(id))];

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
