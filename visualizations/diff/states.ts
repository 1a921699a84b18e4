import { statesIn } from '#machines/description/describe.ts';
import type {
  MachineDescription,
  StateDescription,
  TransitionDescription,
} from '#machines/description/description.ts';

export type Pairs = {
  /** State ids of the later revision, by id in the earlier one. */
  after: ReadonlyMap<string, string>;
  /** State ids of the earlier revision, by id in the later one. */
  before: ReadonlyMap<string, string>;
};

/** Minimum likeness, from 0 to 1, of a renamed or moved state. */
const alikeEnough = 0.5;

type Weighed = { weight: number; share: number };

/** Share of common items, from 0 to 1; null if both are empty. */
function overlap(one: readonly string[], other: readonly string[]): number | null {
  const a = new Set(one);
  const b = new Set(other);
  const all = new Set([...a, ...b]);
  if (all.size === 0) return null;
  return [...a].filter((item) => b.has(item)).length / all.size;
}

const words = (text: string): string[] =>
  text
    .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/\W+/)
    .filter((word) => word !== '');

const triggerName = ({ id }: TransitionDescription): string => id.split(' | ')[1] ?? '';

class Side {
  readonly states: ReadonlyMap<string, StateDescription>;
  readonly #parents = new Map<string, string>();
  readonly #arrivals = new Map<string, TransitionDescription[]>();

  constructor(description: MachineDescription) {
    this.states = new Map(statesIn(description).map((state) => [state.id, state]));
    for (const state of this.states.values()) {
      for (const child of state.states) this.#parents.set(child.id, state.id);
      for (const transition of state.transitions) {
        for (const target of transition.targets) {
          this.#arrivals.set(target, [...(this.#arrivals.get(target) ?? []), transition]);
        }
      }
    }
  }

  parentOf = (id: string): string => this.#parents.get(id) ?? '';
  arrivalsAt = (id: string): TransitionDescription[] => this.#arrivals.get(id) ?? [];
}

function likeness(
  gone: StateDescription,
  fresh: StateDescription,
  [before, after]: [Side, Side],
  sameAs: (id: string) => string,
): number {
  if (gone.kind !== fresh.kind) return 0;
  const named = (id: string) => (sameAs(id) === fresh.id ? 'itself' : id);
  const leaving = (state: StateDescription, map: (id: string) => string) =>
    state.transitions.map((one) => `${triggerName(one)} > ${one.targets.map(map).join()}`);
  const coming = (side: Side, id: string, map: (id: string) => string) =>
    side.arrivalsAt(id).map((one) => `${map(one.source)} > ${triggerName(one)}`);
  const mapped = (id: string) => (id === gone.id ? 'itself' : sameAs(id));
  const sources = ({ invokes }: StateDescription) => invokes.map(({ src }) => src);
  const keys = ({ states }: StateDescription) => states.map(({ key }) => key);
  const own = ({ entry, exit, tags }: StateDescription) => [
    ...[...entry, ...exit].map(({ type }) => type),
    ...tags,
  ];
  const parts: [weight: number, share: number | null][] = [
    [2, overlap(words(gone.label), words(fresh.label))],
    [1, overlap(words(gone.key), words(fresh.key))],
    [1, overlap(words(gone.description), words(fresh.description))],
    [1, mapped(before.parentOf(gone.id)) === after.parentOf(fresh.id) ? 1 : 0],
    [3, overlap(leaving(gone, mapped), leaving(fresh, named))],
    [3, overlap(coming(before, gone.id, mapped), coming(after, fresh.id, named))],
    [2, overlap(sources(gone), sources(fresh))],
    [3, overlap(keys(gone), keys(fresh))],
    [1, overlap(own(gone), own(fresh))],
  ];
  const said = parts.flatMap(([weight, share]): Weighed[] =>
    share === null ? [] : [{ weight, share }],
  );
  const most = said.reduce((sum, { weight }) => sum + weight, 0);
  return said.reduce((sum, { weight, share }) => sum + weight * share, 0) / most;
}

/** Pairs states with the same keys first, then the most similar ones. */
export function pairStates(before: MachineDescription, after: MachineDescription): Pairs {
  const sides: [Side, Side] = [new Side(before), new Side(after)];
  const [{ states: olds }, { states: news }] = sides;
  const forth = new Map<string, string>();
  const back = new Map<string, string>();

  function pair(old: StateDescription, now: StateDescription) {
    forth.set(old.id, now.id);
    back.set(now.id, old.id);
    for (const child of old.states) {
      const same = now.states.find(({ key }) => key === child.key);
      if (same && !forth.has(child.id) && !back.has(same.id)) pair(child, same);
    }
  }
  pair(before.root, after.root);

  const sameAs = (id: string) => forth.get(id) ?? id;
  for (;;) {
    const gone = [...olds.values()].filter(({ id }) => !forth.has(id));
    const fresh = [...news.values()].filter(({ id }) => !back.has(id));
    const likely = gone
      .flatMap((old) =>
        fresh.map((now) => ({ old, now, share: likeness(old, now, sides, sameAs) })),
      )
      .filter(({ share }) => share >= alikeEnough)
      .toSorted((a, b) => b.share - a.share)[0];
    if (!likely) return { after: forth, before: back };
    pair(likely.old, likely.now);
  }
}
