import { pages } from '#domain/page-table.ts';
import { statesIn } from '#machines/description/describe.ts';
import type {
  MachineDescription,
  StateDescription,
  TransitionDescription,
} from '#machines/description/description.ts';
import { type Mark, svgOf } from '#visualizations/exporter/svg.ts';
import { layoutOf } from '#visualizations/layout/layout-of.ts';
import {
  type Difference,
  initial,
  parentOf,
  target,
  type TransitionDifference,
} from './compare.ts';

/** `marks` are by the ids of states, transitions and arrows. */
export type Union = { description: MachineDescription; marks: ReadonlyMap<string, Mark> };

const leadsElsewhere = ({ facts }: TransitionDifference): boolean =>
  facts.some(({ what }) => what === target);

/** Maps a state's id in the earlier revision to its id in the union. */
const placing = ({ later }: Difference) =>
  function idOf(id: string): string {
    const key = id.slice(parentOf(id).length + 1);
    return later.get(id)?.id ?? `${idOf(parentOf(id))}.${key} before`;
  };

function goneTransitions({ transitions }: Difference, idOf: (id: string) => string) {
  const found = new Map<string, TransitionDescription[]>();
  for (const one of transitions) {
    if (!one.before || (one.after && !leadsElsewhere(one))) continue;
    const source = idOf(one.before.source);
    const [, event, index] = one.before.id.split(' | ');
    // The event gets another name, so that the transition does not compete with the current ones.
    const id = `${source} | ${event} before | ${index}`;
    const gone = { ...one.before, id, source, targets: one.before.targets.map(idOf) };
    found.set(source, [...(found.get(source) ?? []), gone]);
  }
  return found;
}

function marksOf({ states, transitions }: Difference): Map<string, Mark> {
  const marks = new Map<string, Mark>();
  for (const { before, after, facts } of states) {
    if (!after) continue;
    const mark = before === null ? 'added' : 'changed';
    marks.set(after.id, mark);
    if (after.initial !== null && (before === null || facts.some(({ what }) => what === initial))) {
      marks.set(`initial > ${after.initial}`, mark);
    }
  }
  for (const one of transitions) {
    const isNew = one.before === null || leadsElsewhere(one);
    if (one.after) marks.set(one.after.id, isNew ? 'added' : 'changed');
  }
  return marks;
}

/** The later revision, with the removed parts of the earlier one in their old places. */
export function unionOf(difference: Difference): Union {
  const { before, after, later } = difference;
  const idOf = placing(difference);
  const gone = goneTransitions(difference, idOf);
  const marks = marksOf(difference);
  for (const { id } of [...gone.values()].flat()) marks.set(id, 'removed');
  const olds = new Map(statesIn(before).map((state) => [idOf(state.id), state]));

  function removed(old: StateDescription): StateDescription {
    const id = idOf(old.id);
    const states = old.states.filter((child) => !later.has(child.id)).map(removed);
    const first = states.find((child) => old.initial !== null && child.id === idOf(old.initial));
    marks.set(id, 'removed');
    if (first) marks.set(`initial > ${first.id}`, 'removed');
    return {
      ...old,
      id,
      // A removed page has no title to show.
      page: old.page !== null && Object.hasOwn(pages, old.page) ? old.page : null,
      initial: first?.id ?? null,
      transitions: gone.get(id) ?? [],
      states,
    };
  }

  /** Removed children are placed after their former neighbours. */
  function joined(now: StateDescription): StateDescription {
    const states = now.states.map(joined);
    let at = 0;
    for (const child of olds.get(now.id)?.states ?? []) {
      const id = idOf(child.id);
      const found = states.findIndex((one) => one.id === id);
      if (found >= 0) at = found + 1;
      else if (!later.has(child.id)) states.splice(at++, 0, removed(child));
    }
    return { ...now, states, transitions: [...now.transitions, ...(gone.get(now.id) ?? [])] };
  }

  return { description: { ...after, root: joined(after.root) }, marks };
}

export async function overlayOf(difference: Difference): Promise<string> {
  const { description, marks } = unionOf(difference);
  return svgOf(await layoutOf(description, 'plain'), description, marks);
}
