import type { SnapshotFrom } from 'xstate';
import { type CreditStatus, creditStatus, limitGranted } from '#domain/credit-order.ts';
import { loanStatus } from '#domain/loan-status.ts';
import { dueFirst } from '#domain/repayment-plan.ts';
import type { homeMachine } from './home.machine.ts';

/** What a borrower's credit card on home offers. */
export type CreditCard = 'apply' | 'resume' | 'reviewing' | 'rejected' | 'limit';

function creditCardOf(status: CreditStatus | undefined): CreditCard {
  if (status === undefined) return 'apply';
  if (status === creditStatus.reviewing) return 'reviewing';
  if (status === creditStatus.rejected) return 'rejected';
  return limitGranted(status) ? 'limit' : 'resume';
}

/** What the home page shows. */
export function selectHomeView(snapshot: SnapshotFrom<typeof homeMachine>) {
  const { name, homepage, failure, notice } = snapshot.context;
  return {
    name,
    /** Null while nothing was fetched yet. */
    credit: homepage && {
      card: creditCardOf(homepage.credit?.status),
      expired: homepage.credit?.expired ?? false,
    },
    quota: homepage?.quota ?? null,
    loans: (homepage?.loans ?? []).map((order) => ({
      order,
      /** What is to be paid on it first, in pesos; null where nothing is to be paid yet or any more. */
      dueNow:
        order.status === loanStatus.repaying || order.status === loanStatus.overdue
          ? dueFirst(order.repaymentPlan.installments)
          : null,
      /** A failed disbursement asks for another payout account (S4). */
      needsAccount: order.status === loanStatus.disbursementFailed,
    })),
    receivedAt: homepage?.receivedAt ?? 0,
    loading: snapshot.matches('loading') || snapshot.matches({ showing: 'refreshing' }),
    /** The last look failed; cards from before, if there are any, stay and can be tapped. */
    failed: snapshot.matches('failed') || snapshot.matches({ showing: 'stale' }),
    /** Whether the cards can be fetched again now: not while another page is opening, nor before the first answer. */
    canRefresh: snapshot.can({ type: 'retry.pressed' }),
    failure,
    notice,
    applying: snapshot.matches('openingApplication'),
    openingLimit: snapshot.matches('checkingCredit') || snapshot.matches('reportingExpired'),
    /** The loan that is being opened. */
    openingLoan: snapshot.matches('routingLoan') ? snapshot.context.loanOrderId : null,
  };
}

export type HomeView = ReturnType<typeof selectHomeView>;
