import { assumedCodes } from '#domain/codes.ts';
import { creditStatus, uploadComplete } from '#domain/credit/credit-order.ts';
import { type Borrower, updateBorrower } from '../repositories/account/borrowers.ts';
import {
  beginCredit,
  creditFreezeDays,
  type CreditRow,
  filesOf,
  giveForm,
  hasLimit,
  presentCredit,
  submitCredit,
} from '../repositories/credit/credit.ts';
import { Refusal } from '../repositories/refusal.ts';
import type { Work } from '../repositories/work.ts';
import type { CreditForm } from '../life-cycles/credit-order.machine.ts';
import type { CompletedForm } from './forms.ts';

/** Whether a credit order is being filled in or reviewed, or has a valid limit and valid files. */
async function isComplete(work: Work, row: CreditRow): Promise<boolean> {
  if (creditStatus[row.state] <= creditStatus.reviewing) return true;
  const files = await filesOf(work, row.creditOrderId);
  return hasLimit(row, work.now) && files === uploadComplete;
}

/**
 * The present credit order if it is usable, otherwise a new one.
 *
 * @throws Refusal while a rejected borrower may not apply
 */
export async function openApplication(work: Work, { userId }: Borrower): Promise<CreditRow> {
  const present = await presentCredit(work, userId);
  if (present && (await isComplete(work, present))) return present;
  const days = present ? creditFreezeDays(present, work.now) : 0;
  if (days > 0) {
    throw new Refusal(assumedCodes.creditNotUsable, `You can apply again in ${days} days.`);
  }
  return beginCredit(work, userId);
}

/** @throws Refusal if the application is not at that form, or the borrower may not apply */
export async function fillForm(
  work: Work,
  borrower: Borrower,
  form: CreditForm,
  { answers, known, name, account }: CompletedForm,
): Promise<CreditRow> {
  const present = await openApplication(work, borrower);
  const next = await giveForm(work, present, borrower, { name: form, answers, known });
  if (name !== undefined) await updateBorrower(work.tx, borrower.userId, { name });
  if (account) await updateBorrower(work.tx, borrower.userId, { account });
  return next;
}

/** @throws Refusal if the application cannot be submitted */
export async function submitApplication(work: Work, borrower: Borrower): Promise<CreditRow> {
  return submitCredit(work, await openApplication(work, borrower), borrower);
}
