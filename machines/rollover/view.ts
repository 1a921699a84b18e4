import type { SnapshotFrom } from 'xstate';
import { assumedCodes } from '#domain/codes.ts';
import { paidBefore } from '#domain/operations/paid-before.ts';
import { paidElsewhere } from '#domain/operations/paid-elsewhere.ts';
import { pageRow } from '#domain/pages.ts';
import { selectMoneyView } from '#machines/money-action/view.ts';
import { defineFlow } from '#machines/shared/flow.ts';
import { required } from '#machines/shared/required.ts';
import type { rolloverMachine } from './rollover.machine.ts';
import type { RolloverContext } from './rollover.setup.ts';
import { disclosureOf, isWithinCaps } from './terms.ts';

/** Why no confirmation is possible any more, by the lender's code. */
type Closed = 'expired' | 'withdrawn' | 'settled' | 'unknown';

function closedOf({ failure }: RolloverContext): Closed {
  const code = failure?.kind === 'business' ? failure.code : null;
  if (code === assumedCodes.operationExpired) return 'expired';
  if (code === assumedCodes.operationWithdrawn) return 'withdrawn';
  return code === assumedCodes.operationSettled ? 'settled' : 'unknown';
}

export function selectRolloverView(snapshot: SnapshotFrom<typeof rolloverMachine>) {
  const { context } = snapshot;
  const { order, ticked, problem, failure } = context;
  const money = snapshot.children.moneyAction?.getSnapshot();
  return {
    /** Null unless the rollover is open or being confirmed. */
    order: snapshot.matches('open') || snapshot.matches('confirming') ? order : null,
    /** The cost of the rolled over amount as a separate loan. */
    disclosure: order && disclosureOf(order),
    /** Whether the cost exceeds the legal caps, so that the rollover cannot be confirmed. */
    overCaps: order !== null && !isWithinCaps(order),
    /** Whether the loan’s cost by its plan is shown first (V9): from the third rollover on. */
    costFirst: order !== null && order.used >= 2,
    /** Unposted payments that would be paid twice if the borrower paid now. */
    elsewhere: order ? paidElsewhere(order) : [],
    /** Unposted payments from before the operation, which its price does not contain. */
    paidBefore: order ? paidBefore(order) : [],
    insufficient: snapshot.matches({ open: { desk: { terms: 'insufficient' } } }),
    ticked,
    asking: snapshot.matches({ open: { desk: 'asking' } }),
    processing: snapshot.matches('processing'),
    /** Whether a payment confirmed the rollover, not the borrower. */
    byPayment: order?.confirmedBy === 'payment',
    closed: snapshot.matches('closed') ? closedOf(context) : null,
    canRenew: snapshot.can({ type: 'renewal.requested' }),
    loanKnown: order !== null,
    restarting: snapshot.matches('restarting'),
    notRestarted: snapshot.matches('notRestarted'),
    failed: snapshot.matches('failed'),
    failure,
    problem,
    busy: snapshot.hasTag('busy'),
    money: money ? selectMoneyView(money) : null,
  };
}

export type RolloverView = ReturnType<typeof selectRolloverView>;

/** A rollover (S2, /repay): moves the due date. */
export const rolloverFlow = defineFlow<typeof rolloverMachine>()({
  id: 'rollover',
  label: 'Rolling over',
  description: 'Postpones a due date for a fee.',
  /** The order of an open attempt takes precedence over the requested one. */
  input({ session: { userKey }, requested: { page, query }, intent }) {
    return {
      userKey,
      deferralOrderId: required(
        intent?.baseline.deferralOrderId ?? query.deferralOrderId,
        'rollover',
      ),
      page: pageRow(page).flow === 'rollover' ? page : 'rolloverDescribe',
      intent,
    };
  },
  /** Leaving opens the loan, whose due amounts are reloaded; an unknown loan opens home. */
  after(outcome) {
    if (outcome.type === 'opens') return outcome.location;
    const { loanOrderId } = outcome;
    return loanOrderId === null
      ? { page: 'home', query: {} }
      : { page: 'repay', query: { loanOrderId } };
  },
  heading: ({ context }) => context.page,
  query: ({ context: { deferralOrderId } }) => ({ deferralOrderId }),
  agreement: ({ context: { order } }) => order && order.disclosure,
});
