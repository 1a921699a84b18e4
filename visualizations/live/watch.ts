import type { AnyActorRef, AnyMachineSnapshot, InspectionEvent } from 'xstate';
import { transitionIds } from '#machines/description/nodes.ts';
import type { LiveActor, LiveMove, Report } from './messages.ts';

/** Names of secret values, which must not leave the page of the app. */
const secret = /password|token|otp|pin$|smsCode|^code$|credentials/i;

/** Depth, length of a text, number of items of a list. */
const bounds = { depth: 6, text: 200, items: 20 } as const;

/**
 * Plain data for another page: hides secrets, cuts long texts, long lists and deep objects, omits
 * actors and functions.
 */
function contextOf(value: unknown, depth: number = bounds.depth): unknown {
  if (typeof value === 'string') {
    return value.length > bounds.text ? `${value.slice(0, bounds.text)}…` : value;
  }
  if (value === null || typeof value === 'number' || typeof value === 'boolean') return value;
  if (typeof value !== 'object') return undefined;
  if (depth === 0) return '…';
  if (Array.isArray(value)) {
    return value.slice(0, bounds.items).map((one) => contextOf(one, depth - 1) ?? null);
  }
  if ('getSnapshot' in value) return undefined;
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, one]) => {
      const told =
        secret.test(name) && one !== '' && one !== null ? 'hidden' : contextOf(one, depth - 1);
      return told === undefined ? [] : [[name, told]];
    }),
  );
}

/** The part of a machine's snapshot that is read. Snapshots come from the app's own bundle. */
type Seen = Pick<AnyMachineSnapshot, 'machine' | '_nodes' | 'status' | 'context'> & {
  children: object;
};

const isMachineSnapshot = (value: unknown): value is Seen =>
  typeof value === 'object' && value !== null && 'machine' in value && '_nodes' in value;

function machineSnapshot(actor: AnyActorRef): Seen | null {
  const snapshot: unknown = actor.getSnapshot();
  return isMachineSnapshot(snapshot) ? snapshot : null;
}

const isActor = (value: unknown): value is AnyActorRef =>
  typeof value === 'object' && value !== null && 'getSnapshot' in value && 'sessionId' in value;

function actorsOf(actor: AnyActorRef): LiveActor[] {
  const snapshot = machineSnapshot(actor);
  if (!snapshot) return [];
  const { _nodes: nodes } = snapshot;
  const own: LiveActor = {
    id: actor.sessionId,
    machine: snapshot.machine.id,
    states: nodes.toSorted((a, b) => a.order - b.order).map(({ id }) => id),
    status: snapshot.status,
    context: contextOf(snapshot.context),
  };
  return [own, ...Object.values(snapshot.children).filter(isActor).flatMap(actorsOf)];
}

function moveOf(event: InspectionEvent): LiveMove | null {
  if (event.type !== '@xstate.microstep' || !isMachineSnapshot(event.snapshot)) return null;
  const { _transitions: transitions } = event;
  const { machine } = event.snapshot;
  const ids = transitionIds(machine);
  return {
    actor: event.actorRef.sessionId,
    machine: machine.id,
    event: event.event.type,
    taken: transitions.flatMap((one) => ids.get(one) ?? []),
  };
}

/**
 * Reports at the start, and after each batch of inspection events; without secrets. Returns a
 * function that stops the reports.
 */
export function watch(root: AnyActorRef, tell: (report: Report) => void): () => void {
  let moves: LiveMove[] = [];
  let waiting = false;
  let stopped = false;
  const report = () => {
    waiting = false;
    if (stopped) return;
    tell({ actors: actorsOf(root), moves });
    moves = [];
  };
  const soon = () => {
    if (waiting) return;
    waiting = true;
    queueMicrotask(report);
  };
  const inspection = root.system.inspect((event) => {
    const move = moveOf(event);
    if (move) moves.push(move);
    soon();
  });
  soon();
  return () => {
    stopped = true;
    inspection.unsubscribe();
  };
}
