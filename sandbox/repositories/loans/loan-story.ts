import { eq } from 'drizzle-orm';
import { manilaDay } from '#domain/dates.ts';
import type { LoanLink } from '#domain/loans/loan-order.ts';
import {
  type DoneRollover,
  type LoanStory,
  type OverdueCharge,
  type StatementEntry,
  type StatementKind,
  statementKinds,
} from '#domain/loans/loan-story.ts';
import { centavosOfPeso } from '#domain/primitives.ts';
import { instalmentTotals } from '#domain/payments/repayment-plan.ts';
import { creditUses } from '../../database/offline-schema.ts';
import type { BorrowerWork } from '../account/borrowers.ts';
import { chargesOn, linkTo, type Loan, loanAccountNow, loanOf } from './loans.ts';
import { moneyOnItsWay } from '../payments/money-on-its-way.ts';
import type { PaymentHistory } from '../payments/payment-history.ts';
import { paymentsOf } from '../payments/payments.ts';
import { refundsOf } from '../payments/refunds.ts';
import type { ServiceFee } from '../payments/service-fees.ts';
import { documentsOf } from './signed-documents.ts';
import type { Work } from '../work.ts';
import {
  type Operations,
  operationsOn,
  restructureInto,
  type RestructureRow,
  restructuresIn,
  rolloversIn,
} from '../operations/operation-orders.ts';

type StatementLine = Omit<StatementEntry, 'balanceCentavos'>;

const rank = (kind: StatementKind) => statementKinds.indexOf(kind);

/**
 * Returns the lines by day, and within a day by `statementKinds`, each with the balance after it.
 * Omits lines of 0 centavos.
 */
function statementOf(lines: readonly StatementLine[]): StatementEntry[] {
  let balanceCentavos = 0;
  return lines
    .filter(({ centavos }) => centavos !== 0)
    .toSorted((one, other) =>
      one.on === other.on ? rank(one.kind) - rank(other.kind) : one.on < other.on ? -1 : 1,
    )
    .map((line) => {
      balanceCentavos += line.centavos;
      return { ...line, balanceCentavos };
    });
}

const pesos = (amount: number) => amount * centavosOfPeso;
const sum = (amounts: readonly number[]) => amounts.reduce((total, one) => total + one, 0);

function doneRollovers({ orders }: Operations): DoneRollover[] {
  return rolloversIn(orders)
    .flatMap(({ agreed, opening: { on, dueDate } }) => {
      if (!agreed) return [];
      const { fee, newInterest: interest, newDueDate } = agreed;
      return [{ on, fee, interest, dueDate, newDueDate }];
    })
    .toReversed();
}

type Facts = {
  loan: Loan;
  beganOn: string;
  history: PaymentHistory;
  serviceFee: ServiceFee;
  charges: readonly OverdueCharge[];
  rollovers: readonly DoneRollover[];
  /** The restructure that created this loan. */
  from: { row: RestructureRow; link: LoanLink } | null;
  /** The restructure that replaced this loan. */
  into: { row: RestructureRow; link: LoanLink } | null;
  creditUsed: readonly (StatementLine & { loan: LoanLink })[];
  refunded: readonly StatementLine[];
  settledOn: string | null;
  interestSaved: number;
};

function beginning({ loan, beganOn: on, from, rollovers, serviceFee }: Facts): StatementLine[] {
  const interest = loan.interest - sum(rollovers.map((one) => one.interest));
  const first: StatementLine = from
    ? {
        kind: 'takenOver',
        on,
        centavos: pesos(from.row.agreed?.balance.total ?? 0),
        loan: from.link,
      }
    : { kind: 'loan', on, centavos: pesos(loan.loanAmount) };
  return [
    first,
    { kind: 'interest', on, centavos: pesos(interest) },
    { kind: 'serviceFee', on, centavos: pesos(serviceFee.deferred) },
  ];
}

function movements({ history, charges, rollovers, creditUsed, refunded }: Facts): StatementLine[] {
  return [
    ...charges.map((overdue) => ({
      kind: 'overdueFee' as const,
      on: overdue.through,
      centavos: pesos(overdue.amount),
      overdue,
    })),
    ...rollovers.flatMap(({ on, fee, interest }) => [
      { kind: 'rolloverFee' as const, on, centavos: pesos(fee) },
      { kind: 'extraInterest' as const, on, centavos: pesos(interest) },
    ]),
    ...history.payments.map(({ amount, paidAt, reference, receivedCentavos = pesos(amount) }) => ({
      kind: 'payment' as const,
      on: manilaDay(paidAt),
      centavos: -receivedCentavos,
      reference,
    })),
    ...history.reversals.flatMap(({ amount, at, reference }) => [
      { kind: 'feeToTakeBack' as const, on: manilaDay(at), centavos: pesos(amount), reference },
      { kind: 'feeTakenBack' as const, on: manilaDay(at), centavos: -pesos(amount), reference },
    ]),
    ...creditUsed,
    ...refunded,
  ];
}

/**
 * Last lines of a settled or restructured loan. A restructure waives the interest of the
 * instalments that are not overdue, an early settlement the saved interest.
 */
function ending(facts: Facts, before: readonly StatementLine[], owed: number): StatementLine[] {
  const { into, serviceFee, settledOn, interestSaved } = facts;
  if (settledOn !== null && !into) {
    return [{ kind: 'letOff', on: settledOn, centavos: -pesos(interestSaved) }];
  }
  if (!into) return [];
  const on = manilaDay(into.row.completedAt ?? into.row.since);
  const { fee = 0, balance } = into.row.agreed ?? {};
  const charged = { kind: 'restructureFee' as const, on, centavos: pesos(fee) };
  const moved = -pesos((balance?.total ?? 0) + serviceFee.movedOn);
  const left = sum(before.map(({ centavos }) => centavos)) + charged.centavos + moved - owed;
  return [
    charged,
    { kind: 'letOff', on, centavos: -left },
    { kind: 'movedOn', on, centavos: moved, loan: into.link },
  ];
}

/** In centavos; negative for a credit. */
function owedOn(loan: Loan, now: number): number {
  const { instalments, creditCentavos } = loanAccountNow(loan, now);
  return pesos(instalmentTotals(instalments).remaining) - creditCentavos;
}

async function creditUsedOf(work: Work, { userId, loanOrderId }: Loan) {
  const uses = await work.tx
    .select()
    .from(creditUses)
    .where(eq(creditUses.loanOrderId, loanOrderId));
  const payments = await paymentsOf(work, userId);
  const lines = uses.map(async ({ paymentId, amount }) => {
    const payment = payments.find((one) => one.paymentId === paymentId);
    const loan = payment && (await loanOf(work, userId, payment.loanOrderId));
    if (!payment || !loan) throw new Error(`payment ${paymentId} or its loan does not exist`);
    return {
      kind: 'creditUsed' as const,
      on: manilaDay(payment.paidAt),
      centavos: pesos(amount),
      loan: { loanOrderId: loan.loanOrderId, loanNumber: loan.loanNumber },
    };
  });
  return Promise.all(lines);
}

/** A failed refund is credit again and has no line. */
async function refundedOf(work: Work, { userId, loanOrderId }: Loan): Promise<StatementLine[]> {
  return (await refundsOf(work, userId))
    .filter(({ state }) => state !== 'failed')
    .flatMap(({ parts, requestedAt }) =>
      parts
        .filter((part) => part.loanOrderId === loanOrderId)
        .map(({ centavos }) => ({
          kind: 'refunded' as const,
          on: manilaDay(requestedAt),
          centavos,
        })),
    );
}

/**
 * A loan's story (R3, R4); undefined if the loan was never paid out.
 *
 * @throws Error if the statement's balance differs from the loan account
 */
export async function storyOf(
  work: BorrowerWork,
  loan: Loan,
  history: PaymentHistory,
  serviceFee: ServiceFee,
): Promise<LoanStory | undefined> {
  const { name } = work.borrower;
  const { loanOrderId, paidOutAt } = loan;
  if (paidOutAt === null) return undefined;
  const operations = await operationsOn(work, loan);
  const restructuredFrom = await linkTo(work, loan.userId, loan.restructuredFrom);
  const newLoan = await linkTo(work, loan.userId, loan.newLoanOrderId);
  const made = await restructureInto(work, loan);
  const closed = restructuresIn(operations.orders).find((row) => row.newLoanOrderId !== null);
  const days = loan.stored.flatMap(({ repayDate }) => repayDate ?? []);
  const facts: Facts = {
    loan,
    beganOn: manilaDay(paidOutAt),
    history,
    serviceFee,
    charges: await chargesOn(work, loan),
    rollovers: doneRollovers(operations),
    from: made && restructuredFrom ? { row: made, link: restructuredFrom } : null,
    into: closed && newLoan ? { row: closed, link: newLoan } : null,
    creditUsed: await creditUsedOf(work, loan),
    interestSaved: loanAccountNow(loan, work.now).interestSaved,
    refunded: await refundedOf(work, loan),
    settledOn: loan.state === 'settled' ? (days.toSorted().at(-1) ?? null) : null,
  };
  const lines = [...beginning(facts), ...movements(facts)];
  const owed = owedOn(loan, work.now);
  const entries = statementOf([...lines, ...ending(facts, lines, owed)]);
  const balance = entries.at(-1)?.balanceCentavos;
  if (balance !== owed)
    throw new Error(`the statement of ${loanOrderId} ends with ${balance} centavos, not ${owed}`);
  const signedFor = [
    loanOrderId,
    ...rolloversIn(operations.orders)
      .filter(({ agreed }) => agreed)
      .map(({ orderId }) => orderId),
    ...[made, closed].flatMap((row) => row?.orderId ?? []),
  ];
  return {
    borrower: name,
    beganOn: facts.beganOn,
    amountReceived: loan.lendingAmount,
    settledOn: facts.settledOn,
    onItsWay: await moneyOnItsWay(work, loan),
    overdueCharges: [...facts.charges],
    rollovers: [...facts.rollovers],
    restructuredFrom,
    newLoan,
    entries,
    documents: await documentsOf(work, signedFor),
  };
}
