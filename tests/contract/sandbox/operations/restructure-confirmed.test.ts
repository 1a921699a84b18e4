import { expect, it } from 'vitest';
import { ServiceFailure } from '#domain/failure.ts';
import type { MethodData, MethodName, MethodReply } from '#protocol/methods.ts';
import { repayRestructureConfirm } from '#services/money/kinds/repay-restructure-confirm.ts';
import { lastLoanOf, lenderOfFile } from './operation-steps.ts';
import type { MadeBorrower } from '../wire-client.ts';

const { control, pass, steps, wire } = await lenderOfFile();

/** The API client of the app's money kinds, connected to the lender. */
const apiOf = (borrower: MadeBorrower) => ({
  async call<Method extends MethodName>(
    method: Method,
    data: MethodData<Method>,
  ): Promise<MethodReply<Method>> {
    const { code, msg } = await wire.envelope([{ method, data }], borrower);
    if (code !== 0) throw new ServiceFailure({ kind: 'business', code, message: msg });
    return wire.call(method, data, borrower);
  },
});

const early = 500;
const all = 5_000;
it.each([
  ['is found once the review has begun, and when it has ended', [], [], true],
  ['T5: is not confused with an earlier payment', [early], null, false],
  // The state is INITIATED again and needs another agreement, but the first confirmation was taken.
  ['T5: is found beside an earlier payment and after a later one', [early], [early], true],
  ['T5: is found also after a payment ended the restructure', [], [all], true],
  ['T5: is not found if the loan was paid instead', [5_548], null, false],
] as const)('a confirmation whose answer was lost %s', async (_, before, after, isFound) => {
  const borrower = await control.borrower('restructure-offered');
  const id = await steps.initiateRestructure(borrower);
  const [api, { signal }] = [apiOf(borrower), new AbortController()];
  const kind = 'repayRestructureConfirm';
  const request = { kind, ...id, agreement: { version: '1', hash: 'abc' }, payment: null } as const;
  const baseline = await repayRestructureConfirm.readBaseline(api, request, signal);
  const find = async () => repayRestructureConfirm.receiptBeyond(api, baseline, signal, () => null);
  for (const amount of before) await steps.pay(borrower, lastLoanOf(borrower), amount);
  expect(await find()).toBeNull();
  if (after) await steps.confirmRestructure(borrower);
  for (const amount of after ?? []) await steps.pay(borrower, lastLoanOf(borrower), amount);
  for (const wait of [0, 60_000]) {
    pass(wait);
    expect(await find()).toEqual(isFound ? { kind, ...id } : null);
  }
});
