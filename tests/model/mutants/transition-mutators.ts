import { not } from 'xstate';
import type { GuardDescription, TransitionDescription } from '#machines/description/description.ts';
import type { Branch, State, Place } from './chart.ts';
import type { Kind, Mutant } from './mutant.ts';

export type Site = {
  branch: Branch;
  index: number;
  list: Place<Branch[]>;
  described: TransitionDescription;
  /** The transition that is tried next; undefined for the last one. */
  next: TransitionDescription | undefined;
  /**
   * Whether leaving and re-entering the state has an effect, in this state or in a parallel one.
   */
  entryMatters: boolean;
  beside: (state: string) => string[];
};

type Change = { what: string; chart: State };

const withBranch = ({ branch, index, list }: Site, change: Partial<Branch>): State =>
  list.with(list.part.with(index, { ...branch, ...change }));

function wordsOf(guard: GuardDescription): string {
  if (guard.type === 'named') return guard.name;
  if (guard.type === 'not') return `not ${wordsOf(guard.guard)}`;
  return `(${guard.guards.map(wordsOf).join(` ${guard.type} `)})`;
}

function dropped({ index, list }: Site): Change[] {
  return [{ what: 'dropped', chart: list.with(list.part.toSpliced(index, 1)) }];
}

function retargeted(site: Site): Change[] {
  const { targets, source } = site.described;
  const to = (target: string[]): Change => ({
    what: target.length > 0 ? `leads to ${target.join(' and ')}` : 'leads nowhere',
    chart: withBranch(site, {
      target: target.length > 0 ? target.map((id) => `#${id}`) : undefined,
    }),
  });
  if (targets.length === 0) return site.beside(source).map((id) => to([id]));
  const others = targets.flatMap((target, index) =>
    site.beside(target).map((id) => to(targets.with(index, id))),
  );
  return [to([]), ...others];
}

function swappedWithNext({ branch, index, list }: Site): Change[] {
  const next = list.part[index + 1];
  if (!next) return [];
  const part = list.part.with(index, next).with(index + 1, branch);
  return [{ what: `tried after ${index + 1}`, chart: list.with(part) }];
}

function guardNegated(site: Site): Change[] {
  const { guard } = site.branch;
  if (!guard || !site.described.guard) return [];
  const negated = typeof guard === 'function' ? not(guard) : not(guard);
  const what = `guard ${wordsOf(site.described.guard)} negated`;
  return [{ what, chart: withBranch(site, { guard: negated }) }];
}

function guardDropped(site: Site): Change[] {
  const { guard } = site.described;
  if (!guard) return [];
  return [
    { what: `guard ${wordsOf(guard)} dropped`, chart: withBranch(site, { guard: undefined }) },
  ];
}

function actionDropped(site: Site): Change[] {
  const { actions } = site.branch;
  return site.described.actions.map(({ type }, index) => ({
    what: `action ${type} dropped`,
    chart: withBranch(site, { actions: actions.toSpliced(index, 1) }),
  }));
}

function reentryChanged(site: Site): Change[] {
  const { targets, source, reenter } = site.described;
  const within = targets.some((id) => id === source || id.startsWith(`${source}.`));
  if (!within || !site.entryMatters) return [];
  const what = reenter ? 'stays inside' : 'enters again';
  return [{ what, chart: withBranch(site, { reenter: !reenter }) }];
}

const itself = ({ described }: Site) => [described.id];
const itselfAndNext = ({ described, next }: Site) => [described.id, ...(next ? [next.id] : [])];

type Mutator = { kind: Kind; mutate: (site: Site) => Change[]; alters?: (site: Site) => string[] };

const mutators: readonly Mutator[] = [
  { kind: 'transition dropped', mutate: dropped, alters: itself },
  { kind: 'transition retargeted', mutate: retargeted, alters: itself },
  { kind: 'branches swapped', mutate: swappedWithNext, alters: itselfAndNext },
  { kind: 'guard negated', mutate: guardNegated },
  { kind: 'guard dropped', mutate: guardDropped },
  { kind: 'action dropped', mutate: actionDropped },
  { kind: 'reentry changed', mutate: reentryChanged, alters: itself },
];

export const mutantsOfTransition = (site: Site): Mutant[] =>
  mutators.flatMap(({ kind, mutate, alters }) =>
    mutate(site).map(({ what, chart }) => ({
      name: `${site.described.id}: ${what}`,
      kind,
      state: site.described.source,
      chart,
      ...(alters && { alters: alters(site) }),
    })),
  );
