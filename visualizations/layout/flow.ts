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
 */
export function flowOf(description: MachineDescription): Flow {
  const leads = new Map<string, Lead>();
  const told = new Map<string, TransitionDescription[]>();
  for (const state of statesIn(description)) {
    for (const transition of state.transitions) {
      const [first, ...more] = transition.targets;
      if (more.length > 0) throw new Error(`${transition.id}: several targets are not drawn yet`);
      if (first === undefined || isWithin(first, state.id)) {
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
      return first ? 9 : 5;
    case 'event':
      return /^nav\.|^retry\.|^page\.|^connection\.|^session\./.test(trigger.event) ? 1 : 6;
    case 'always':
      return first ? 6 : 4;
    case 'after':
      return 3;
    case 'error':
      return 0;
  }
}

/** The same of an arrow. */
export const hopeOf = ({ transitions }: Lead): number => Math.max(0, ...transitions.map(hope));

/**
 * The leads that run against the flow, by source and target: at each level, those that close a
 * circle when one walks from what is entered first, the most hoped for way before the others.
 */
export function backwards(description: MachineDescription, leads: Lead[]): Set<Lead> {
  const found = new Set<Lead>();
  for (const parent of statesIn(description)) {
    const children = parent.states;
    const childOf = (id: string) => children.find((child) => isWithin(id, child.id))?.id;
    const ways = leads
      .flatMap((lead) => {
        const from = childOf(lead.source);
        const to = childOf(lead.target);
        return from === undefined || to === undefined || from === to ? [] : [{ lead, from, to }];
      })
      .sort((a, b) => hopeOf(b.lead) - hopeOf(a.lead));
    const open = new Set<string>();
    const seen = new Set<string>();
    const walk = (at: string) => {
      seen.add(at);
      open.add(at);
      for (const { lead, from, to } of ways) {
        if (from !== at) continue;
        if (open.has(to)) found.add(lead);
        else if (!seen.has(to)) walk(to);
      }
      open.delete(at);
    };
    for (const id of startingAt(parent, children)) if (!seen.has(id)) walk(id);
  }
  return found;
}

const startingAt = ({ initial }: StateDescription, children: StateDescription[]): string[] => [
  ...(initial === null ? [] : [initial]),
  ...children.map(({ id }) => id),
];
