import { repaymentRequestOf } from '#domain/payments/repayment-check.ts';
import { loanStatus } from '#domain/loans/loan-status.ts';
import { controlClient, type MadeBorrower } from '#tests/contract/sandbox/wire-client.ts';
import { type Random, seededRandom } from '#sandbox/random.ts';
import { type Answer, type Line, openLine } from './line.ts';

/** The scenarios in which the lives start, in turn. */
const scenarios = ['approved', 'loan-70', 'loan-75', 'two-loans', 'rollover-offered'] as const;

/** Whether a loan has amounts to repay. */
const isRepayable = (status: number): boolean =>
  status === loanStatus.repaying || status === loanStatus.overdue;

/** The replies to a borrower about money; the ledger must agree. */
export type BorrowerReplies = {
  who: MadeBorrower;
  /** The ledger's data before the first visit. */
  before: { orders: number; payments: number; counterPayments: number; posted: number };
  answers: Answer[];
  /** Payments at counters, by id. */
  paidIn: string[];
};

type Control = ReturnType<typeof controlClient>;
type Life = { line: Line; control: Control; told: BorrowerReplies; random: Random };

/** Pays the first due instalment of the first loan. */
async function payOnline({ line, told }: Life): Promise<void> {
  const loan = await firstOwed(line);
  if (!loan) return;
  const pending = await line.read('queryPendingRepayPlan', { loanOrderId: loan });
  const request = repaymentRequestOf(pending, 1);
  if (request.ok) told.answers.push(await line.move('repaymentConfirm', request.value));
}

/** Requests a number and pays part of its amount at a counter; the payment posts hours later. */
async function payAtCounter({ line, control, told, random }: Life): Promise<void> {
  const loanOrderId = await firstOwed(line);
  if (loanOrderId === null) return;
  const request = { loanOrderId, channelId: 'cebuana', amount: null, renew: null };
  const { number } = await line.read('fetchVirtualAccount', request);
  if (!number) return;
  const { accountNumber } = number;
  const amount = Math.max(50, Math.floor((number.amount * (random.below(4) + 1)) / 4));
  const postAfter = `${random.below(6) + 1}h`;
  const { ledger } = control;
  const known = (await line.insist(() => ledger(told.who))).counterPayments.length;
  // A counter has no copies of a payment, so a retry first checks whether it was taken.
  await line.insist(async () => {
    const { counterPayments } = await ledger(told.who);
    if (counterPayments.length > known) return;
    await control.payAtCounter({ accountNumber, amount, postAfter });
  });
  told.paidIn.push(accountNumber);
}

/** Borrows the smallest offered amount, unless a loan is to be repaid or borrowing is closed. */
async function borrow({ line, told }: Life): Promise<void> {
  const { creditOrderId } = told.who;
  if (creditOrderId === null || (await firstOwed(line)) !== null) return;
  const quota = await line.read('queryBorrowQuota', { creditOrderId });
  const [term] = quota.terms;
  if (quota.closed || term === undefined) return;
  const choice = { creditOrderId, loanAmount: quota.minAmount, term, couponIds: [] };
  const { version, hash } = await line.read('loanContractPreview', choice);
  const agreement = { version, hash, agreedAt: Date.now(), language: 'en' };
  told.answers.push(await line.move('applyOrder', { ...choice, agreement }));
}

async function readsRecords({ line }: Life): Promise<void> {
  const { orders } = await line.read('myOrders', {});
  for (const { loanOrderId, status } of orders.slice(0, 2)) {
    if (isRepayable(status)) await line.read('queryRepayOrderDetail', { loanOrderId });
  }
}

async function firstOwed(line: Line): Promise<string | null> {
  const { loans } = await line.read('getHomepageData', {});
  return loans.find(({ status }) => isRepayable(status))?.loanOrderId ?? null;
}

const visits = [payOnline, payAtCounter, borrow, readsRecords, readsRecords];

/** Creates a new borrower in a scenario, without replies yet. */
export async function begin(origin: string, place: number): Promise<BorrowerReplies> {
  const control = controlClient(origin);
  const who = await control.borrower(scenarios[place % scenarios.length] ?? 'approved');
  const first = await control.ledger(who);
  const before = {
    orders: first.orders.length,
    payments: first.payments.length,
    counterPayments: first.counterPayments.length,
    posted: first.counterPayments.filter(({ postedAt }) => postedAt !== null).length,
  };
  return { who, before, answers: [], paidIn: [] };
}

/** Runs one borrower’s virtual hours, one visit each; returns the replies. */
export async function live(
  origin: string,
  told: BorrowerReplies,
  { hours, seed, took, lived }: { hours: number; seed: string; took: number[]; lived: () => void },
): Promise<BorrowerReplies> {
  const control = controlClient(origin);
  const random = seededRandom(seed);
  const line = openLine(origin, told.who.token, took);
  const life: Life = { line, control, told, random };
  for (let hour = 0; hour < hours; hour += 1) {
    await visits[random.below(visits.length)]?.(life);
    await line.insist(() => control.advance(told.who, '1h'));
    lived();
  }
  return told;
}
