import type { SnapshotFrom } from 'xstate';
import { assumedCodes } from '#domain/codes.ts';
import { selectMoneyView } from '#machines/money-action/view.ts';
import type { rolloverMachine } from './rollover.machine.ts';
import type { RolloverContext } from './rollover.setup.ts';
import { disclosureOf, isWithinCaps } from './terms.ts';

/** Why nothing can be confirmed any more, by the lender's code. */
type Closed = 'expired' | 'withdrawn' | 'settled' | 'unknown';

function closedOf({ failure }: RolloverContext): Closed {
  const code = failure?.kind === 'business' ? failure.code : null;
  if (code === assumedCodes.operationExpired) return 'expired';
  if (code === assumedCodes.operationWithdrawn) return 'withdrawn';
  return code === assumedCodes.operationSettled ? 'settled' : 'unknown';
}

/** The view of the pages of a rollover. */
export function selectRolloverView(snapshot: SnapshotFrom<typeof rolloverMachine>) {
  const { context } = snapshot;
  const { order, ticked, problem, failure } = context;
  const money = snapshot.children.moneyAction?.getSnapshot();
  return {
    /** The order with its figures; null until it is known, and where none may be seen. */
    order: snapshot.matches('open') || snapshot.matches('confirming') ? order : null,
    /** The cost of the rolled loan as a loan of its own. */
    disclosure: order && disclosureOf(order),
    /** The cost exceeds the legal cap: the page says so, and cannot confirm. */
    overCaps: order !== null && !isWithinCaps(order),
    /** Two rollovers in a row: what the loan has cost comes first (V9). */
    costFirst: order !== null && order.used >= 2,
    insufficient: snapshot.matches({ open: { desk: { terms: 'insufficient' } } }),
    ticked,
    asking: snapshot.matches({ open: { desk: 'asking' } }),
    processing: snapshot.matches('processing'),
    /** The money, not the borrower, confirmed it. */
    byPayment: order?.confirmedBy === 'payment',
    closed: snapshot.matches('closed') ? closedOf(context) : null,
    canRenew: snapshot.can({ type: 'renewal.requested' }),
    /** The loan that it is of, where that is known. */
    loanKnown: order !== null,
    restarting: snapshot.matches('restarting'),
    notRestarted: snapshot.matches('notRestarted'),
    failed: snapshot.matches('failed'),
    /** Why the last look failed; what is shown is from before. */
    failure,
    problem,
    busy: snapshot.hasTag('busy'),
    /** Where a confirmation under way stands; null when none is. */
    money: money ? selectMoneyView(money) : null,
  };
}

export type RolloverView = ReturnType<typeof selectRolloverView>;
