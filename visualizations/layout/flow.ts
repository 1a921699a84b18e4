import type {
  MachineDescription,
  StateDescription,
  TransitionDescription,
} from '#visualizations/description/description.ts';
import { statesIn } from '#visualizations/description/describe.ts';

/** All transitions from one state to another, drawn as one arrow. */
export type Lead = { source: string; target: string; transitions: TransitionDescription[] };

/** What is drawn as arrows, and what is told inside the box of its state. */
export type Flow = { leads: Lead[]; told: Map<string, TransitionDescription[]> };

/** Whether a state is another one or lies inside it. */
export const isWithin = (id: string, outer: string): boolean =>
  id === outer || id.startsWith(`${outer}.`);

/**
 * Sorts the transitions of a machine: those that lead out of their state are arrows, those that
 * stay, start the state again or lead to a state inside it are told in its box.
 *
 * @param named states that so much leads to that each box says so by their name, without an arrow
 */
export function flowOf(description: MachineDescription, named: readonly string[] = []): Flow {
  const leads = new Map<string, Lead>();
  const told = new Map<string, TransitionDescription[]>();
  for (const state of statesIn(description)) {
    for (const transition of state.transitions) {
      const [first, ...more] = transition.targets;
      if (more.length > 0) throw new Error(`${transition.id}: several targets are not drawn yet`);
      if (first === undefined || isWithin(first, state.id) || named.includes(first)) {
        told.set(state.id, [...(told.get(state.id) ?? []), transition]);
        continue;
      }
      const key = `${state.id} > ${first}`;
      const known = leads.get(key)?.transitions ?? [];
      leads.set(key, { source: state.id, target: first, transitions: [...known, transition] });
    }
  }
  return { leads: [...leads.values()], told };
}

/**
 * How much a transition belongs to the way that a flow is meant to go: the success of what was
 * asked before what a person may do, that before what time brings, and failures last.
 */
function hope({ trigger, id }: TransitionDescription): number {
  const first = id.endsWith('| 0');
  switch (trigger.type) {
    case 'done':
    case 'finished':
      return first ? 8 : 6;
    case 'event':
      return /^(nav|retry|page|connection|session)\./.test(trigger.event) ? 1 : 7;
    case 'always':
      return 5;
    case 'after':
      return 3;
    case 'error':
      return 0;
  }
}

/** A lead as it looks at the level where its ends part: from one sibling to another. */
type Way = { lead: Lead; from: number; to: number };

function waysIn(parent: StateDescription, leads: Lead[]): Way[] {
  const childOf = (id: string) => parent.states.findIndex((child) => isWithin(id, child.id));
  return leads
    .map((lead) => ({ lead, from: childOf(lead.source), to: childOf(lead.target) }))
    .filter(({ from, to }) => from >= 0 && to >= 0 && from !== to);
}

/** Which way an arrow is laid out, and how much it should be straight and short. */
export type Course = { back: boolean; hope: number };

/**
 * The course of every lead. A chart is read as it is written: what leads to a state further down
 * among its siblings runs downwards, the rest runs back; on to the very next one is hoped for most,
 * unless a failure leads there too.
 */
export function coursesOf(description: MachineDescription, leads: Lead[]): Map<Lead, Course> {
  const courses = new Map<Lead, Course>();
  for (const parent of statesIn(description)) {
    for (const { lead, from, to } of waysIn(parent, leads)) {
      const fails = lead.transitions.some(({ trigger }) => trigger.type === 'error');
      const hoped = Math.max(...lead.transitions.map(hope)) + (to === from + 1 ? 4 : 0);
      courses.set(lead, { back: to < from, hope: fails ? 0 : hoped });
    }
  }
  return courses;
}
