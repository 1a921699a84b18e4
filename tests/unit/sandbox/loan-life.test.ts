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

  it('keeps the time of entry while a payment does not change its state', () => {
    const stage: Stage<LoanState> = { state: 'repaying', since: 5, timer: null };
    const pay = (overdueAt: number | null) =>
      loanLife.send(stage, { ...facts, now: 9, overdueAt }, { type: 'payment.posted' }, 9);
    expect(pay(100)).toMatchObject({ state: 'repaying', since: 5, timer: { at: 100 } });
    expect(pay(null)).toMatchObject({ state: 'settled', since: 9, timer: null });
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
