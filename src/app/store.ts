import { type ActorRefFrom, type AnyActorRef, isMachineSnapshot } from 'xstate';
import type { rootMachine } from '#machines/root/root.machine.ts';
import { isFlowOnTop, isLogoutAsked } from '#machines/root/layers.ts';
import type { RootSnapshot } from '#machines/root/active-flow.ts';
import type { StateTag } from '#machines/shared/meta.ts';
import { deepEqual } from './deep-equal.ts';

export type RootActor = ActorRefFrom<typeof rootMachine>;

/** The root actor and its descendants as one subscribable store. */
export type Store = {
  snapshot: () => RootSnapshot;
  version: () => number;
  /** Subscribes to all changes in the tree; returns the unsubscribe function. */
  subscribe: (listener: () => void) => () => void;
};

function isActor(value: unknown): value is AnyActorRef {
  return (
    typeof value === 'object' && value !== null && 'getSnapshot' in value && 'subscribe' in value
  );
}

type WithSnapshot = { getSnapshot: () => object };

function childrenIn(snapshot: object): AnyActorRef[] {
  const children: unknown = 'children' in snapshot ? snapshot.children : null;
  return typeof children === 'object' && children !== null
    ? Object.values(children).filter(isActor)
    : [];
}

export const childrenOf = (actor: WithSnapshot): AnyActorRef[] => childrenIn(actor.getSnapshot());

export function hasTagAnywhere(snapshot: unknown, tag: StateTag): boolean {
  return (
    isMachineSnapshot(snapshot) &&
    (snapshot.hasTag(tag) ||
      childrenIn(snapshot).some((child) => hasTagAnywhere(child.getSnapshot(), tag)))
  );
}

/** Money in the active flow counts; a separate reconciliation does not. */
export const movesMoney = ({ children, context }: RootSnapshot): boolean =>
  hasTagAnywhere(children[context.activeFlow]?.getSnapshot(), 'money');

export const sendsMoney = (snapshot: RootSnapshot): boolean => hasTagAnywhere(snapshot, 'sending');

/** A flow's own question does not block the pages above the flow, such as login. */
export const blocksBack = (snapshot: RootSnapshot): boolean =>
  isLogoutAsked(snapshot) ||
  sendsMoney(snapshot) ||
  (isFlowOnTop(snapshot) && hasTagAnywhere(snapshot, 'question'));

export const hasEnded = (snapshot: unknown): boolean =>
  isMachineSnapshot(snapshot) && snapshot.status === 'done';

/** An actor that failed at its start emits no snapshot; its parent is notified next. */
function failedAtStart(actor: WithSnapshot): boolean {
  const snapshot = actor.getSnapshot();
  const broke = 'status' in snapshot && snapshot.status === 'error';
  return broke && !('context' in snapshot) && !('input' in snapshot);
}

/**
 * An actor does not notify its parent's subscribers of its own changes, so each actor is watched.
 */
export function createStore(root: RootActor): Store {
  const listeners = new Set<() => void>();
  // Stopped actors emit nothing more, so no unsubscribe is needed.
  const watched = new WeakSet<AnyActorRef>();
  let version = 0;

  function watchTree(): AnyActorRef[] {
    const present: AnyActorRef[] = [];
    const visit = (actor: AnyActorRef) => {
      present.push(actor);
      if (!watched.has(actor)) {
        // A failed actor notifies its subscriber synchronously, so it is marked as watched first.
        watched.add(actor);
        actor.subscribe({ next: changed, error: changed });
      }
      childrenOf(actor).forEach(visit);
    };
    visit(root);
    return present;
  }
  function changed(): void {
    version += 1;
    if (watchTree().some(failedAtStart)) return;
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

/** Runs the selector once per change, and returns the same object while the result is equal. */
export function stable<Value>(
  store: Store,
  select: (snapshot: RootSnapshot, last: Value | undefined) => Value,
): () => Value {
  let cached: { version: number; value: Value } | undefined;
  return () => {
    const version = store.version();
    if (cached?.version === version) return cached.value;
    const next = select(store.snapshot(), cached?.value);
    const value = cached && deepEqual(cached.value, next) ? cached.value : next;
    cached = { version, value };
    return value;
  };
}
