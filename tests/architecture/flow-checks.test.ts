import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { type AnyStateMachine, StateMachine } from 'xstate';
import { moneyFlows } from '#domain/money/flows.ts';
import type { FlowId } from '#domain/pages.ts';
import { eachFlow, flowIds } from '#machines/flows.ts';
import { rootMachine } from '#machines/root/root.machine.ts';
import { flowModels } from '#machines/flow-models.ts';
import { partOf } from '#tests/flows/part.ts';
import { walkedFlows } from '#tests/model/app/app-flows.ts';
import { flowSettings } from '#tests/model/app/flow-code.ts';
import { createWorld } from '#tests/model/app/world.ts';
import { flowsWithoutState, placeholdersIn, strayMoney } from './flow-checks.ts';

test('a flow without a state in the root’s chart is reported', () => {
  expect(flowsWithoutState(rootMachine, flowIds)).toEqual([]);
  expect(flowsWithoutState(rootMachine, [...flowIds, 'nowhere'])).toEqual(['nowhere']);
});

test('a kind of money whose flow moves no money, and a flow that moves money of no kind, are reported', () => {
  const machines = eachFlow<Record<FlowId, AnyStateMachine>>(
    (id: FlowId) => flowModels[id].machine,
  );
  expect(strayMoney(moneyFlows, machines)).toEqual([]);
  expect(strayMoney({ ...moneyFlows, applyOrder: 'home' }, machines)).toEqual([
    'applyOrder: home moves no money',
    'borrow moves money of no kind',
  ]);
});

describe('the ports of a flow', () => {
  const { flowPorts } = createWorld(() => {});
  const Machine = v.custom<AnyStateMachine>((logic) => logic instanceof StateMachine);

  test.each(flowIds)('each have a service: %s', (id) => {
    const provided = walkedFlows[id].machine({ ...flowPorts, settings: flowSettings });
    expect(placeholdersIn(v.parse(Machine, provided), flowModels[id].machine)).toEqual([]);
  });

  test('are reported if they have no service, in nested machines too', () => {
    const { machine } = flowModels.home;
    expect(placeholdersIn(machine, machine)).toEqual(
      expect.arrayContaining(['getHomepageData', 'creditCheck.queryCreditOrder']),
    );
  });
});

test('partOf returns the whole-app part of a flow, and null without one', async () => {
  expect(await partOf('home', 'app')).not.toBeNull();
  expect(await partOf('nowhere', 'app')).toBeNull();
});
