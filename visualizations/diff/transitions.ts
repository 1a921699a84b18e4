import type { StateDescription, TransitionDescription } from '#machines/description/description.ts';

export type TransitionPair = {
  before: TransitionDescription | null;
  after: TransitionDescription | null;
  reordered: boolean;
};

export const same = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** The name of a transition's trigger, equal in both revisions. */
function occasionOf({ trigger, id }: TransitionDescription, invokes: ReadonlyMap<string, string>) {
  if (trigger.type === 'done' || trigger.type === 'error') {
    return `${trigger.type} ${invokes.get(trigger.invoke) ?? trigger.invoke}`;
  }
  if (trigger.type === 'finished') return 'finished';
  return trigger.type === 'after' ? `after ${trigger.delay}` : id.split(' | ')[1];
}

/** Later service id by earlier one, if exactly one service of a state was replaced. */
function replacedServices(before: StateDescription, after: StateDescription) {
  const gone = before.invokes.filter(({ id }) => !after.invokes.some((one) => one.id === id));
  const fresh = after.invokes.filter(({ id }) => !before.invokes.some((one) => one.id === id));
  const [old] = gone;
  const [now] = fresh;
  const replaced = gone.length === 1 && fresh.length === 1;
  return new Map(replaced && old && now ? [[old.id, now.id]] : []);
}

type Likeness = (before: TransitionDescription, after: TransitionDescription) => number;

/** Pairs the most similar transitions first. One without any likeness stays unpaired. */
function pairAlike(
  before: TransitionDescription[],
  after: TransitionDescription[],
  likeness: Likeness,
): TransitionPair[] {
  const olds = new Set(before);
  const pairs = new Map<TransitionDescription, TransitionDescription>();
  const ranked = after
    .flatMap((now) => before.map((old) => ({ old, now, rank: likeness(old, now) })))
    .filter(({ rank }) => rank > 0)
    .toSorted((a, b) => b.rank - a.rank);
  for (const { old, now } of ranked) {
    if (!olds.has(old) || pairs.has(now)) continue;
    olds.delete(old);
    pairs.set(now, old);
  }
  const kept = after.flatMap((now) => pairs.get(now) ?? []);
  const inOrder = before.filter((old) => kept.includes(old));
  return [
    ...after.map((now) => {
      const old = pairs.get(now) ?? null;
      const reordered = old !== null && kept.indexOf(old) !== inOrder.indexOf(old);
      return { before: old, after: now, reordered };
    }),
    ...[...olds].map((old) => ({ before: old, after: null, reordered: false })),
  ];
}

const byOccasion = (
  transitions: TransitionDescription[],
  nameOf: (transition: TransitionDescription) => string | undefined,
): Map<string, TransitionDescription[]> => {
  const groups = new Map<string, TransitionDescription[]>();
  for (const one of transitions) {
    const name = nameOf(one) ?? '';
    groups.set(name, [...(groups.get(name) ?? []), one]);
  }
  return groups;
};

/** `sameAs` returns a state's later id. A timer with a changed delay is the same timer. */
export function pairTransitions(
  before: StateDescription,
  after: StateDescription,
  sameAs: (id: string) => string,
): TransitionPair[] {
  const invokes = replacedServices(before, after);
  const olds = byOccasion(before.transitions, (one) => occasionOf(one, invokes));
  const news = byOccasion(after.transitions, (one) => occasionOf(one, new Map()));
  const targets = ({ targets: ids }: TransitionDescription) => ids.map(sameAs);
  const alike: Likeness = (old, now) =>
    (same(old.guard, now.guard) ? 4 : 0) +
    (same(targets(old), now.targets) ? 2 : 0) +
    (same(old.actions, now.actions) ? 1 : 0);
  // Equal actions are no similarity among several transitions, because most transitions have no
  // actions.
  const amongSeveral: Likeness = (old, now) => (alike(old, now) < 2 ? 0 : alike(old, now));

  const pairs = [...news].flatMap(([name, now]) => {
    const old = olds.get(name) ?? [];
    const alone = old.length === 1 && now.length === 1;
    return pairAlike(old, now, alone ? (a, b) => alike(a, b) + 1 : amongSeveral);
  });
  const gone = [...olds].flatMap(([name, old]) => (news.has(name) ? [] : old));
  const isTimer = ({ trigger }: TransitionDescription) => trigger.type === 'after';
  const fresh = pairs.flatMap(({ before: old, after: now }) =>
    old === null && now !== null && isTimer(now) ? [now] : [],
  );
  return [
    ...pairs.filter(({ before: old, after: now }) => old !== null || !now || !isTimer(now)),
    ...pairAlike(gone, fresh, (old, now) => (isTimer(old) ? alike(old, now) + 1 : 0)),
  ];
}
