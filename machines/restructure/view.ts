import type { SnapshotFrom } from 'xstate';
import { disclose } from '#domain/loans/disclosure.ts';
import type { RestructureOrder } from '#domain/operations/operation.ts';
import { priceOfRestructure } from '#domain/operations/operation-price.ts';
import { paidBefore } from '#domain/operations/paid-before.ts';
import { paidElsewhere } from '#domain/operations/paid-elsewhere.ts';
import { pageRow } from '#domain/pages.ts';
import { selectMoneyView } from '#machines/money-action/view.ts';
import type { Timed } from '#machines/shared/ports.ts';
import { defineFlow } from '#machines/shared/flow.ts';
import { required } from '#machines/shared/required.ts';
import type { restructureMachine } from './restructure.machine.ts';

const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);

/** The new plan with the total of each instalment, and its sums, in pesos. */
export function planOf({ schedule }: Pick<RestructureOrder, 'schedule'>) {
  const instalments = schedule.map((part) => ({
    ...part,
    amount: part.principal + part.interest + part.carriedOverdueFee + (part.serviceFee ?? 0),
  }));
  return {
    instalments,
    principal: sum(instalments.map(({ principal }) => principal)),
    interest: sum(instalments.map(({ interest }) => interest)),
    carriedOverdueFee: sum(instalments.map(({ carriedOverdueFee }) => carriedOverdueFee)),
    serviceFee: sum(instalments.map(({ serviceFee = 0 }) => serviceFee)),
    total: sum(instalments.map(({ amount }) => amount)),
  };
}

function stateOf(after: number): 'done' | 'current' | 'upcoming' {
  if (after < 0) return 'done';
  return after === 0 ? 'current' : 'upcoming';
}

function stepsOf({ steps, step: at, receivedAt }: Timed<RestructureOrder>) {
  const present = steps.findIndex(({ step }) => step === at);
  const current = steps[present];
  const elapsed = current?.since ? Math.max(0, receivedAt - current.since) : 0;
  return {
    steps: steps.map((one, index) => ({ ...one, state: stateOf(index - present) })),
    /** The current step takes longer than usual, so customer service is offered. */
    late: current !== undefined && elapsed > current.usualTime,
  };
}

export function selectRestructureView(snapshot: SnapshotFrom<typeof restructureMachine>) {
  const { context } = snapshot;
  const { order, agreement, ticked, ending, problem, failure } = context;
  const money = snapshot.children.moneyAction?.getSnapshot();
  return {
    /** Null while no plan is loaded. */
    order,
    plan: order && planOf(order),
    /** The effective monthly rate by law; null without a plan, and if it cannot be computed. */
    effectiveMonthlyRate: order
      ? disclose(priceOfRestructure(order), order.from).effectiveMonthlyRate
      : null,
    /** Unposted payments that would be paid twice if the borrower paid now. */
    elsewhere: order ? paidElsewhere(order) : [],
    /** Unposted payments from before the operation, which its price does not contain. */
    paidBefore: order ? paidBefore(order) : [],
    /** A payment was received but is not enough (T6). */
    insufficient: order !== null && order.paidAmount > 0 && order.missing > 0,
    review: order && stepsOf(order),
    agreement,
    ticked,
    agreementFailed: snapshot.matches({ offered: { confirmation: 'agreementFailed' } }),
    canRequest: snapshot.can({ type: 'restructure.requested' }),
    asking: snapshot.matches({ offered: { confirmation: 'asking' } }),
    money: money ? selectMoneyView(money) : null,
    ending: snapshot.matches('ended') ? ending : null,
    loading: snapshot.matches('loading'),
    failed: snapshot.matches('failed'),
    problem,
    failure,
    canRetry: snapshot.can({ type: 'retry.pressed' }),
  };
}

export type RestructureView = ReturnType<typeof selectRestructureView>;

/** Restructuring a loan (S2, /repay). A reload needs no record: the address has the order. */
export const restructureFlow = defineFlow<typeof restructureMachine>()({
  id: 'restructure',
  label: 'Restructuring',
  description: 'A late loan’s balance becomes a new loan with its own plan.',
  /** The order of an open attempt takes precedence over the requested one. */
  input({ session: { userKey }, requested: { page, query }, intent }) {
    return {
      userKey,
      restructureOrderId: required(
        intent?.baseline.restructureOrderId ?? query.restructureOrderId,
        'restructure',
      ),
      page: pageRow(page).flow === 'restructure' ? page : 'restructureDescribe',
      intent,
    };
  },
  after(outcome) {
    if (outcome.type === 'completed') {
      const { restructureOrderId } = outcome;
      return { page: 'operationSuccess', query: { restructureOrderId } };
    }
    const { loanOrderId } = outcome;
    return loanOrderId === null
      ? { page: 'home', query: {} }
      : { page: 'repay', query: { loanOrderId } };
  },
  heading: ({ context }) => context.page,
  query: ({ context: { restructureOrderId } }) => ({ restructureOrderId }),
  agreement: ({ context }) => context.agreement,
});
