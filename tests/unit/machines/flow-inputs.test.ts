import { describe, expect, it } from 'vitest';
import type { MoneyIntent } from '#domain/money.ts';
import { repaymentFlow } from '#machines/repayment/flow.ts';
import { sessionOf } from '#machines/samples/people.ts';

const session = sessionOf('juan');
/** The choice for loan A before the reload. */
const record = { version: 1, loanOrderId: 'A', checkedPeriod: 3, late: 0 } as const;
const asksFor = (loanOrderId: string) => ({ page: 'repay', query: { loanOrderId } }) as const;

/** An attempt to pay a loan, with an unknown outcome. */
const attemptAt = (loanOrderId: string): MoneyIntent<'repaymentConfirm'> => ({
  attemptId: 'a1',
  userKey: session.userKey,
  suffix: 'abcdefghij',
  t: 1,
  baseline: { kind: 'repaymentConfirm', loanOrderId, references: [] },
  previousAttemptId: null,
});

describe('the input of the repayment machine', () => {
  it('includes the stored choice for the requested loan', () => {
    const input = repaymentFlow.input({
      session,
      requested: asksFor('A'),
      record,
      intent: null,
      openIntents: [],
    });
    expect(input).toMatchObject({ loanOrderId: 'A', record });
  });

  it('never applies the choice for another loan', () => {
    const input = repaymentFlow.input({
      session,
      requested: asksFor('B'),
      record,
      intent: null,
      openIntents: [],
    });
    expect(input).toMatchObject({ loanOrderId: 'B', record: null });
  });

  it('prefers the loan of an open attempt to the requested one', () => {
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
