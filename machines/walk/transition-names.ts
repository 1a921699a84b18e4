import type { AnyStateMachine } from 'xstate';
import { describeMachine, transitionsIn } from '#machines/description/describe.ts';
import type {
  GuardDescription,
  TransitionDescription,
  TriggerDescription,
} from '#machines/description/description.ts';

function guardText(guard: GuardDescription): string {
  if (guard.type === 'not') return `not ${guardText(guard.guard)}`;
  if (guard.type !== 'named') return `(${guard.guards.map(guardText).join(` ${guard.type} `)})`;
  const { name, params } = guard;
  if (typeof params !== 'object' || params === null) return name;
  return `${name}(${Object.values(params).map(String).join(', ')})`;
}

function triggerText(trigger: TriggerDescription): string {
  switch (trigger.type) {
    case 'event':
      return trigger.event.replace(/^xstate\.snapshot\./, 'shows ');
    case 'done':
    case 'error':
      return `${trigger.type} ${trigger.invoke}`;
    case 'finished':
      return 'done';
    case 'after':
      return `after ${trigger.delay}`;
    case 'always':
      return 'always';
  }
}

/** Id of the target, relative to the source or to the source's parent if the target is inside. */
function targetText(source: string, target: string): string {
  if (target === source) return 'itself';
  if (target.startsWith(`${source}.`)) return target.slice(source.length);
  const parent = source.slice(0, source.lastIndexOf('.') + 1);
  return parent !== '' && target.startsWith(parent) ? target.slice(parent.length) : target;
}

function nameOf({ source, trigger, guard, targets }: TransitionDescription): string {
  const condition = guard ? ` [${guardText(guard)}]` : '';
  const leads = targets.map((target) => targetText(source, target)).join(' and ');
  return `${source} | ${triggerText(trigger)}${condition}${leads && ` -> ${leads}`}`;
}

const known = new WeakMap<AnyStateMachine, ReadonlyMap<string, string>>();

/** The names of transitions in the plan, by id; equal names are numbered. */
export function transitionNames(machine: AnyStateMachine): ReadonlyMap<string, string> {
  const before = known.get(machine);
  if (before) return before;
  const counts = new Map<string, number>();
  const names = new Map<string, string>();
  for (const transition of transitionsIn(describeMachine(machine))) {
    const name = nameOf(transition);
    const count = (counts.get(name) ?? 0) + 1;
    counts.set(name, count);
    names.set(transition.id, count === 1 ? name : `${name} (${count})`);
  }
  known.set(machine, names);
  return names;
}
