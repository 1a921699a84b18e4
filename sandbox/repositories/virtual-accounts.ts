import { desc, eq } from 'drizzle-orm';
import { assumedCodes } from '#domain/codes.ts';
import { dueFirst, instalmentTotals, type Settlement } from '#domain/repayment-plan.ts';
import type {
  CheckstandRequest,
  VirtualAccount,
  VirtualAccountState,
} from '#domain/virtual-account.ts';
import type { Transaction } from '../database/database.ts';
import { virtualAccounts } from '../database/offline-schema.ts';
import type { Stage } from '../life-cycles/life-cycle.ts';
import { type PayNumberEvent, payNumberLife } from '../life-cycles/pay-number.machine.ts';
import { rowOfStage, stageOfRow } from '../life-cycles/timeline.ts';
import { type ChannelRule, channelOf, offline } from '../rules/offline.ts';
import { expiryOf, unavailableFor } from '../rules/virtual-accounts.ts';
import { record } from './event-log.ts';
import { booksNow, type Loan } from './loans.ts';
import { Refusal } from './refusal.ts';
import type { Work } from './work.ts';

/** A number as the database keeps it. */
export type NumberRow = typeof virtualAccounts.$inferSelect;

/** Every number that was issued for a loan, the newest first. */
export async function numbersOf(tx: Transaction, loanOrderId: string): Promise<NumberRow[]> {
  return tx
    .select()
    .from(virtualAccounts)
    .where(eq(virtualAccounts.loanOrderId, loanOrderId))
    .orderBy(desc(virtualAccounts.id));
}

/** Every number that was issued for a borrower's loans, the newest first. */
export async function numbersOfBorrower(tx: Transaction, userId: string): Promise<NumberRow[]> {
  return tx
    .select()
    .from(virtualAccounts)
    .where(eq(virtualAccounts.userId, userId))
    .orderBy(desc(virtualAccounts.id));
}

/** A number, whatever became of it; null where none was ever issued that reads like this. */
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

/** A number as it is told. */
export function numberView(row: NumberRow, now: number): VirtualAccount {
  const { accountNumber, channelId, amount, issuedAt, expiresAt } = row;
  const { state } = stageNow(row, now);
  return { accountNumber, channelId, amount, issuedAt, expiresAt, state };
}

/** Where a number stands in its life. It is asked for whenever it matters, so time needs no writing down. */
function stageNow(row: NumberRow, now: number): Stage<VirtualAccountState> {
  const stage = stageOfRow<VirtualAccountState>(row);
  return payNumberLife.elapse(stage, { now, expiresAt: row.expiresAt }, now) ?? stage;
}

/** Sends an event to a number; what its life does not take changes nothing. */
async function send(
  { tx, now }: Work,
  row: NumberRow,
  type: PayNumberEvent['type'],
): Promise<void> {
  const facts = { now, expiresAt: row.expiresAt };
  const stage = payNumberLife.send(stageNow(row, now), facts, { type }, now);
  if (stage === null) return;
  await tx.update(virtualAccounts).set(rowOfStage(stage)).where(eq(virtualAccounts.id, row.id));
}

/** Gives up the numbers of a loan that are alive, at all channels: what it owes has changed. */
export async function replaceNumbers(work: Work, loanOrderId: string): Promise<void> {
  for (const row of await numbersOf(work.tx, loanOrderId)) await send(work, row, 'number.replaced');
}

/** Notes that money paid into a number was posted. */
export async function useNumber(work: Work, accountNumber: string): Promise<void> {
  const row = await findNumber(work.tx, accountNumber);
  if (row) await send(work, row, 'payment.posted');
}

/**
 * What of a loan a number is to be for, in pesos: the sum asked for, or what is due first; what pays
 * everything today where that is all there is.
 *
 * @throws Refusal when the loan does not owe so much
 */
export function amountFor(loan: Loan, asked: number | null, now: number): number {
  const { instalments: parts, settlement } = booksNow(loan, now);
  const { remaining } = instalmentTotals(parts);
  if (asked !== null && asked > remaining) {
    throw new Refusal(assumedCodes.amountChanged, 'The amount due has changed. Please look again.');
  }
  const first = dueFirst(parts);
  return asked ?? (first === remaining ? settlement.amount : first);
}

/** What a number is asked for with. */
type NumberRequest = Pick<CheckstandRequest, 'amount' | 'renew'> & {
  /** What settles the loan today, once the announced money is posted; absent where none is announced. */
  once?: Settlement | undefined;
};

/**
 * The number that is alive for a loan at a channel. There is at most one, so that the same question
 * gets the same number, also when it asks for another one than an earlier number and its first
 * answer was lost. Null where the channel is unavailable.
 *
 * @param request a sum that is asked for replaces a number for another one
 * @throws Refusal when there is no such channel, or no such number to renew
 */
export async function numberFor(
  work: Work,
  loan: Loan,
  channelId: string,
  { amount: asked, renew, once }: NumberRequest,
): Promise<NumberRow | null> {
  const { tx, now } = work;
  const channel = channelOf(channelId);
  if (!channel) throw new Refusal(assumedCodes.invalidData, 'There is no such channel.');
  const own = await numbersOf(tx, loan.loanOrderId);
  const ofChannel = own.filter((row) => row.channelId === channelId);
  if (renew !== null && !ofChannel.some(({ accountNumber }) => accountNumber === renew)) {
    throw new Refusal(assumedCodes.notFound, 'There is no such number.');
  }
  const present = ofChannel.find((row) => stageNow(row, now).state === 'alive');
  const amount = amountFor(loan, asked ?? present?.amount ?? null, now);
  if (unavailableFor(channel, amount, now) !== null) return null;
  if (present && present.accountNumber !== renew && present.amount === amount) return present;
  if (present) await send(work, present, 'number.replaced');
  return issue(work, loan, channel, amount, once);
}

async function issue(
  { tx, now, random }: Work,
  loan: Loan,
  channel: ChannelRule,
  amount: number,
  once: Settlement | undefined,
): Promise<NumberRow> {
  const { userId, loanOrderId } = loan;
  const { channelId, prefix } = channel;
  const accountNumber = prefix + random.digits(offline.numberLength - prefix.length);
  const { instalments, settlement } = booksNow(loan, now);
  const settles = [settlement, once].some((one) => one && one.saves > 0 && one.amount === amount);
  const expiresAt = expiryOf(channel, instalments, now, settles);
  const stage = rowOfStage(payNumberLife.begin({ now, expiresAt }, now));
  const [row] = await tx
    .insert(virtualAccounts)
    .values({
      accountNumber,
      userId,
      loanOrderId,
      channelId,
      amount,
      issuedAt: now,
      expiresAt,
      ...stage,
    })
    .returning();
  if (!row) throw new Error('a number was not kept');
  const detail = { channelId, amount };
  await record(tx, { userId, at: now, kind: 'number.issued', subject: loanOrderId, detail });
  return row;
}
