import { describe, expect, it } from 'vitest';
import { addDays, manilaDay } from '#domain/dates.ts';
import { scenarios } from '#sandbox/scenarios/catalogue.ts';
import { lenderOfFile } from './operations/operation-steps.ts';

const { control, now, pass, wire } = await lenderOfFile();

/** Null if an amount can be borrowed. `:loan` is the borrower's newest loan. */
const closed: [scenario: string, why: { [fact: string]: unknown; reason: string } | null][] = [
  ['approved', null],
  ['credit-19', null],
  ['loan-60', null],
  ['loan-70', null],
  ['loan-75', { reason: 'overdue', loanOrderId: ':loan', amount: 2_823 }],
  ['loan-15', { reason: 'underWay', loanOrderId: ':loan', status: 15 }],
  ['loan-20', { reason: 'underWay', loanOrderId: ':loan', status: 20 }],
  ['loan-40', { reason: 'underWay', loanOrderId: ':loan', status: 40 }],
  ['loan-65', { reason: 'underWay', loanOrderId: ':loan', status: 65 }],
  ['two-loans', { reason: 'underWay', loanOrderId: ':loan', status: 20 }],
  ['loan-30', { reason: 'rejected', loanOrderId: ':loan', applyAgainOn: ':in 14 days' }],
  ['credit-expired', { reason: 'expired' }],
  ['upload-incomplete', { reason: 'filesLapsed' }],
  ['limit-used-up', { reason: 'usedUp', loanOrderId: ':loan' }],
];

function statusIn(name: string) {
  const [, order, status] = /^(credit|loan)-(\d\d)$/.exec(name) ?? [];
  if (order === undefined) return {};
  return order === 'loan' ? { loans: [Number(status)] } : { credit: Number(status) };
}

describe('the scenarios', () => {
  it.each(Object.keys(scenarios))(
    'S4.1, S4.3: create a borrower with the status in the scenario’s name, and time does not change the status: %s',
    async (name) => {
      const borrower = await control.borrower(name);
      const read = async () => {
        const { credit, loans } = await wire.call('getHomepageData', {}, borrower);
        expect(credit?.creditOrderId ?? null).toBe(borrower.creditOrderId);
        expect(loans.map(({ loanOrderId }) => loanOrderId)).toEqual(
          borrower.loanOrderIds.slice(0, loans.length),
        );
        return { credit: credit?.status, loans: loans.map(({ status }) => status) };
      };
      const statuses = await read();
      expect(statuses).toMatchObject(statusIn(name));
      pass(10 * 60_000);
      expect(await read()).toEqual(statuses);
    },
  );

  it.each(closed)('return why nothing can be borrowed, or null: %s', async (name, why) => {
    const { token, creditOrderId, loanOrderIds } = await control.borrower(name);
    const { quota } = await wire.call('getHomepageData', {}, { token });
    expect(await wire.call('queryBorrowQuota', { creditOrderId }, { token })).toEqual(quota);
    const reason = JSON.stringify(quota?.closed)
      .replace(loanOrderIds[0] ?? 'no loan', ':loan')
      .replace(addDays(manilaDay(now()), 14), ':in 14 days');
    expect(JSON.parse(reason)).toEqual(why);
  });
});
