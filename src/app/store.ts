import type { ActorRefFrom, AnyActorRef } from 'xstate';
import type { rootMachine } from '#machines/root/root.machine.ts';
import type { RootSnapshot } from '#machines/root/place.ts';
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

/** The actors below an actor; none where it is no machine. */
function childrenOf(actor: AnyActorRef): AnyActorRef[] {
  const snapshot: unknown = actor.getSnapshot();
  if (typeof snapshot !== 'object' || snapshot === null || !('children' in snapshot)) return [];
  const children: unknown = snapshot.children;
  return typeof children === 'object' && children !== null
    ? Object.values(children).filter(isActor)
    : [];
}

/**
 * Watches a root actor and all its descendants: an actor does not tell its parent's subscribers
 * when it moves by itself (design.md).
 */
export function createStore(root: RootActor): Store {
  const listeners = new Set<() => void>();
  const watched = new Map<AnyActorRef, { unsubscribe: () => void }>();
  let version = 0;

  function watchTree(): void {
    const present = new Set<AnyActorRef>();
    const visit = (actor: AnyActorRef) => {
      present.add(actor);
      if (!watched.has(actor))
        watched.set(actor, actor.subscribe({ next: changed, error: changed }));
      childrenOf(actor).forEach(visit);
    };
    visit(root);
    for (const [actor, subscription] of watched) {
      if (present.has(actor)) continue;
      subscription.unsubscribe();
      watched.delete(actor);
    }
  }
  function changed(): void {
    version += 1;
    watchTree();
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
