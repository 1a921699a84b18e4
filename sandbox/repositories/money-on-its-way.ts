import { manilaDay } from '#domain/dates.ts';
import type { LoanOrder } from '#domain/loan-order.ts';
import { dueFirstAsked, type MoneyOnItsWay, type onItsWayEntries } from '#domain/on-its-way.ts';
import { instalmentStatus, type Settlement } from '#domain/repayment-plan.ts';
import { channelOf } from '../rules/offline.ts';
import { counterPaymentsOf, type CounterPayment } from './counter-payments.ts';
import { booksNow, isOwed, type Loan } from './loans.ts';
import { operationsOn } from './operation-offers.ts';
import { orderToCome } from './order-to-come.ts';
import type { Work } from './work.ts';

type Announced = CounterPayment & { postsAt: number };

/** What was paid in at channels for a loan, posted or not. */
async function paidInFor(work: Work, loan: Loan): Promise<CounterPayment[]> {
  // What was paid into a number of a restructured order pays the one that took over its balance.
  if (loan.newLoanOrderId !== null) return [];
  const orders = [loan.loanOrderId, loan.restructuredFrom];
  const all = await counterPaymentsOf(work, loan.userId);
  return all.filter(({ loanOrderId }) => orders.includes(loanOrderId));
}

/** What of it the channels have announced, and is not posted yet. */
const announcedIn = (paidIn: readonly CounterPayment[]): Announced[] =>
  paidIn.flatMap((payment) => {
    const { postedAt, postsAt } = payment;
    return postedAt === null && postsAt !== null ? [{ ...payment, postsAt }] : [];
  });

const told = ({
  channelId,
  accountNumber,
  centavos,
  paidAt,
  postsAt,
}: Announced): MoneyOnItsWay => ({
  name: channelOf(channelId)?.name ?? channelId,
  accountNumber,
  centavos,
  paidAt,
  postsAt,
});

/** Money on its way to a loan. */
export async function moneyOnItsWay(work: Work, loan: Loan): Promise<MoneyOnItsWay[]> {
  return announcedIn(await paidInFor(work, loan)).map(told);
}

/** What a loan asks for once this money is posted, by its value date. */
function askedOnce(
  announced: readonly Announced[],
  loan: Loan,
  now: number,
): Required<Pick<LoanOrder, 'oncePosted' | 'oncePostedSettlement'>> {
  const coming = announced.map(({ paymentId, centavos, paidAt }) => ({
    paymentId,
    centavos,
    on: manilaDay(paidAt),
  }));
  const receipts = [...loan.receipts, ...coming].toSorted((one, other) =>
    one.on < other.on ? -1 : Number(one.on > other.on),
  );
  const { instalments, settlement } = booksNow({ ...loan, receipts }, now);
  return {
    oncePosted: instalments.filter(({ status }) => status !== instalmentStatus.settled),
    oncePostedSettlement: settlement,
  };
}

/** Money on its way to a loan, and what will be unpaid then, or the operation that it pays for; nothing of a loan that nothing comes to. */
export async function onItsWayView(
  work: Work,
  loan: Loan,
): Promise<Pick<LoanOrder, keyof typeof onItsWayEntries>> {
  const paidIn = isOwed(loan) ? await paidInFor(work, loan) : [];
  if (paidIn.length === 0) return {};
  const postedNumbers = paidIn.flatMap(({ postedAt, accountNumber }) =>
    postedAt === null ? [] : [accountNumber],
  );
  const announced = announcedIn(paidIn);
  if (announced.length === 0) return { postedNumbers };
  const onItsWay = announced.map(told);
  const said = { postedNumbers, onItsWay };
  const order = await orderToCome(work, loan, await operationsOn(work, loan));
  return order
    ? { ...said, paysFor: order.kind }
    : { ...said, ...askedOnce(announced, loan, work.now) };
}

/** What a loan asks for once the announced money is posted. */
type OncePosted = {
  /** Pesos due first; null where the money pays all that is due: then a payment is a second one. */
  amount: number | null;
  /** What settles the loan today. */
  settlement: Settlement | undefined;
};

/**
 * What a loan asks for once the announced money is posted; null where none is announced, and where it
 * pays for an operation.
 */
export async function dueOncePosted(work: Work, loan: Loan): Promise<OncePosted | null> {
  const { oncePosted, oncePostedSettlement: settlement } = await onItsWayView(work, loan);
  if (!oncePosted) return null;
  const amount = dueFirstAsked({ installments: oncePosted, deducted: 0, settlement });
  return { amount: amount || null, settlement };
}
