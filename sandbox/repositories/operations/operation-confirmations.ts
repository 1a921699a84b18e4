import type { AgreementDocument, Consent } from '#domain/loans/agreement.ts';
import { assumedCodes } from '#domain/codes.ts';
import type { OperationPayment, OperationState } from '#domain/operations/operation.ts';
import type { OperationKind } from '#domain/operations/operation-offer.ts';
import { formatPeso } from '#domain/peso.ts';
import { languageOf } from '../../rules/agreement.ts';
import { fill } from '../../rules/fill.ts';
import { operationWords } from '../../rules/operation-words.ts';
import type { Borrower } from '../account/borrowers.ts';
import { afterPayment } from '../loans/loan-life.ts';
import { type Loan } from '../loans/loans.ts';
import { receivedFor } from './operation-payments.ts';
import { contractOf, disclosureOf } from './operation-views.ts';
import { draw } from '../payments/payments.ts';
import { Refusal, refusalIn } from '../refusal.ts';
import { confirmRestructure, termsOfRow } from './restructures.ts';
import { confirmDeferral, deferralTerms } from './rollovers.ts';
import { keepDocument } from '../loans/signed-documents.ts';
import type { Work } from '../work.ts';
import {
  type DeferralRow,
  deferralStates,
  type RestructureRow,
  restructureStates,
} from './operation-orders.ts';

export type Confirmation = { agreement: Consent; payment: OperationPayment | null };

/** `paidAmount` is the pesos that this confirmation drew. */
export type Confirmed = { state: OperationState; paidAmount: number };

/** The refusal of a request about an operation that ended without being carried out. */
export function endOf({ state }: DeferralRow | RestructureRow): Refusal {
  switch (state) {
    case 'expired':
      return new Refusal(
        assumedCodes.operationExpired,
        'This offer has expired. Please look at the new one.',
      );
    case 'settled':
      return new Refusal(assumedCodes.operationSettled, 'This loan is fully paid.');
    default:
      return new Refusal(
        assumedCodes.operationWithdrawn,
        'This offer is not open. Please look at the loan again.',
      );
  }
}

/** @throws Refusal unless the consent is to the current text */
function checkConsent(consent: Consent, { hash, version }: AgreementDocument): void {
  if (consent.hash === '' || consent.version === '') {
    throw new Refusal(assumedCodes.consentMissing, 'Please agree the terms of the loan agreement');
  }
  if (consent.hash !== hash || consent.version !== version) {
    throw new Refusal(assumedCodes.offerChanged, 'The terms have changed. Please read them again.');
  }
}

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
    throw new Refusal(assumedCodes.amountChanged, 'The amount due has changed. Please look again.');
  }
  if (payment !== null && payment.cardNumber !== loan.account.number) {
    throw new Refusal(assumedCodes.accountMismatch, 'The payment must come from your own account.');
  }
}

async function takePayment(
  work: Work,
  borrower: Borrower,
  loan: Loan,
  payment: OperationPayment | null,
  operationId: string,
): Promise<{ loan: Loan; paymentId: string | null; paidAmount: number }> {
  if (payment === null) return { loan, paymentId: null, paidAmount: 0 };
  const drawn = await draw(work, borrower, loan, payment.amount, operationId);
  return {
    ...drawn,
    loan: await afterPayment(work, drawn.loan, borrower),
    paidAmount: payment.amount,
  };
}

/**
 * A repeated confirmation returns the state and takes no payment.
 *
 * @throws Refusal if the rollover cannot be confirmed
 */
export async function confirmRollover(
  work: Work,
  borrower: Borrower,
  before: Loan,
  row: DeferralRow,
  { agreement, payment }: Confirmation,
): Promise<Confirmed> {
  const state = deferralStates[row.state];
  if (!state) throw endOf(row);
  if (state !== 'INITIATED') return { state, paidAmount: 0 };
  const language = languageOf(agreement.language);
  const disclosure = await disclosureOf(work, borrower, before, row, language);
  checkConsent(agreement, disclosure);
  const { missing } = deferralTerms(row, await receivedFor(work, row));
  checkPayment('rollover', before, missing, payment);
  const { deferralOrderId: orderId, loanOrderId } = row;
  await keepDocument(work, { orderId, loanOrderId, kind: 'rollover' }, disclosure, agreement);
  const { loan, paymentId, paidAmount } = await takePayment(
    work,
    borrower,
    before,
    payment,
    orderId,
  );
  const agreed = { consent: agreement, paymentId };
  const after = deferralStates[(await confirmDeferral(work, borrower, loan, row, agreed)).state];
  if (after !== 'CONFIRMED') throw new Error(`${orderId} does not accept its confirmation`);
  return { state: after, paidAmount };
}

/**
 * A repeated confirmation returns the state and takes no payment.
 *
 * @throws Refusal if the restructure cannot be confirmed
 */
export async function confirmRestructuring(
  work: Work,
  borrower: Borrower,
  before: Loan,
  row: RestructureRow,
  { agreement, payment }: Confirmation,
): Promise<Confirmed> {
  const state = restructureStates[row.state];
  if (!state) throw endOf(row);
  if (state !== 'INITIATED') return { state, paidAmount: 0 };
  const language = languageOf(agreement.language);
  const contract = await contractOf(work, borrower, before, row, language);
  checkConsent(agreement, contract);
  const { missing } = termsOfRow(row, await receivedFor(work, row));
  checkPayment('restructure', before, missing, payment);
  const { restructureOrderId: orderId, loanOrderId } = row;
  await keepDocument(work, { orderId, loanOrderId, kind: 'restructure' }, contract, agreement);
  const { loan, paymentId, paidAmount } = await takePayment(
    work,
    borrower,
    before,
    payment,
    orderId,
  );
  const agreed = { consent: agreement, paymentId };
  const confirmed = await confirmRestructure(work, borrower, loan, row, agreed);
  const after = restructureStates[confirmed.state];
  if (after !== 'CONFIRMED') {
    throw new Error(`${orderId} does not accept its confirmation`);
  }
  return { state: after, paidAmount };
}
