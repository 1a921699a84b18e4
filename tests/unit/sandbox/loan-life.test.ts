import { describe, expect, it } from 'vitest';
import { getNextTransitions } from 'xstate';
import { day } from '#domain/constants.ts';
import { loanStatus } from '#domain/loans/loan-status.ts';
import type { Stage } from '#sandbox/life-cycles/life-cycle.ts';
import {
  type LoanFacts,
  loanLife,
  loanOrderMachine,
  type LoanState,
} from '#sandbox/life-cycles/loan-order.machine.ts';
import { product } from '#sandbox/rules/product.ts';

const facts: LoanFacts = {
  now: 0,
  flagged: false,
  payoutRefused: false,
  overdueAt: 30 * day,
  takesOver: false,
};

function walk(until: number, given: Partial<LoanFacts> = {}): Stage<LoanState>[] {
  const stages = [loanLife.begin({ ...facts, ...given }, 0)];
  for (;;) {
    const last = stages.at(-1);
    const next =
      last && loanLife.elapse(last, { ...facts, ...given, now: last.timer?.at ?? until }, until);
    if (!next) return stages;
    stages.push(next);
  }
}
const statesOf = (stages: Stage<LoanState>[]) => stages.map(({ state }) => state);

const { queueTime, reviewTime, payoutTime, payoutRepairTime } = product.loan;
const decided = queueTime + reviewTime;
const paidOut = decided + payoutTime;

describe('the life cycle of a loan order', () => {
  it('goes by the clock from the application to an overdue instalment', () => {
    expect(walk(31 * day)).toMatchObject([
      { state: 'beforeReview', since: 0 },
      { state: 'reviewing', since: queueTime },
      { state: 'lending', since: decided },
      { state: 'repaying', since: paidOut },
      { state: 'overdue', since: 30 * day, timer: null },
    ]);
  });

  it('stops at the present time', () => {
    expect(statesOf(walk(queueTime - 1))).toEqual(['beforeReview']);
    expect(statesOf(walk(decided - 1)).at(-1)).toBe('reviewing');
    expect(statesOf(walk(paidOut)).at(-1)).toBe('repaying');
  });

  it('S4.18: ends with a rejection, or with a payout that is not repaired', () => {
    expect(statesOf(walk(9 * day, { flagged: true }))).toEqual([
      'beforeReview',
      'reviewing',
      'rejected',
    ]);
    expect(walk(9 * day, { payoutRefused: true }).slice(3)).toMatchObject([
      { state: 'disbursementFailed', since: paidOut },
      { state: 'cancelled', since: paidOut + payoutRepairTime, timer: null },
    ]);
  });

  const pay = (state: LoanState, overdueAt: number | null) => {
    const stage: Stage<LoanState> = { state, since: 5, timer: null };
    return loanLife.send(stage, { ...facts, now: 9, overdueAt }, { type: 'payment.posted' }, 9);
  };

  it('follows the unpaid instalments after a payment', () => {
    expect(pay('repaying', null)).toMatchObject({ state: 'settled', since: 9, timer: null });
    expect(pay('repaying', 100)).toMatchObject({ state: 'repaying', since: 5, timer: { at: 100 } });
    expect(pay('repaying', 7)).toMatchObject({ state: 'overdue', since: 9 });
    expect(pay('overdue', null)).toMatchObject({ state: 'settled', since: 9 });
    expect(pay('overdue', 100)).toMatchObject({ state: 'repaying', since: 9, timer: { at: 100 } });
    expect(pay('overdue', 7)).toMatchObject({ state: 'overdue', since: 5, timer: null });
  });

  it('starts paid out as a restructured loan, and becomes overdue', () => {
    expect(walk(31 * day, { takesOver: true })).toMatchObject([
      { state: 'repaying', since: 0, timer: { at: 30 * day } },
      { state: 'overdue', since: 30 * day },
    ]);
  });

  it('continues after a rollover, and ends with a restructure', () => {
    const late: Stage<LoanState> = { state: 'overdue', since: 5, timer: null };
    const after = (type: 'plan.changed' | 'balance.restructured') =>
      loanLife.send(late, { ...facts, now: 9, overdueAt: 100 }, { type }, 9);
    expect(after('plan.changed')).toMatchObject({
      state: 'repaying',
      since: 9,
      timer: { at: 100 },
    });
    expect(after('balance.restructured')).toMatchObject({ state: 'settled', since: 9 });
  });

  it('accepts a payment only while money is owed', () => {
    const states: LoanState[] = [
      'beforeReview',
      'reviewing',
      'rejected',
      'lending',
      'cancelled',
      'disbursementFailed',
      'settled',
    ];
    for (const state of states) expect(pay(state, null)).toBeNull();
  });

  it('S4.3: has a state for every status of S4, each with a way in and a description', () => {
    const { states } = loanOrderMachine.root;
    expect(Object.keys(states).toSorted()).toEqual(Object.keys(loanStatus).toSorted());
    const targets = Object.keys(states).flatMap((value) =>
      getNextTransitions(loanOrderMachine.resolveState({ value, context: facts })).flatMap(
        ({ target }) => target?.map(({ key }) => key) ?? [],
      ),
    );
    expect(new Set(['beforeReview', ...targets])).toEqual(new Set(Object.keys(loanStatus)));
    for (const node of Object.values(states)) expect(node.description).toBeTruthy();
  });
});
