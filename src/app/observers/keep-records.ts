import type { FlowId } from '#domain/pages.ts';
import { flowIds } from '#machines/flows.ts';
import { selectLoginRecord } from '#machines/login/record.ts';
import type { FlowChildren, RootSnapshot } from '#machines/root/active-flow.ts';
import { noUser, type Store as Storage } from '#services/storage/store.ts';
import { deepEqual } from '../deep-equal.ts';
import { hasEnded, hasTagAnywhere, type Store } from '../store.ts';

type Reading = {
  record: unknown;
  /** A stopped machine has not ended, and can be resumed. */
  ended: boolean;
  /** Money is in flight; the record then stays unchanged. */
  money: boolean;
};

type RecordSource = {
  flow: string;
  userKey: (snapshot: RootSnapshot) => string | null;
  find: (snapshot: RootSnapshot) => (() => Reading) | null;
};

const ofBorrower = ({ context }: RootSnapshot) => context.lastUserKey;

const loginSource: RecordSource = {
  flow: 'login',
  userKey: () => noUser,
  find: ({ children: { login } }) =>
    login
      ? () => {
          const now = login.getSnapshot();
          return { record: selectLoginRecord(now), ended: now.status === 'done', money: false };
        }
      : null,
};

function sourceOf<Id extends FlowId>(flow: Id): RecordSource {
  const actorIn = (children: FlowChildren) => children[flow];
  return {
    flow,
    userKey: ofBorrower,
    find({ context, children }) {
      const actor = actorIn(children);
      const record = actor && context.descriptorOf(flow).record;
      if (!actor || !record) return null;
      return () => {
        const now = actor.getSnapshot();
        return { record: record(now), ended: hasEnded(now), money: hasTagAnywhere(now, 'money') };
      };
    },
  };
}

const sources: RecordSource[] = [loginSource, ...flowIds.map((id) => sourceOf(id))];

function follow({ flow, userKey, find }: RecordSource, storage: Storage) {
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
 * Stores the records with which login and the flows start the next time. A record is removed when
 * its flow has ended or has nothing to restore; it stays when the flow is stopped.
 */
export function keepRecords(store: Store, storage: Storage): () => void {
  const followers = sources.map((keeper) => follow(keeper, storage));
  return store.subscribe(() => {
    const snapshot = store.snapshot();
    for (const changed of followers) changed(snapshot);
  });
}
