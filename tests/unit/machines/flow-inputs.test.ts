import { expect, it } from 'vitest';
import type { MoneyIntent } from '#domain/money.ts';
import { repaymentFlow } from '#machines/repayment/view.ts';
import { sessionOf } from '#machines/samples/people.ts';

const session = sessionOf('juan');
const record = { version: 1, loanOrderId: 'A', checkedPeriod: 3, late: 0 } as const;

const attemptAt = (loanOrderId: string): MoneyIntent<'repaymentConfirm'> => ({
  attemptId: 'a1',
  userKey: session.userKey,
  suffix: 'abcdefghij',
  t: 1,
  baseline: { kind: 'repaymentConfirm', loanOrderId, references: [] },
  previousAttemptId: null,
});

const intent = attemptAt('C');

it.each([
  ['includes the stored choice for the requested loan', 'A', null, { loanOrderId: 'A', record }],
  ['omits the choice for another loan', 'B', null, { loanOrderId: 'B', record: null }],
  [
    'prefers the loan of an open attempt to the requested one',
    'A',
    intent,
    { loanOrderId: 'C', record: null, intent },
  ],
])('the input of the repayment machine %s', (_, loanOrderId, open, expected) => {
  const requested = { page: 'repay', query: { loanOrderId } } as const;
  const openIntents = open ? [open] : [];
  expect(
    repaymentFlow.input({ session, requested, record, intent: open, openIntents }),
  ).toMatchObject(expected);
});
