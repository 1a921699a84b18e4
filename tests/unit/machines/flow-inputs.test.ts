import { expect, it } from 'vitest';
import type { MoneyIntent } from '#domain/money.ts';
import { repaymentFlow } from '#machines/repayment/view.ts';
import { restructureFlow } from '#machines/restructure/view.ts';
import { repayIntent } from '#machines/samples/loans.ts';
import { sessionOf } from '#machines/samples/people.ts';
import { restructureIntent } from '#machines/samples/restructure.ts';

const session = sessionOf('juan');
const none = { session, record: null, intent: null, openIntents: [] };
const repay = (loanOrderId: string) => ({ page: 'repay', query: { loanOrderId } }) as const;
const record = { version: 1, loanOrderId: 'A', checkedPeriod: 3, late: 0 } as const;

it.each([
  ['includes the stored choice for the requested loan', 'A', { loanOrderId: 'A', record }],
  ['omits the choice for another loan', 'B', { loanOrderId: 'B', record: null }],
])('the input of the repayment machine %s', (_, loanOrderId, expected) => {
  const input = repaymentFlow.input({ ...none, requested: repay(loanOrderId), record });
  expect(input).toMatchObject(expected);
});

it('the input of a flow prefers the order of an open attempt to the requested one', () => {
  const intent: MoneyIntent<'repaymentConfirm'> = {
    ...repayIntent,
    baseline: { kind: 'repaymentConfirm', loanOrderId: 'C', references: [] },
  };
  const repaying = { ...none, requested: repay('B'), intent, openIntents: [intent] };
  expect(repaymentFlow.input(repaying)).toMatchObject({ loanOrderId: 'C', intent });
  const query = { restructureOrderId: 'restructure-9' };
  const requested = { page: 'restructureReview', query } as const;
  const restructuring = { ...none, intent: restructureIntent, openIntents: [restructureIntent] };
  expect(restructureFlow.input({ ...restructuring, requested })).toMatchObject({
    restructureOrderId: 'restructure-1',
    page: 'restructureReview',
  });
});
