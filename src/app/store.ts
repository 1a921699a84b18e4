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

/** An actor, or anything else with a snapshot. */
type Speaker = { getSnapshot: () => object };

/** The actors that a snapshot names as running below it; none where it is no machine's. */
function childrenIn(snapshot: object): AnyActorRef[] {
  const children: unknown = 'children' in snapshot ? snapshot.children : null;
  return typeof children === 'object' && children !== null
    ? Object.values(children).filter(isActor)
    : [];
}

/** The actors below an actor; none where it is no machine. */
export const childrenOf = (actor: Speaker): AnyActorRef[] => childrenIn(actor.getSnapshot());

/** Whether a machine or any below it is in a state with a tag. */
export function hasTagAnywhere(snapshot: unknown, tag: StateTag): boolean {
  return (
    isMachineSnapshot(snapshot) &&
    (snapshot.hasTag(tag) ||
      childrenIn(snapshot).some((child) => hasTagAnywhere(child.getSnapshot(), tag)))
  );
}

/** Whether money is under way in the active flow; what is found out beside it holds nobody up. */
export const movesMoney = ({ children, context }: RootSnapshot): boolean =>
  hasTagAnywhere(children[context.activeFlow]?.getSnapshot(), 'money');

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
function brokeAtStart(actor: Speaker): boolean {
  const snapshot = actor.getSnapshot();
  const broke = 'status' in snapshot && snapshot.status === 'error';
  return broke && !('context' in snapshot) && !('input' in snapshot);
}

/**
 * Watches a root actor and all its descendants: an actor does not tell its parent's subscribers
 * when it moves by itself (design.md).
 */
export function createStore(root: RootActor): Store {
  const listeners = new Set<() => void>();
  // Those that are over say nothing any more: nothing is left to undo.
  const watched = new WeakSet<AnyActorRef>();
  let version = 0;

  /** All present actors, observed from now on. */
  function watchTree(): AnyActorRef[] {
    const present: AnyActorRef[] = [];
    const visit = (actor: AnyActorRef) => {
      present.push(actor);
      if (!watched.has(actor)) {
        // One that broke already says so at once, and is watched by then.
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
    if (watchTree().some(brokeAtStart)) return;
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
