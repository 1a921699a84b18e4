import type { AnyStateMachine, AnyStateNode } from 'xstate';
import { nodesOf, transitionIds } from '#machines/description/nodes.ts';
import type { Plan } from './plan.ts';

function statesAt(node: AnyStateNode, value: unknown): string[] {
  if (typeof value === 'string') {
    const child = node.states[value];
    return child ? [node.id, ...statesAt(child, {})] : [node.id];
  }
  if (typeof value !== 'object' || value === null) return [node.id];
  const below = Object.entries(value).flatMap(([key, rest]) => {
    const child = node.states[key];
    return child ? statesAt(child, rest) : [];
  });
  return [node.id, ...below];
}

export const activeStates = (machine: AnyStateMachine, value: unknown): string[] =>
  statesAt(machine.root, value);

/** Whether the state is left in the same step. */
const isPassing = (node: AnyStateNode): boolean =>
  node.type === 'history' || (node.always ?? []).some(({ guard }) => guard === undefined);

export function faultsOfPlan(machine: AnyStateMachine, { paths }: Plan): string[] {
  const moments = paths.flatMap((path) => [path, ...path.steps]);
  const taken = new Set(moments.flatMap((moment) => moment.taken));
  const rested = new Set(moments.flatMap(({ expects }) => activeStates(machine, expects.value)));
  const ids = [...transitionIds(machine).values()];
  const states = nodesOf(machine).filter(({ id }) => !rested.has(id));
  return [
    ...states.filter((node) => !isPassing(node)).map(({ id }) => `no path rests in ${id}`),
    ...ids.filter((id) => !taken.has(id)).map((id) => `no path takes ${id}`),
    ...(paths.length === 0 ? ['there are no paths'] : []),
  ];
}
