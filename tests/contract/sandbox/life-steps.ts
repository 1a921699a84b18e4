import { defaultLanguage } from '#domain/language.ts';
import { repaymentRequestOf } from '#domain/payments/repayment-check.ts';
import { type Borrower, borrowerOfMobile } from '#sandbox/repositories/account/borrowers.ts';
import { catchUp } from '#sandbox/repositories/catch-up.ts';
import { payAtCounter } from '#sandbox/repositories/payments/counter-payments.ts';
import { creditsOf } from '#sandbox/repositories/credit/credits.ts';
import { pendingView } from '#sandbox/repositories/loans/loan-views.ts';
import { isOwed, type Loan, loansOf } from '#sandbox/repositories/loans/loans.ts';
import {
  type Confirmation,
  confirmRestructuring,
  confirmRollover,
} from '#sandbox/repositories/operations/operation-confirmations.ts';
import { offersOn } from '#sandbox/repositories/operations/operation-offers.ts';
import { receivedFor } from '#sandbox/repositories/operations/operation-payments.ts';
import { contractOf, disclosureOf } from '#sandbox/repositories/operations/operation-views.ts';
import {
  initiateRestructure,
  initiateRollover,
} from '#sandbox/repositories/operations/operations.ts';
import { paymentsOf, repay } from '#sandbox/repositories/payments/payments.ts';
import { Refusal } from '#sandbox/repositories/refusal.ts';
import { termsOfRow } from '#sandbox/repositories/operations/restructures.ts';
import { deferralTerms } from '#sandbox/repositories/operations/rollovers.ts';
import { numberFor } from '#sandbox/repositories/payments/virtual-accounts.ts';
import type { Work } from '#sandbox/repositories/work.ts';
import type { InMemory } from './in-memory.ts';
import type { LifeBooks } from './life-laws.ts';
import type { MadeBorrower } from './wire-client.ts';
import { counterPaymentsOf } from '#sandbox/repositories/payments/counter-money.ts';
import { deferralsOf, restructuresOf } from '#sandbox/repositories/operations/operation-orders.ts';

/** The operation that a device shows, and the confirmation that it would send. */
type Held = { kind: 'rollover' | 'restructure'; id: string; with: Confirmation };

type PaidIn = {
  channelId: string;
  /** Share of the number's amount. */
  share: number;
  centavos: number;
  /** Milliseconds. */
  paidAgo: number;
  postAfter: number;
};

export type LifeSteps = ReturnType<typeof lifeSteps>;

/** Each step returns the code of its refusal, or 0. A step that is not possible does nothing. */
export function lifeSteps({ sandbox, control }: InMemory, made: MadeBorrower) {
  const { mobile } = made;
  const held = new Map<number, Held>();

  /** A refusal rolls the step back. */
  async function attempt(
    run: (work: Work, borrower: Borrower, loan: Loan) => Promise<unknown>,
  ): Promise<number> {
    try {
      await sandbox.work(mobile, async (work) => {
        const { borrower, loans } = await present(work);
        const loan = loans.findLast(isOwed);
        if (loan) await run(work, borrower, loan);
      });
      return 0;
    } catch (error) {
      if (error instanceof Refusal) return error.code;
      throw error;
    }
  }

  async function present(work: Work): Promise<{ borrower: Borrower; loans: Loan[] }> {
    const borrower = await borrowerOfMobile(work.tx, mobile);
    if (!borrower) throw new Error('nobody');
    await catchUp(work, borrower);
    return { borrower, loans: await loansOf(work, borrower.userId) };
  }

  const consentTo = (work: Work, { hash, version }: { hash: string; version: string }) => ({
    hash,
    version,
    agreedAt: work.now,
    language: defaultLanguage,
  });

  return {
    payOnline: async () =>
      attempt(async (work, borrower, loan) => {
        const request = repaymentRequestOf(pendingView(loan, work.now), 1);
        if (request.ok) await repay(work, borrower, loan, request.value);
      }),

    payAtCounter: async ({ channelId, share, centavos, paidAgo, postAfter }: PaidIn) =>
      attempt(async (work, _, loan) => {
        const number = await numberFor(work, loan, channelId, {
          amount: null,
          renew: null,
          once: null,
        });
        if (!number) return;
        const withCentavos = channelId === 'seven-eleven' ? 0 : centavos / 100;
        const amount = Math.max(50, Math.floor(number.amount * share)) + withCentavos;
        const paidAt = Math.max(number.issuedAt, work.now - paidAgo);
        await payAtCounter(work, number, {
          amount,
          paidAt,
          postAfter: postAfter + work.now - paidAt,
        });
      }),

    wait: async (time: string) => {
      await control.advance(made, time);
      return 0;
    },

    initiate: async (kind: 'rollover' | 'restructure') =>
      attempt(async (work, borrower, loan) =>
        kind === 'rollover'
          ? initiateRollover(work, borrower, loan)
          : initiateRestructure(work, borrower, loan),
      ),

    /** Stores the open operation as the device shows it. */
    look: async (device: number) =>
      attempt(async (work, borrower, loan) => {
        const { open } = await offersOn(work, loan);
        if (open?.state !== 'INITIATED') return;
        const { kind, id } = open;
        const cardNumber = loan.account.number;
        const withPayment = (missing: number) =>
          missing > 0 ? { amount: missing, cardNumber } : null;
        for (const row of await deferralsOf(work, borrower.userId)) {
          if (row.deferralOrderId !== id) continue;
          const text = await disclosureOf(work, borrower, loan, row, defaultLanguage);
          const { missing } = deferralTerms(row, await receivedFor(work, row));
          const confirmation = { agreement: consentTo(work, text), payment: withPayment(missing) };
          held.set(device, { kind, id, with: confirmation });
        }
        for (const row of await restructuresOf(work, borrower.userId)) {
          if (row.restructureOrderId !== id) continue;
          const text = await contractOf(work, borrower, loan, row, defaultLanguage);
          const { missing } = termsOfRow(row, await receivedFor(work, row));
          const confirmation = { agreement: consentTo(work, text), payment: withPayment(missing) };
          held.set(device, { kind, id, with: confirmation });
        }
      }),

    /** Confirms the state that a device shows, even if it is outdated. */
    confirm: async (device: number) =>
      attempt(async (work, borrower) => {
        const shown = held.get(device);
        const loans = await loansOf(work, borrower.userId);
        const loanOf = (loanOrderId: string) => {
          const loan = loans.find((one) => one.loanOrderId === loanOrderId);
          if (!loan) throw new Error('no loan');
          return loan;
        };
        for (const row of await deferralsOf(work, borrower.userId)) {
          if (row.deferralOrderId !== shown?.id) continue;
          await confirmRollover(work, borrower, loanOf(row.loanOrderId), row, shown.with);
        }
        for (const row of await restructuresOf(work, borrower.userId)) {
          if (row.restructureOrderId !== shown?.id) continue;
          await confirmRestructuring(work, borrower, loanOf(row.loanOrderId), row, shown.with);
        }
      }),

    books: async (): Promise<LifeBooks> =>
      sandbox.work(mobile, async (work) => {
        const { borrower, loans } = await present(work);
        const { userId } = borrower;
        return {
          now: work.now,
          loans,
          payments: await paymentsOf(work, userId),
          counterPayments: await counterPaymentsOf(work, userId),
          credits: await creditsOf(work, userId),
          deferrals: await deferralsOf(work, userId),
          restructures: await restructuresOf(work, userId),
        };
      }),
  };
}
