import { expect, test } from 'vitest';
import type { AnyStateMachine } from 'xstate';
import { moneyFlows } from '#domain/money/flows.ts';
import { flowModels } from '#machines/flow-models.ts';
import { flowIds } from '#machines/flows.ts';
import { rootMachine } from '#machines/root/root.machine.ts';

test('the root’s chart has a state for every flow', () => {
  const states = rootMachine.root.states.location?.states.inFlow?.states ?? {};
  expect(Object.keys(states)).toEqual(expect.arrayContaining([...flowIds]));
});

test('exactly the flows of the money kinds move money', () => {
  const moves = ({ implementations }: AnyStateMachine) => 'moneyAction' in implementations.actors;
  const moving = flowIds.filter((id) => moves(flowModels[id].machine));
  expect(moving.toSorted()).toEqual([...new Set(Object.values(moneyFlows))].toSorted());
});
