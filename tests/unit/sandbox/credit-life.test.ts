import { describe, expect, it } from 'vitest';
import { creditStatus } from '#domain/credit/credit-order.ts';
import type { Stage } from '#sandbox/life-cycles/life-cycle.ts';
import {
  type CreditEvent,
  type CreditFacts,
  creditForms,
  creditLife,
  creditOrderMachine,
  type CreditState,
} from '#sandbox/life-cycles/credit-order.machine.ts';
import { product } from '#sandbox/rules/product.ts';

const facts: CreditFacts = { filesComplete: true, creditworthy: true };
const at = (state: CreditState): Stage<CreditState> => ({ state, since: 0, timer: null });
const send = (from: CreditState, event: CreditEvent, given: CreditFacts = facts) =>
  creditLife.send(at(from), given, event, 1)?.state ?? null;

describe('the life cycle of a credit order', () => {
  it('accepts only the form whose turn it is', () => {
    const begun = creditLife.begin(facts, 0);
    expect(begun.state).toBe('basicInfo');
    const after = [...creditForms.slice(1), 'waitSubmit'];
    for (const [index, form] of creditForms.entries()) {
      expect(send(form, { type: `${form}.given` })).toBe(after[index]);
      for (const other of creditForms.filter((one) => one !== form)) {
        expect(send(form, { type: `${other}.given` })).toBeNull();
      }
      expect(send(form, { type: 'application.submitted' })).toBeNull();
    }
  });

  it.each([
    [true, 'approved'],
    [false, 'rejected'],
  ])('decides after the review (creditworthy: %s)', (creditworthy, state) => {
    const stage = creditLife.send(at('waitSubmit'), facts, { type: 'application.submitted' }, 10);
    const { reviewTime } = product.credit;
    const elapse = (now: number) =>
      stage && creditLife.elapse(stage, { ...facts, creditworthy }, now);
    expect(elapse(9 + reviewTime)).toBeNull();
    expect(elapse(99 + reviewTime)).toEqual({ state, since: 10 + reviewTime, timer: null });
  });

  it('S4.1: has a state for every status of S4, each with a description', () => {
    const { states } = creditOrderMachine.root;
    expect(Object.keys(states).toSorted()).toEqual(Object.keys(creditStatus).toSorted());
    for (const node of Object.values(states)) expect(node.description).toBeTruthy();
  });
});
