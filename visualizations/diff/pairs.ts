import { statesIn, transitionsIn } from '#machines/description/describe.ts';
import type {
  MachineDescription,
  StateDescription,
  TransitionDescription,
} from '#machines/description/description.ts';

/** One thing in the earlier and the later revision; null for a revision without it. */
export type Pair<Thing> =
  | { before: Thing; after: Thing }
  | { before: null; after: Thing }
  | { before: Thing; after: null };

/** Minimum likeness, from 0 to 1, of a renamed or moved state. */
const alikeEnough = 0.5;

const words = (text: string): string[] =>
  text
    .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/\W+/)
    .filter((word) => word !== '');

const eventOf = ({ id }: TransitionDescription): string => id.split(' | ')[1] ?? '';

/**
 * The words and transitions by which a renamed state is recognised; `nameOf` gives other states the
 * same name in both revisions.
 */
function traitsOf(
  machine: MachineDescription,
  state: StateDescription,
  nameOf: (id: string) => string,
): Set<string> {
  const arriving = transitionsIn(machine).filter(({ targets }) => targets.includes(state.id));
  return new Set([
    ...words(`${state.label} ${state.key} ${state.description}`),
    ...state.transitions.map((one) => `${eventOf(one)} > ${one.targets.map(nameOf).join()}`),
    ...arriving.map((one) => `${nameOf(one.source)} > ${eventOf(one)}`),
    ...state.invokes.map(({ src }) => `waits for ${src}`),
    ...state.states.map((child) => `contains ${child.key}`),
    ...[...state.entry, ...state.exit].map(({ type }) => `does ${type}`),
    ...state.tags,
  ]);
}

/**
 * The later states by the id of the earlier ones, and the reverse: those with the same keys first,
 * then the most similar ones.
 */
export function pairStates(before: MachineDescription, after: MachineDescription) {
  const later = new Map<string, StateDescription>();
  const earlier = new Map<string, StateDescription>();

  function pair(old: StateDescription, now: StateDescription) {
    later.set(old.id, now);
    earlier.set(now.id, old);
    for (const child of old.states) {
      const same = now.states.find(({ key }) => key === child.key);
      if (same && !later.has(child.id) && !earlier.has(same.id)) pair(child, same);
    }
  }
  pair(before.root, after.root);

  function likeness(old: StateDescription, now: StateDescription): number {
    if (old.kind !== now.kind) return 0;
    const one = traitsOf(before, old, (id) =>
      id === old.id ? 'itself' : (later.get(id)?.id ?? id),
    );
    const other = traitsOf(after, now, (id) => (id === now.id ? 'itself' : id));
    const common = [...one].filter((trait) => other.has(trait)).length;
    return common / (one.size + other.size - common);
  }

  for (;;) {
    const gone = statesIn(before).filter(({ id }) => !later.has(id));
    const fresh = statesIn(after).filter(({ id }) => !earlier.has(id));
    const likely = gone
      .flatMap((old) => fresh.map((now) => ({ old, now, share: likeness(old, now) })))
      .filter(({ share }) => share >= alikeEnough)
      .toSorted((a, b) => b.share - a.share)[0];
    if (!likely) return { later, earlier };
    pair(likely.old, likely.now);
  }
}

export const same = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** Like `eventOf`, without the id of the state, which may have changed. */
function occasionOf(one: TransitionDescription): string {
  const { trigger } = one;
  if (trigger.type === 'finished') return 'finished';
  return trigger.type === 'after' ? `after ${trigger.delay}` : eventOf(one);
}

export type TransitionPair = Pair<TransitionDescription> & { reordered: boolean };

/**
 * Pairs the most similar transitions of an event first. If an event has several transitions, a
 * transition without an equal guard or target stays unpaired. `sameAs` returns a state's later id.
 */
export function pairTransitions(
  olds: readonly TransitionDescription[],
  news: readonly TransitionDescription[],
  sameAs: (id: string) => string,
): TransitionPair[] {
  const rivals = (all: readonly TransitionDescription[], one: TransitionDescription) =>
    all.filter((other) => occasionOf(other) === occasionOf(one));
  const ranked = news.flatMap((now) => {
    const candidates = rivals(olds, now);
    const alone = candidates.length === 1 && rivals(news, now).length === 1;
    return candidates.map((old) => {
      const rank =
        (same(old.guard, now.guard) ? 4 : 0) +
        (same(old.targets.map(sameAs), now.targets) ? 2 : 0) +
        (same(old.actions, now.actions) ? 1 : 0);
      return { old, now, rank: alone ? 2 : rank };
    });
  });
  const pairs = new Map<TransitionDescription, TransitionDescription>();
  const paired = new Set<TransitionDescription>();
  for (const { old, now, rank } of ranked.toSorted((a, b) => b.rank - a.rank)) {
    if (rank < 2 || paired.has(old) || pairs.has(now)) continue;
    paired.add(old);
    pairs.set(now, old);
  }
  return [
    ...news.map((after) => {
      const before = pairs.get(after);
      if (!before) return { before: null, after, reordered: false };
      const kept = rivals(news, after).flatMap((one) => pairs.get(one) ?? []);
      const inOrder = olds.filter((old) => kept.includes(old));
      return { before, after, reordered: kept.indexOf(before) !== inOrder.indexOf(before) };
    }),
    ...olds
      .filter((old) => !paired.has(old))
      .map((before) => ({ before, after: null, reordered: false })),
  ];
}
