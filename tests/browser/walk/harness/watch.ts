import type { Page } from '@playwright/test';
import * as v from 'valibot';
import type { AnyActorRef, AnyTransitionDefinition } from 'xstate';

/**
 * Runs in the page before the app and records every transition, as the parent frame to which the
 * app exposes its root actor.
 */
export function watchInPage(): void {
  type ObservedStep = {
    machine: { id: string };
    value: unknown;
    status: string;
    context: unknown;
    output: unknown;
    children: Record<string, AnyActorRef | undefined>;
  };
  const moves: { machine: string; taken: string[] }[] = [];
  const last = new Map<string, ObservedStep>();
  let root: AnyActorRef | null = null;

  const isMachine = (snapshot: unknown): snapshot is ObservedStep =>
    typeof snapshot === 'object' && snapshot !== null && 'machine' in snapshot;
  const isActor = (value: unknown): value is AnyActorRef =>
    typeof value === 'object' && value !== null && 'getSnapshot' in value;
  const idOf = (one: AnyTransitionDefinition): string => {
    const { source } = one;
    const event = String(one.eventType);
    const all = event === '' ? source.always : source.transitions.get(event);
    return `${source.id} | ${event === '' ? 'always' : event} | ${all?.indexOf(one)}`;
  };
  const running = (snapshot: unknown): [string, ObservedStep][] => {
    if (!isMachine(snapshot)) return [];
    const below = Object.values(snapshot.children).flatMap((child) =>
      running(child?.getSnapshot()),
    );
    return [[snapshot.machine.id, snapshot], ...below];
  };

  const frame = new EventTarget();
  Object.defineProperty(window, 'frameElement', { value: frame });
  frame.addEventListener('hiram.root', (event) => {
    const actor: unknown = event instanceof CustomEvent ? event.detail : null;
    if (!isActor(actor)) return;
    root = actor;
    actor.system.inspect((move) => {
      if (move.type !== '@xstate.microstep' || !isMachine(move.snapshot)) return;
      const { _transitions: transitions, snapshot } = move;
      moves.push({ machine: snapshot.machine.id, taken: transitions.map(idOf).toSorted() });
      last.set(snapshot.machine.id, snapshot);
    });
  });
  const summary = ({ value, status, context, output }: ObservedStep) => ({
    value,
    status,
    context,
    output,
  });
  Reflect.set(window, 'hiramWalk', (machine: string, from: number) => {
    const now = new Map(running(root?.getSnapshot()));
    const seen = now.get(machine) ?? last.get(machine);
    return JSON.stringify({
      moves: moves.length,
      taken: moves
        .slice(from)
        .filter((move) => move.machine === machine)
        .flatMap(({ taken }) => taken),
      flow: seen ? summary(seen) : null,
      running: Object.fromEntries([...now].map(([id, one]) => [id, summary(one)])),
    });
  });
}

const Snapshot = v.object({
  value: v.unknown(),
  status: v.string(),
  context: v.unknown(),
  output: v.optional(v.unknown()),
});
const Sight = v.object({
  moves: v.number(),
  taken: v.array(v.string()),
  /** The walked machine; its last snapshot if it has ended. */
  flow: v.nullable(Snapshot),
  running: v.record(v.string(), Snapshot),
});
export type Sight = v.InferOutput<typeof Sight>;

/** Returns the machine's state, and its transitions since the number `from`. */
export async function look(page: Page, machine: string, from: number): Promise<Sight> {
  const text = await page.evaluate<unknown, [string, number]>(
    ([id, since]) => {
      const read: unknown = Reflect.get(window, 'hiramWalk');
      return typeof read === 'function' ? Reflect.apply(read, null, [id, since]) : null;
    },
    [machine, from],
  );
  return v.parse(v.pipe(v.string(), v.parseJson(), Sight), text);
}
