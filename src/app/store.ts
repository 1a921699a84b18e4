import { type ActorRefFrom, type AnyActorRef, isMachineSnapshot } from 'xstate';
import type { rootMachine } from '#machines/root/root.machine.ts';
import { flowOnTop } from '#machines/root/context.ts';
import type { RootSnapshot } from '#machines/root/location.ts';
import type { StateTag } from '#machines/shared/meta.ts';
import { deepEqual } from './deep-equal.ts';

export type RootActor = ActorRefFrom<typeof rootMachine>;

/** The root actor and everything below it as one thing to subscribe to. */
export type Store = {
  snapshot: () => RootSnapshot;
  /** Counts changes anywhere in the tree. */
  version: () => number;
  /** Hears of each change anywhere in the tree; returns how to stop. */
  subscribe: (listener: () => void) => () => void;
};

function isActor(value: unknown): value is AnyActorRef {
  return (
    typeof value === 'object' && value !== null && 'getSnapshot' in value && 'subscribe' in value
  );
}

/** What an actor says of itself, where it says anything. */
function snapshotOf(actor: AnyActorRef): object {
  const snapshot: unknown = actor.getSnapshot();
  return typeof snapshot === 'object' && snapshot !== null ? snapshot : {};
}

/** The actors that a snapshot names as running below it; none where it is no machine's. */
function childrenIn(snapshot: object): AnyActorRef[] {
  const children: unknown = 'children' in snapshot ? snapshot.children : null;
  return typeof children === 'object' && children !== null
    ? Object.values(children).filter(isActor)
    : [];
}

/** The actors below an actor; none where it is no machine. */
export const childrenOf = (actor: AnyActorRef): AnyActorRef[] => childrenIn(snapshotOf(actor));

/** Whether a machine or any below it is in a state with a tag. */
export function hasTagAnywhere(snapshot: unknown, tag: StateTag): boolean {
  return (
    isMachineSnapshot(snapshot) &&
    (snapshot.hasTag(tag) ||
      childrenIn(snapshot).some((child) => hasTagAnywhere(child.getSnapshot(), tag)))
  );
}

/** Whether money is under way in any flow. */
export const movesMoney = (snapshot: RootSnapshot): boolean => hasTagAnywhere(snapshot, 'money');

/** Whether money is being sent by this page, which nothing may interrupt. */
export const sendsMoney = (snapshot: RootSnapshot): boolean => hasTagAnywhere(snapshot, 'sending');

/**
 * Whether back stays on the page: a question lies above it, or money is being sent. A flow's own
 * question holds nobody at what lies above the flow, such as login.
 */
export const staysAtBack = (snapshot: RootSnapshot): boolean =>
  snapshot.context.logoutAsked ||
  sendsMoney(snapshot) ||
  (flowOnTop(snapshot.context) && hasTagAnywhere(snapshot, 'question'));

/** Whether a machine ended by itself. */
export const hasEnded = (snapshot: unknown): boolean =>
  isMachineSnapshot(snapshot) && snapshot.status === 'done';

/** Whether an actor broke as it started: it says nothing else of itself, and its parent hears next. */
function brokeAtStart(actor: AnyActorRef): boolean {
  const snapshot = snapshotOf(actor);
  const broke = 'status' in snapshot && snapshot.status === 'error';
  return broke && !('context' in snapshot) && !('input' in snapshot);
}

/**
 * Watches a root actor and all its descendants: an actor does not tell its parent's subscribers
 * when it moves by itself (design.md).
 */
export function createStore(root: RootActor): Store {
  const listeners = new Set<() => void>();
  const watched = new Map<AnyActorRef, { unsubscribe: () => void }>();
  let version = 0;

  function watchTree(): Set<AnyActorRef> {
    const present = new Set<AnyActorRef>();
    const visit = (actor: AnyActorRef) => {
      present.add(actor);
      if (!watched.has(actor)) {
        // One that broke already says so at once, and is watched by then.
        watched.set(actor, { unsubscribe: () => {} });
        watched.set(actor, actor.subscribe({ next: changed, error: changed }));
      }
      childrenOf(actor).forEach(visit);
    };
    visit(root);
    for (const [actor, subscription] of watched) {
      if (present.has(actor)) continue;
      subscription.unsubscribe();
      watched.delete(actor);
    }
    return present;
  }
  function changed(): void {
    version += 1;
    if ([...watchTree()].some(brokeAtStart)) return;
    for (const listener of listeners) listener();
  }

  watchTree();
  return {
    snapshot: () => root.getSnapshot(),
    version: () => version,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** A selector that works once a change, and gives the same object for as long as it says the same. */
export function stable<Value>(
  store: Store,
  select: (snapshot: RootSnapshot, last: Value | undefined) => Value,
): () => Value {
  let seen: { version: number; value: Value } | undefined;
  return () => {
    const version = store.version();
    if (seen?.version === version) return seen.value;
    const next = select(store.snapshot(), seen?.value);
    const value = seen && deepEqual(seen.value, next) ? seen.value : next;
    seen = { version, value };
    return value;
  };
}
