import type { FlowId } from '#domain/pages.ts';
import { flowIds } from '#machines/flows.ts';
import { selectLoginRecord } from '#machines/login/record.ts';
import type { FlowChildren, RootSnapshot } from '#machines/root/active-flow.ts';
import { noUser, type Store as Storage } from '#services/storage/store.ts';
import { deepEqual } from '../deep-equal.ts';
import { hasEnded, hasTagAnywhere, type Store } from '../store.ts';

/** The part of a flow that its record depends on. */
type Reading = {
  record: unknown;
  /**
   * Whether the machine reached its final state and has nothing to resume. A stopped machine can be
   * resumed.
   */
  ended: boolean;
  /** Whether money is in flight; the record then stays unchanged. */
  money: boolean;
};

type RecordSource = {
  flow: string;
  userKey: (snapshot: RootSnapshot) => string | null;
  /**
   * Returns a reader of the running flow, valid until the flow stops; null if the flow is not
   * running.
   */
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

/** Follows one flow; returns a function that updates its draft after each change. */
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
 * Stores every flow's record for a cold start. A record is written at each change, and removed when
 * the flow has ended or has nothing to restore. A record stays unchanged before the flow has read
 * it, and when the flow is stopped.
 */
export function keepRecords(store: Store, storage: Storage): () => void {
  const followers = sources.map((keeper) => follow(keeper, storage));
  return store.subscribe(() => {
    const snapshot = store.snapshot();
    for (const changed of followers) changed(snapshot);
  });
}
