import type {
  MachineDescription,
  StateDescription,
  TransitionDescription,
} from '#machines/description/description.ts';
import { statesIn } from '#machines/description/describe.ts';

/** All transitions from one state to another, drawn as one arrow. */
export type Lead = { source: string; target: string; transitions: TransitionDescription[] };

/** Transitions that are drawn as arrows, and those that are listed in the box of their state. */
export type Flow = { leads: Lead[]; told: Map<string, TransitionDescription[]> };

/** Whether the state `id` is the state `outer` or is inside it. */
export const isWithin = (id: string, outer: string): boolean =>
  id === outer || id.startsWith(`${outer}.`);

/**
 * Splits the transitions of a machine. Transitions that leave their state are arrows. Transitions
 * without a target, to the state itself or to a state inside it are listed in the state's box.
 *
 * @param named ids of targets of so many transitions that boxes name them instead of an arrow
 */
export function flowOf(description: MachineDescription, named: readonly string[] = []): Flow {
  const leads = new Map<string, Lead>();
  const told = new Map<string, TransitionDescription[]>();
  for (const state of statesIn(description)) {
    for (const transition of state.transitions) {
      const [first, ...more] = transition.targets;
      if (more.length > 0) throw new Error(`${transition.id}: cannot draw several targets`);
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

/** Priority of a transition on the happy path; higher is better. */
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

/** An arrow between two siblings that contain its source and its target, by their indexes. */
type Way = { lead: Lead; from: number; to: number };

function waysIn(parent: StateDescription, leads: Lead[]): Way[] {
  const childOf = (id: string) => parent.states.findIndex((child) => isWithin(id, child.id));
  return leads
    .map((lead) => ({ lead, from: childOf(lead.source), to: childOf(lead.target) }))
    .filter(({ from, to }) => from >= 0 && to >= 0 && from !== to);
}

/** Whether an arrow is laid out backwards, and its priority for a straight and short line. */
export type Course = { back: boolean; hope: number };

/**
 * Course of every arrow. A chart is drawn in the order of its source code: an arrow to a later
 * sibling runs downwards, any other arrow runs back. An arrow to the next sibling has a higher
 * priority; an arrow with the failure of a service has none.
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
