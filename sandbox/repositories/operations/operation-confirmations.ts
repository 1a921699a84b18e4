import type { Consent } from '#domain/loans/agreement.ts';
import { assumedCodes } from '#domain/codes.ts';
import type { OperationPayment, OperationState } from '#domain/operations/operation.ts';
import type { OperationKind } from '#domain/operations/operation-offer.ts';
import { formatPeso } from '#domain/peso.ts';
import { languageOf } from '../../rules/agreement.ts';
import { fill } from '../../rules/fill.ts';
import { missingOf } from '../../rules/operation-pricing.ts';
import { operationWords } from '../../rules/operation-words.ts';
import type { BorrowerWork } from '../account/borrowers.ts';
import { afterPayment } from '../loans/loan-life.ts';
import type { Loan } from '../loans/loans.ts';
import { checkConsent, keepDocument } from '../loans/signed-documents.ts';
import { draw } from '../payments/payments.ts';
import { refusalIn, refusalNamed } from '../refusal.ts';
import { confirmOperation } from './operation-life.ts';
import { type OperationRow, operationStates } from './operation-orders.ts';
import { receivedFor } from './operation-payments.ts';
import { documentOf, endOf } from './operation-views.ts';

export type Confirmation = { agreement: Consent; payment: OperationPayment | null };

/** `paidAmount` is the pesos that this confirmation drew. */
export type Confirmed = { state: OperationState; paidAmount: number };

/** @throws Refusal unless the payment is the missing pesos, from the account of the loan */
function checkPayment(
  kind: OperationKind,
  loan: Loan,
  missing: number,
  payment: OperationPayment | null,
): void {
  const amount = payment?.amount ?? 0;
  if (amount < missing) {
    const short = { missing: formatPeso(missing - amount) };
    throw refusalIn(assumedCodes.operationInsufficient, (language) =>
      fill(operationWords[language].insufficient[kind], short),
    );
  }
  if (amount > missing) {
    throw refusalNamed('amountChanged');
  }
  if (payment !== null && payment.cardNumber !== loan.account.number) {
    throw refusalNamed('accountMismatch');
  }
}

async function takePayment(
  work: BorrowerWork,
  loan: Loan,
  payment: OperationPayment | null,
  operationId: string,
): Promise<{ loan: Loan; paymentId: string | null; paidAmount: number }> {
  if (payment === null) return { loan, paymentId: null, paidAmount: 0 };
  const drawn = await draw(work, loan, payment.amount, operationId);
  return {
    ...drawn,
    loan: await afterPayment(work, drawn.loan),
    paidAmount: payment.amount,
  };
}

/**
 * A repeated confirmation returns the state and takes no payment.
 *
 * @throws Refusal if the operation cannot be confirmed
 */
export async function confirm(
  work: BorrowerWork,
  before: Loan,
  row: OperationRow,
  { agreement: consent, payment }: Confirmation,
): Promise<Confirmed> {
  const state = operationStates[row.state];
  if (!state) throw endOf(row);
  if (state !== 'INITIATED') return { state, paidAmount: 0 };
  const document = await documentOf(work, before, row, languageOf(consent.language));
  checkConsent(consent, document);
  const { kind, orderId, loanOrderId } = row;
  checkPayment(kind, before, missingOf(row, (await receivedFor(work, row)).total), payment);
  await keepDocument(work, { orderId, loanOrderId, kind }, document, consent);
  const taken = await takePayment(work, before, payment, orderId);
  const { loan, paymentId, paidAmount } = taken;
  const confirmed = await confirmOperation(work, loan, row, { consent, paymentId });
  const after = operationStates[confirmed.state];
  if (after !== 'CONFIRMED') throw new Error(`${orderId} does not accept its confirmation`);
  return { state: after, paidAmount };
}
