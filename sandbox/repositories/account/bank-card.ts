import { and, eq, inArray, isNotNull, isNull, max } from 'drizzle-orm';
import { checkHolder, checkNewNumber, maskNumber, plainNumber } from '#domain/account/bank-card.ts';
import type { BankCardStanding, ClosedCardChange } from '#domain/account/bank-card-standing.ts';
import { seedBanks } from '#domain/account/banks.ts';
import { addDays, type IsoDate, manilaDay } from '#domain/dates.ts';
import { isWallet, type PayoutMethod } from '#domain/payments/payout-methods.ts';
import { bankCardChanges } from '../../database/account-tables.ts';
import { loanOrders } from '../../database/schema.ts';
import { type Account, accountInSms, publicAccount } from '../../rules/account.ts';
import { product } from '../../rules/product.ts';
import { type ChangeRow, changesOf } from './bank-card-disputes.ts';
import { updateBorrower, type BorrowerWork } from './borrowers.ts';
import { sendToLoan } from '../loans/loan-life.ts';
import { type Loan, unsettledLoansOf } from '../loans/loans.ts';
import { checkCode, sendMessage } from '../service/messages.ts';
import { hasFailedRefund, refundsOf } from '../payments/refunds.ts';
import { refusalNamed } from '../refusal.ts';
import type { PhoneId } from './sessions.ts';
import { ticketsOf, ticketView } from '../service/tickets.ts';
import { newId, record, type Work } from '../work.ts';

export type CardChange = {
  smsCode: string;
  accountType: PayoutMethod;
  bankCode: string | null;
  originalNumber: string;
  newNumber: string;
  holder: string;
  faceChecked: boolean;
  phone: PhoneId;
};

/** Oldest first. */
export const accountChangesOf = async (work: Work, userId: string) =>
  (await changesOf(work, userId)).toReversed().map(({ changedAt, to }) => ({
    changedAt,
    account: publicAccount(to),
  }));

const openAfter = ({ changedAt }: ChangeRow): IsoDate =>
  addDays(manilaDay(changedAt), product.bankCard.changeDays);

/** When the last payout or refund reached the borrower; null if none did. */
async function lastDelivery(work: Work, userId: string): Promise<number | null> {
  const where = and(isNotNull(loanOrders.paidOutAt), isNull(loanOrders.restructuredFrom));
  const [newest] = await work.tx
    .select({ at: max(loanOrders.paidOutAt) })
    .from(loanOrders)
    .where(and(eq(loanOrders.userId, userId), where));
  const sent = (await refundsOf(work, userId)).filter(({ state }) => state === 'sent');
  const all = [newest?.at ?? [], sent.map(({ since }) => since)].flat();
  return all.length === 0 ? null : Math.max(...all);
}

/** Only a change that was followed by a payout or a refund counts for the limit of 30 days. */
async function lastCounting(
  work: Work,
  userId: string,
  changes: readonly ChangeRow[],
): Promise<ChangeRow | undefined> {
  if (changes.length === 0) return undefined;
  const delivered = await lastDelivery(work, userId);
  return changes.find(({ changedAt }) => delivered !== null && changedAt <= delivered);
}

/**
 * Why a disputed account cannot be changed. `answerBy` is null once the promised time has passed.
 */
async function disputeOf(work: Work, userId: string): Promise<ClosedCardChange> {
  const ticket = (await ticketsOf(work, userId)).find(({ form }) => form.type === 'notMyChange');
  if (!ticket) throw new Error(`${userId} has a disputed change without a ticket`);
  const { ticketId, answerBy } = await ticketView(work, ticket);
  return { reason: 'disputed', ticketId, answerBy: work.now < answerBy ? answerBy : null };
}

/** `endsAt` is null for a held order, `openFrom` if the account is open after the payout. */
function closedByPayout(
  { loanOrderId, heldAt, timerAt }: Loan,
  [last]: readonly ChangeRow[],
  now: number,
): ClosedCardChange {
  const endsAt = heldAt === null ? timerAt : null;
  const from = last ? openAfter(last) : null;
  const isLater = from !== null && manilaDay(endsAt ?? now) < from;
  return { reason: 'payoutUnderWay', loanOrderId, endsAt, openFrom: isLater ? from : null };
}

/**
 * Null if the account can be changed. The 30-day limit does not apply while a payout or a refund
 * has failed, because a change of the account repairs it.
 */
async function closedBy(
  work: Work,
  userId: string,
  changes: readonly ChangeRow[],
  loans: readonly Loan[],
): Promise<ClosedCardChange | null> {
  const { now } = work;
  if (changes[0]?.disputed) return disputeOf(work, userId);
  const lending = loans.find(({ state }) => state === 'lending');
  if (lending) return closedByPayout(lending, changes, now);
  if (failedPayoutAmong(loans) || (await hasFailedRefund(work, userId))) return null;
  const counting = await lastCounting(work, userId, changes);
  if (!counting) return null;
  const until = openAfter(counting);
  return manilaDay(now) < until ? { reason: 'changedRecently', until } : null;
}

/** Null without a payout account. */
export async function standingOf(work: BorrowerWork): Promise<BankCardStanding | null> {
  const { borrower } = work;
  if (borrower.account === null) return null;
  const changes = await changesOf(work, borrower.userId);
  const loans = await unsettledLoansOf(work, borrower.userId);
  return {
    account: publicAccount(borrower.account),
    changedAt: changes[0]?.changedAt ?? null,
    closed: await closedBy(work, borrower.userId, changes, loans),
    needsFaceCheck: changes.length + 1 >= product.bankCard.faceCheckFrom,
    failedPayout: failedPayoutAmong(loans)?.loanOrderId ?? null,
  };
}

const failedPayoutAmong = (loans: readonly Loan[]) =>
  loans.find(({ state }) => state === 'disbursementFailed');

/** @throws Refusal that names the first wrong field (S5) */
function checkedAccount(change: CardChange, present: Account): Account {
  const { accountType, newNumber, originalNumber } = change;
  const bankCode = isWallet(accountType) ? null : change.bankCode;
  if (plainNumber(originalNumber) !== present.number) throw refusalNamed('wrongOriginalNumber');
  if (!checkNewNumber(newNumber, change).ok) throw refusalNamed('wrongNewNumber');
  if (!checkHolder(change.holder, present).ok) throw refusalNamed('wrongHolder');
  const bank = seedBanks.find(({ code }) => code === bankCode);
  if (!isWallet(accountType) && !bank?.active) throw refusalNamed('bankInactive');
  return { accountType, bankCode, holder: present.holder, number: plainNumber(newNumber) };
}

/**
 * The money of a loan that is not approved yet goes to the new account, as after a failed payout. A
 * payout or a refund that is already being sent keeps its account; the question before the change
 * says so.
 */
async function moveApplications({ tx }: Work, userId: string, account: Account): Promise<void> {
  const isApplication = inArray(loanOrders.state, ['beforeReview', 'reviewing']);
  await tx
    .update(loanOrders)
    .set({ account })
    .where(and(eq(loanOrders.userId, userId), isApplication));
}

async function resend(work: BorrowerWork, loan: Loan, account: Account): Promise<string> {
  const { loanOrderId } = loan;
  // A held order waits for an advance of the clock. The change of the account ends the hold, so
  // that the payout continues as time passes.
  await work.tx
    .update(loanOrders)
    .set({ account, heldAt: null })
    .where(eq(loanOrders.loanOrderId, loanOrderId));
  await sendToLoan(work, { ...loan, account, heldAt: null }, 'account.changed');
  return loanOrderId;
}

/**
 * Changes the payout account. A change that is refused for a wrong field does not spend the SMS
 * code, so that the borrower can correct the field with the same code.
 *
 * @throws Refusal if the account cannot be changed now, or the change is wrong
 */
export async function changeBankCard(work: BorrowerWork, change: CardChange) {
  const { userId, account: present, mobile } = work.borrower;
  const standing = await standingOf(work);
  if (present === null || standing === null || standing.closed)
    throw refusalNamed('cardChangeClosed');
  const { smsCode, phone } = change;
  const given = { mobile, purpose: 'changeBankCard', code: smsCode, phone } as const;
  const code = await checkCode(work, given);
  const account = checkedAccount(change, present);
  if (standing.needsFaceCheck && !change.faceChecked) throw refusalNamed('faceCheckMissing');

  await code.spend();
  const changedAt = work.now;
  const changeId = newId(work, 'change');
  await updateBorrower(work.tx, userId, { account });
  await moveApplications(work, userId, account);
  await work.tx
    .insert(bankCardChanges)
    .values({ changeId, userId, changedAt, from: present, to: account, disputed: false });
  const detail = { accountType: account.accountType, maskedNumber: maskNumber(account.number) };
  await record(work, userId, 'account.changed', null, detail);
  const values = { account: accountInSms(account) };
  await sendMessage(work, { about: 'accountChanged', values }, changedAt);

  const failed = failedPayoutAmong(await unsettledLoansOf(work, userId));
  const resentLoanOrderId = failed ? await resend(work, failed, account) : null;
  return { account: publicAccount(account), changedAt, resentLoanOrderId };
}
