import { codes } from '#domain/codes.ts';
import type { controlClient } from '#tests/contract/sandbox/wire-client.ts';
import type { BorrowerReplies } from './borrower.ts';

/** Returns the differences between the ledger and the borrower's replies; empty if they agree. */
export async function ledgerDifferences(
  control: ReturnType<typeof controlClient>,
  { who, before, answers, paidIn }: BorrowerReplies,
): Promise<string[]> {
  const ledger = await control.ledger(who);
  const wrong: string[] = [];
  const expects = (what: string, is: number, should: number) => {
    if (is !== should) wrong.push(`${who.mobile}: ${what}: ${is}, and ${should} were told`);
  };
  const done = (method: string) =>
    answers.filter((answer) => answer.method === method && answer.code === codes.success).length;

  expects('loan orders', ledger.orders.length - before.orders, done('applyOrder'));
  const counters = ledger.counterPayments.length - before.counterPayments;
  expects('payments at counters', counters, paidIn.length);
  const posted = ledger.counterPayments.filter(({ postedAt }) => postedAt !== null).length;
  const drawn = ledger.payments.length - before.payments - (posted - before.posted);
  expects('payments online', drawn, done('repaymentConfirm'));
  for (const { suffix, method, code } of answers) {
    const requests = ledger.requests.filter((request) => request.suffix === suffix);
    expects(`${method} ${suffix}, answered with ${code}`, requests.length, 1);
  }
  return wrong;
}
