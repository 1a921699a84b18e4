import { describe, expect, it } from 'vitest';
import type { Baseline, MoneyKind } from '#domain/money.ts';
import { moneyKinds } from '#services/money/kinds.ts';
import { ownPayments } from '#services/money/kinds/payments-on-loan.ts';
import { kindFixtures } from '#tests/faults/kinds.ts';
import { mobile } from '#machines/samples/deletion.ts';
import { payment } from '#machines/samples/repayment.ts';
import { createWireClient } from './wire-client.ts';
import { wireServerOfFile, succeed } from './wire-server.ts';

const server = await wireServerOfFile();
const { signal } = new AbortController();
const [suffix, other] = ['abcdefghij', 'jihgfedcba'];

/** Looks for the receipt of an attempt; `known` is the borrower's number. */
const proofOf = async <Kind extends MoneyKind>(
  baseline: Baseline<Kind>,
  known: string | null = mobile,
) => {
  const { receiptBeyond } = moneyKinds[baseline.kind];
  return receiptBeyond(createWireClient(server.origin), baseline, signal, () => known, suffix);
};

const unknown = (message: string) => ({ failure: { kind: 'unexpected', message } });

describe('the proof of a money action', () => {
  it('is unknown, if the payout account was to change, without an account', async () => {
    const { kind, emptyBaseline, shows } = kindFixtures.changeBankCard;
    const operationConfig = { ...shows([]).operationConfig, bankCard: null };
    server.will(succeed({ operationConfig }));
    const proof = proofOf({ ...emptyBaseline, kind });
    await expect(proof).rejects.toMatchObject(unknown('there is no payout account'));
  });

  it('is unknown, if the account was to be deleted, without its number, and no request is sent', async () => {
    server.will(succeed({ mobileExists: { exists: false } }));
    const proof = proofOf({ kind: 'deleteAccount' }, null);
    await expect(proof).rejects.toMatchObject(unknown('whose account is not known'));
    expect(server.seen).toHaveLength(0);
  });

  const loan = { loanOrderId: 'loan-1', references: [] };
  const payments = [
    { kind: 'repaymentConfirm', ...loan },
    { kind: 'serviceFeePayment', ...loan, repaidServiceFee: 0 },
  ] as const;
  const rows = [
    ['is a payment without an attempt', undefined, 'R1'],
    ['is a payment of the attempt', suffix, 'R1'],
    ['is no payment of another phone', other, undefined],
  ] as const;
  it.each(
    payments.flatMap((baseline) => rows.map((row) => [baseline.kind, ...row, baseline] as const)),
  )('(%s) %s', async (kind, _, attempt, reference, baseline) => {
    const forServiceFee = kind === 'serviceFeePayment' && { forServiceFee: true as const };
    const made = payment({ reference: 'R1', ...forServiceFee, ...(attempt && { attempt }) });
    const { queryRepayOrderDetail: detail } = kindFixtures.repaymentConfirm.shows([]);
    const shown = { ...detail, payments: [made], repaidServiceFee: 9 };
    server.will(succeed({ queryRepayOrderDetail: shown }));
    expect((await proofOf(baseline))?.payment?.reference).toBe(reference);
  });
});

it('O12: the payments of a loan count as instalments if the lender does not state their purpose', () => {
  const undivided = payment({ reference: 'R1' });
  const nothing = { overdueFee: 0, interest: 0, principal: 0, serviceFee: 0 };
  const division = { ...nothing, credit: 0, keptCentavos: 0 };
  const instalment = payment({ reference: 'R2', division });
  const withFee = payment({ reference: 'R5', division: { ...division, serviceFee: 1 } });
  const fee = payment({ ...withFee, reference: 'R3', forServiceFee: true });
  const confirming = payment({ reference: 'R4', confirmed: 'x' });
  const payments = [undivided, instalment, fee, withFee, confirming];
  expect(ownPayments(payments, 'instalments')).toEqual([undivided, instalment, withFee]);
  expect(ownPayments(payments, 'serviceFee')).toEqual([fee]);
});
