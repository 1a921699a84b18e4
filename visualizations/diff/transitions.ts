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

type Invoking = Pick<StateDescription, 'invokes'>;

/** Later service id by earlier one, if exactly one service of a state was replaced. */
function replacedServices(before: Invoking, after: Invoking) {
  const gone = before.invokes.filter(({ id }) => !after.invokes.some((one) => one.id === id));
  const fresh = after.invokes.filter(({ id }) => !before.invokes.some((one) => one.id === id));
  const [old] = gone;
  const [now] = fresh;
  const replaced = gone.length === 1 && fresh.length === 1;
  return new Map(replaced && old && now ? [[old.id, now.id]] : []);
}

/**
 * Pairs the most similar transitions of a trigger first. One without any likeness stays unpaired. A
 * timer with a changed delay is the same timer. `sameAs` returns a state's later id.
 */
export function pairTransitions(
  { transitions: olds, ...before }: StateDescription,
  { transitions: news, ...after }: StateDescription,
  sameAs: (id: string) => string,
): TransitionPair[] {
  const replaced = replacedServices(before, after);
  const oldName = (one: TransitionDescription) => occasionOf(one, replaced);
  const newName = (one: TransitionDescription) => occasionOf(one, new Map());

  function likeness(old: TransitionDescription, now: TransitionDescription): number {
    const alike =
      (same(old.guard, now.guard) ? 4 : 0) +
      (same(old.targets.map(sameAs), now.targets) ? 2 : 0) +
      (same(old.actions, now.actions) ? 1 : 0);
    const name = newName(now);
    if (oldName(old) !== name) {
      return old.trigger.type === 'after' && now.trigger.type === 'after' ? 1 + alike : 0;
    }
    const alone =
      olds.filter((one) => oldName(one) === name).length === 1 &&
      news.filter((one) => newName(one) === name).length === 1;
    // Equal actions are no similarity among several transitions, because most transitions have no
    // actions.
    return alone || alike > 1 ? 10 + alike : 0;
  }

  const pairs = new Map<TransitionDescription, TransitionDescription>();
  const paired = new Set<TransitionDescription>();
  const ranked = news
    .flatMap((now) => olds.map((old) => ({ old, now, rank: likeness(old, now) })))
    .filter(({ rank }) => rank > 0)
    .toSorted((a, b) => b.rank - a.rank);
  for (const { old, now } of ranked) {
    if (paired.has(old) || pairs.has(now)) continue;
    paired.add(old);
    pairs.set(now, old);
  }
  return [
    ...news.map((now) => {
      const rivals = news.filter((one) => newName(one) === newName(now));
      const kept = rivals.flatMap((one) => pairs.get(one) ?? []);
      const inOrder = olds.filter((old) => kept.includes(old));
      const old = pairs.get(now) ?? null;
      const reordered = old !== null && kept.indexOf(old) !== inOrder.indexOf(old);
      return { before: old, after: now, reordered };
    }),
    ...olds
      .filter((old) => !paired.has(old))
      .map((old) => ({ before: old, after: null, reordered: false })),
  ];
}
