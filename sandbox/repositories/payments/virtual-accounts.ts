import { desc, eq } from 'drizzle-orm';
import { dueFirst, instalmentTotals, paidInFullTo } from '#domain/payments/repayment-plan.ts';
import type {
  CheckstandRequest,
  VirtualAccount,
  VirtualAccountState,
} from '#domain/payments/virtual-account.ts';
import type { Transaction } from '../../database/database.ts';
import { virtualAccounts } from '../../database/offline-schema.ts';
import { type PayNumberEvent, payNumberLife } from '../../life-cycles/pay-number.machine.ts';
import type { Stage } from '../../life-cycles/life-cycle.ts';
import {
  channelOf,
  type ChannelRule,
  expiryOf,
  offline,
  unavailableFor,
} from '../../rules/offline.ts';
import { type Loan, loanAccountNow } from '../loans/loans.ts';
import { refusalNamed } from '../refusal.ts';
import type { OncePosted } from './money-on-its-way.ts';
import { record, type Work } from '../work.ts';

export type NumberRow = typeof virtualAccounts.$inferSelect;

/** Newest first. */
export async function numbersOf(tx: Transaction, loanOrderId: string): Promise<NumberRow[]> {
  return tx
    .select()
    .from(virtualAccounts)
    .where(eq(virtualAccounts.loanOrderId, loanOrderId))
    .orderBy(desc(virtualAccounts.id));
}

export async function findNumber(
  tx: Transaction,
  accountNumber: string,
): Promise<NumberRow | null> {
  const [row] = await tx
    .select()
    .from(virtualAccounts)
    .where(eq(virtualAccounts.accountNumber, accountNumber));
  return row ?? null;
}

export function numberView(row: NumberRow, now: number): VirtualAccount {
  const { accountNumber, channelId, amount, paysTo, issuedAt, expiresAt } = row;
  const { state } = stageNow(row, now);
  const covers = paysTo === null ? {} : { paysTo };
  return { accountNumber, channelId, amount, ...covers, issuedAt, expiresAt, state };
}

/** The state `expired` of a number is not stored, so each read calculates the stage. */
function stageNow(row: NumberRow, now: number): Stage<VirtualAccountState> {
  return payNumberLife.elapse(row, { now, expiresAt: row.expiresAt }, now) ?? row;
}

async function send(
  { tx, now }: Work,
  row: NumberRow,
  type: PayNumberEvent['type'],
): Promise<void> {
  const facts = { now, expiresAt: row.expiresAt };
  const stage = payNumberLife.send(stageNow(row, now), facts, { type }, now);
  if (stage === null) return;
  await tx.update(virtualAccounts).set(stage).where(eq(virtualAccounts.id, row.id));
}

export async function replaceNumbers(work: Work, loanOrderId: string): Promise<void> {
  for (const row of await numbersOf(work.tx, loanOrderId)) await send(work, row, 'number.replaced');
}

export async function useNumber(work: Work, accountNumber: string): Promise<void> {
  const row = await findNumber(work.tx, accountNumber);
  if (row) await send(work, row, 'payment.posted');
}

/**
 * In pesos: the requested sum, or the amount due first, or the settlement if that is the whole
 * debt.
 *
 * @throws Refusal if the loan owes less
 */
export function amountFor(loan: Loan, requested: number | null, now: number): number {
  const { instalments: parts, settlement } = loanAccountNow(loan, now);
  const { remaining } = instalmentTotals(parts);
  if (requested !== null && requested > remaining) {
    throw refusalNamed('amountChanged');
  }
  const first = dueFirst(parts);
  return requested ?? (first === remaining ? settlement.amount : first);
}

type NumberRequest = Pick<CheckstandRequest, 'amount' | 'renew'> & {
  /**
   * The loan as it will be when the announced money has posted; null if no money is announced, or
   * if the money pays for an operation.
   */
  once: OncePosted | null;
};

/**
 * The valid number of a loan at a channel, of which there is at most one. A repeated request
 * returns the same number, also with `renew` after a lost answer. Null if the channel is
 * unavailable.
 *
 * @throws Refusal if the channel or the number to renew does not exist, or the loan owes less
 */
export async function numberFor(
  work: Work,
  loan: Loan,
  channelId: string,
  { amount: requested, renew, once }: NumberRequest,
): Promise<NumberRow | null> {
  const { tx, now } = work;
  const channel = channelOf(channelId);
  if (!channel) throw refusalNamed('invalidData');
  const own = await numbersOf(tx, loan.loanOrderId);
  const ofChannel = own.filter((row) => row.channelId === channelId);
  if (renew !== null && !ofChannel.some(({ accountNumber }) => accountNumber === renew)) {
    throw refusalNamed('notFound');
  }
  const present = ofChannel.find((row) => stageNow(row, now).state === 'alive');
  const amount = amountFor(loan, requested ?? present?.amount ?? null, now);
  if (unavailableFor(channel, amount, now) !== null) return null;
  if (present && present.accountNumber !== renew && present.amount === amount) return present;
  if (present) await send(work, present, 'number.replaced');
  return issue(work, loan, channel, amount, once);
}

/** The last due date of the instalments that an amount pays in full today; null if it pays none. */
function coveredBy({ installments, settlement }: Omit<OncePosted, 'amount'>, amount: number) {
  const isAll = settlement !== undefined && amount >= settlement.amount;
  return paidInFullTo(installments, isAll ? Number.POSITIVE_INFINITY : amount);
}

async function issue(
  { tx, now, random }: Work,
  loan: Loan,
  channel: ChannelRule,
  amount: number,
  once: OncePosted | null,
): Promise<NumberRow> {
  const { userId, loanOrderId } = loan;
  const { channelId, prefix } = channel;
  const accountNumber = prefix + random.digits(offline.numberLength - prefix.length);
  const { instalments, settlement } = loanAccountNow(loan, now);
  const settles = [settlement, once?.settlement].some(
    (one) => one && one.saves > 0 && one.amount === amount,
  );
  const expiresAt = expiryOf(channel, instalments, now, settles);
  const stage = payNumberLife.begin({ now, expiresAt }, now);
  const [row] = await tx
    .insert(virtualAccounts)
    .values({
      accountNumber,
      userId,
      loanOrderId,
      channelId,
      amount,
      paysTo: coveredBy(once ?? { installments: instalments, settlement }, amount),
      issuedAt: now,
      expiresAt,
      ...stage,
    })
    .returning();
  if (!row) throw new Error('the number was not stored');
  await record({ tx, now }, userId, 'number.issued', loanOrderId, { channelId, amount });
  return row;
}
