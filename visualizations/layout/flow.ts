import type {
  MachineDescription,
  TransitionDescription,
} from '#machines/description/description.ts';
import { statesIn } from '#machines/description/describe.ts';

/** All transitions from one state to another, drawn as one arrow. */
export type Lead = { source: string; target: string; transitions: TransitionDescription[] };

/** `told`: transitions that are listed in the box of their state. */
export type Flow = { leads: Lead[]; told: Map<string, TransitionDescription[]> };

/** Also true for `outer` itself. */
export const isWithin = (id: string, outer: string): boolean =>
  id === outer || id.startsWith(`${outer}.`);

/** A transition inside its state, or to a target in `named`, is listed in the state's box. */
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

/** Priority of a transition; the happy path has the highest. */
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

/** `back`: laid out backwards; `hope`: priority of a straight and short line. */
export type Course = { back: boolean; hope: number };

/**
 * An arrow to an earlier sibling runs back, any other downwards. The arrow to the next sibling has
 * a higher priority, and one with the failure of a service none.
 */
export function coursesOf(description: MachineDescription, leads: Lead[]): Map<Lead, Course> {
  const courses = new Map<Lead, Course>();
  for (const { states } of statesIn(description)) {
    const siblingOf = (id: string) => states.findIndex((child) => isWithin(id, child.id));
    for (const lead of leads) {
      const [from, to] = [siblingOf(lead.source), siblingOf(lead.target)];
      if (from < 0 || to < 0 || from === to) continue;
      const fails = lead.transitions.some(({ trigger }) => trigger.type === 'error');
      const hoped = Math.max(...lead.transitions.map(hope)) + (to === from + 1 ? 4 : 0);
      courses.set(lead, { back: to < from, hope: fails ? 0 : hoped });
    }
  }
  return courses;
}
