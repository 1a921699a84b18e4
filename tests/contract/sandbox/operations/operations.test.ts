import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { assumedCodes } from '#domain/codes.ts';
import { day, minute } from '#domain/constants.ts';
import { ServiceFailure } from '#domain/failure.ts';
import type { Baseline, MoneyKind } from '#domain/money.ts';
import { type MethodData, type MethodName, type MethodReply, methods } from '#protocol/methods.ts';
import { moneyKinds } from '#services/money/kinds.ts';
import { lastLoanOf, lenderOfFile } from './operation-steps.ts';
import { type MadeBorrower, newSuffix } from '../wire-client.ts';

const { control, now, pass, steps, wire } = await lenderOfFile();
const { signal } = new AbortController();
const terms = {
  agreement: { version: '1', hash: 'abc' },
  payment: { amount: 1, cardNumber: '09171234567' },
};

/** The API client of the app's money kinds, connected to the lender. */
const apiOf = (borrower: MadeBorrower) => ({
  async call<Method extends MethodName>(
    method: Method,
    data: MethodData<Method>,
  ): Promise<MethodReply<Method>> {
    const { code, data: items, msg } = await wire.envelope([{ method, data }], borrower);
    if (code !== 0) throw new ServiceFailure({ kind: 'business', code, message: msg });
    return v.parse(methods[method].reply, items?.[0]?.data);
  },
});

/** Looks for the receipt of a money request that was made after the baseline. */
const receiptBeyond = async <Kind extends MoneyKind>(
  borrower: MadeBorrower,
  baseline: Baseline<Kind>,
) => {
  const kind = moneyKinds[baseline.kind];
  return kind.receiptBeyond(apiOf(borrower), baseline, signal, () => null, 'abcdefghij');
};

const kinds = {
  rollover: {
    method: 'repayDeferral',
    minimum: 560,
    async begin(borrower: MadeBorrower) {
      const id = await steps.initiateRollover(borrower);
      const receipt = { kind: 'repayDeferralConfirm' as const, ...id };
      const { readBaseline } = moneyKinds[receipt.kind];
      const baseline = await readBaseline(apiOf(borrower), { ...receipt, ...terms }, signal);
      return {
        id,
        receipt,
        confirmation: () => steps.rollOver(borrower, id.deferralOrderId),
        confirm: async () => steps.confirmRollover(borrower),
        find: () => receiptBeyond(borrower, baseline),
      };
    },
  },
  restructure: {
    method: 'repayRestructure',
    minimum: 588,
    async begin(borrower: MadeBorrower) {
      const id = await steps.initiateRestructure(borrower);
      const receipt = { kind: 'repayRestructureConfirm' as const, ...id };
      const { readBaseline } = moneyKinds[receipt.kind];
      const baseline = await readBaseline(apiOf(borrower), { ...receipt, ...terms }, signal);
      return {
        id,
        receipt,
        confirmation: () => steps.restructure(borrower, id.restructureOrderId),
        confirm: async () => steps.confirmRestructure(borrower),
        find: () => receiptBeyond(borrower, baseline),
      };
    },
  },
} as const;

async function begin(kind: keyof typeof kinds) {
  const borrower = await control.borrower(`${kind}-offered`);
  return { borrower, ...kinds[kind], ...(await kinds[kind].begin(borrower)) };
}

describe.each(['rollover', 'restructure'] as const)('a %s', (kind) => {
  it('V7: remains one order with one payment if it is initiated and confirmed repeatedly', async () => {
    const { borrower, confirmation, id, method, minimum } = await begin(kind);
    const data = await confirmation();
    const confirm = async (attempt: { suffix?: string; t?: number }) => {
      const call = { method: `${method}Confirm`, data };
      return (await wire.envelope([call], { token: borrower.token, ...attempt })).data?.[0]?.data;
    };
    const attempt = { suffix: newSuffix(), t: now() };
    const first = { ...id, state: 'CONFIRMED', paidAmount: minimum };
    expect(await confirm(attempt)).toEqual(first);
    expect(await confirm(attempt)).toEqual(first);
    expect(await confirm({})).toEqual({ ...first, paidAmount: 0 });
    expect((await kinds[kind].begin(borrower)).id).toEqual(id);
    pass(minute);
    const { operations, payments } = await control.ledger(borrower);
    expect([operations.length, payments.map(({ amount }) => amount)]).toEqual([1, [minimum]]);
  });

  it('V6: expires at midnight, also after a payment below its minimum', async () => {
    const { borrower, confirmation, id, method } = await begin(kind);
    await steps.pay(borrower, lastLoanOf(borrower), 100);
    const data = await confirmation();
    pass(day);
    for (const [name, sent] of [
      ['Confirm', data],
      ['Detail', id],
    ] as const) {
      const code = await wire.code(`${method}${name}`, sent, borrower);
      expect(code).toBe(assumedCodes.operationExpired);
    }
  });

  it('is hidden from other borrowers', async () => {
    const { id, method } = await begin(kind);
    const stranger = await control.borrower('loan-70');
    for (const name of ['Detail', 'CompletionAck']) {
      expect(await wire.code(`${method}${name}`, id, stranger)).toBe(assumedCodes.notFound);
    }
  });
});

describe('a confirmation whose answer was lost', () => {
  const [early, all] = [500, 6_000];
  /** Amounts paid before and after the confirmation; null without a confirmation. */
  const lives: [string, keyof typeof kinds, readonly number[], readonly number[] | null][] = [
    ['is found', 'rollover', [], []],
    ['is found also after a later payment of the whole loan', 'rollover', [], [all]],
    ['is not confused with an earlier payment', 'rollover', [early], null],
    ['is not found if the loan was paid instead', 'rollover', [all], null],
    ['is found once the review has begun, and when it has ended', 'restructure', [], []],
    ['T5: is not confused with an earlier payment', 'restructure', [early], null],
    // The state is INITIATED again and needs another agreement, but the first one was taken.
    ['T5: is found beside an earlier payment and a later one', 'restructure', [early], [early]],
    ['T5: is found also after a payment that ended it', 'restructure', [], [all]],
    ['T5: is not found if the loan was paid instead', 'restructure', [all], null],
  ];
  it.each(lives)('%s: %s', async (_, kind, before, after) => {
    const { borrower, confirm, find, method, receipt } = await begin(kind);
    const loanOrderId = lastLoanOf(borrower);
    const pay = async (amount: number) => steps.pay(borrower, loanOrderId, amount);
    const baseline = { kind: 'repaymentConfirm' as const, loanOrderId, references: [] };
    const repaid = async () => receiptBeyond(borrower, baseline);
    for (const amount of before) await pay(amount);
    expect(await find()).toBeNull();
    if (after) await confirm();
    // A repayment on another page does not mistake the money of the confirmation for its own.
    expect(before.length > 0 ? null : await repaid()).toBeNull();
    for (const amount of after ?? []) await pay(amount);
    for (const wait of [0, minute, day]) {
      pass(wait);
      expect(await find()).toEqual(after ? receipt : null);
    }
    await control.fault(borrower, { method: `${method}Detail`, kind: 'error-code:402003' });
    await expect(find()).rejects.toThrow(ServiceFailure);
  });
});
