import type { DeletionReason } from '#domain/account/deletion-reasons.ts';
import type { DeletionBlocker } from '#domain/account/deletion.ts';
import { payoutHeldOf } from './bank-card-disputes.ts';
import type { BorrowerWork } from './borrowers.ts';
import { presentCredit } from '../credit/credit.ts';
import { eraseBorrower } from './erase.ts';
import { repairOf } from '../loans/loan-views.ts';
import { isOwed, type Loan, loanAccountNow, loansOf } from '../loans/loans.ts';
import { checkCode, sendMessage } from '../service/messages.ts';
import { onItsWayView } from '../payments/money-on-its-way.ts';
import { refundAtDeletion } from '../payments/refunds.ts';
import { refusalNamed } from '../refusal.ts';
import type { PhoneId } from './sessions.ts';
import { record, type Work } from '../work.ts';
import { counterPaymentsOf } from '../payments/counter-money.ts';
import { isOpen, ordersOf } from '../operations/operation-orders.ts';

const nameOf = ({ loanOrderId, loanNumber }: Loan) => ({ loanOrderId, loanNumber });

/** Pesos that settle a loan today, minus the money on its way, which is a separate blocker. */
async function leftToPay(work: Work, loan: Loan): Promise<number> {
  const { oncePostedSettlement } = await onItsWayView(work, loan);
  return (oncePostedSettlement ?? loanAccountNow(loan, work.now).settlement).amount;
}

async function blockersOf(work: Work, loan: Loan): Promise<DeletionBlocker[]> {
  const named = nameOf(loan);
  if (isOwed(loan)) {
    const amount = await leftToPay(work, loan);
    return amount > 0 ? [{ type: 'unpaidLoan', ...named, amount }] : [];
  }
  switch (loan.state) {
    case 'lending':
    case 'disbursementFailed': {
      const amount = loan.lendingAmount;
      const { payoutHeld } = await payoutHeldOf(work, loan);
      if (payoutHeld) return [{ type: 'payoutHeld', ...named, amount }];
      return loan.state === 'lending'
        ? [{ type: 'payoutUnderWay', ...named, amount }]
        : [{ type: 'payoutFailed', ...named, amount, ...repairOf(loan) }];
    }
    case 'beforeReview':
    case 'reviewing':
      return [{ type: 'pendingLoan', ...named, amount: loan.loanAmount }];
    default:
      return [];
  }
}

async function openOperations(
  work: Work,
  userId: string,
  loans: readonly Loan[],
): Promise<DeletionBlocker[]> {
  const open = (await ordersOf(work, userId)).filter(isOpen);
  return open.flatMap(({ kind, orderId: operationId, loanOrderId }) =>
    loans
      .filter((loan) => loan.loanOrderId === loanOrderId)
      .map((loan) => ({ type: 'operation' as const, ...nameOf(loan), kind, operationId })),
  );
}

async function unpostedPayments(
  work: Work,
  userId: string,
  loans: readonly Loan[],
): Promise<DeletionBlocker[]> {
  const unposted = (await counterPaymentsOf(work, userId)).filter(
    ({ state }) => state === 'onItsWay',
  );
  const ofLoans = await Promise.all(
    loans.map(async (loan) => {
      const { paysFor } = await onItsWayView(work, loan);
      return unposted
        .filter(({ loanOrderId }) => loanOrderId === loan.loanOrderId)
        .map(({ centavos }) => ({
          type: 'unpostedPayment' as const,
          ...nameOf(loan),
          centavos,
          ...(paysFor && { paysFor }),
        }));
    }),
  );
  return ofLoans.flat();
}

/** All blockers of an account deletion (S4). */
export async function deletionBlockers(work: BorrowerWork): Promise<DeletionBlocker[]> {
  const { userId } = work.borrower;
  const loans = await loansOf(work, userId);
  const credit = await presentCredit(work, userId);
  const pendingCredit: DeletionBlocker[] =
    credit?.state === 'reviewing'
      ? [{ type: 'pendingCredit', creditOrderId: credit.creditOrderId }]
      : [];
  const ofLoans = await Promise.all(loans.map(async (loan) => blockersOf(work, loan)));
  return [
    ...ofLoans.flat(),
    ...pendingCredit,
    ...(await openOperations(work, userId, loans)),
    ...(await unpostedPayments(work, userId, loans)),
  ];
}

export type Deletion = {
  reason: DeletionReason;
  note: string;
  smsCode: string;
  phone: PhoneId;
};

/**
 * Deletes an account. Loans are kept under a pseudonym, as the law requires.
 *
 * @throws Refusal if a blocker exists or the SMS code is wrong
 */
export async function deleteAccount(
  work: BorrowerWork,
  { reason, note, smsCode, phone }: Deletion,
): Promise<void> {
  const { userId, mobile } = work.borrower;
  if ((await deletionBlockers(work)).length > 0) {
    throw refusalNamed('deletionBlocked');
  }
  const given = { mobile, purpose: 'deleteAccount', code: smsCode, phone } as const;
  const code = await checkCode(work, given);
  await code.spend();
  await record(work, userId, 'account.deleted', null, { reason, note });
  const refunded = await refundAtDeletion(work);
  await eraseBorrower(work);
  for (const message of refunded) await sendMessage(work, message);
  await sendMessage(work, { about: 'accountDeleted', values: {} });
}
