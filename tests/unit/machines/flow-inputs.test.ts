import { describe, expect, it } from 'vitest';
import type { MoneyIntent } from '#domain/money.ts';
import { repaymentFlow } from '#machines/repayment/flow.ts';
import { sessionOf } from '#tests/model/samples/people.ts';

const session = sessionOf('juan');
/** What was chosen for loan A before the page died. */
const record = { version: 1, loanOrderId: 'A', checkedPeriod: 3, late: 0 } as const;
const asksFor = (loanOrderId: string) => ({ page: 'repay', query: { loanOrderId } }) as const;

/** An attempt to pay a loan, whose outcome is not known. */
const attemptAt = (loanOrderId: string): MoneyIntent<'repaymentConfirm'> => ({
  attemptId: 'a1',
  userKey: session.userKey,
  suffix: 'abcdefghij',
  t: 1,
  baseline: { kind: 'repaymentConfirm', loanOrderId, references: [] },
  previousAttemptId: null,
});

describe('what repaying starts with', () => {
  it('takes up what was chosen for the loan that is asked for', () => {
    const input = repaymentFlow.input({
      session,
      requested: asksFor('A'),
      record,
      intent: null,
      openIntents: [],
    });
    expect(input).toMatchObject({ loanOrderId: 'A', record });
  });

  it('never opens one loan with what was chosen for another', () => {
    const input = repaymentFlow.input({
      session,
      requested: asksFor('B'),
      record,
      intent: null,
      openIntents: [],
    });
    expect(input).toMatchObject({ loanOrderId: 'B', record: null });
  });

  it('puts the loan of an open attempt before the one that is asked for', () => {
    const intent = attemptAt('C');
    const input = repaymentFlow.input({
      session,
      requested: asksFor('A'),
      record,
      intent,
      openIntents: [intent],
    });
    expect(input).toMatchObject({ loanOrderId: 'C', record: null, intent });
  });
});
