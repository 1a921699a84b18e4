import { describe, expect, it } from 'vitest';
import { changeBankCard } from '#services/money/kinds/change-bank-card.ts';
import { deleteAccount } from '#services/money/kinds/delete-account.ts';
import { ownPayments } from '#services/money/kinds/payments-on-loan.ts';
import { repaymentConfirm } from '#services/money/kinds/repayment-confirm.ts';
import { serviceFeePayment } from '#services/money/kinds/service-fee-payment.ts';
import { kindFixtures } from '#tests/faults/kinds.ts';
import { mobile } from '#machines/samples/deletion.ts';
import { payment } from '#machines/samples/repayment.ts';
import { createWireClient } from './wire-client.ts';
import { wireServerOfFile, succeed } from './wire-server.ts';

const server = await wireServerOfFile();

const { signal } = new AbortController();
describe('the proof that the payout account was changed', () => {
  it('is unknown if there is no account any more', async () => {
    const { kind, emptyBaseline, shows } = kindFixtures.changeBankCard;
    const operationConfig = { ...shows([]).operationConfig, bankCard: null };
    server.will(succeed({ operationConfig }));
    const receipt = changeBankCard.receiptBeyond(
      createWireClient(server.origin),
      { ...emptyBaseline, kind },
      signal,
      () => mobile,
      'abcdefghij',
    );
    await expect(receipt).rejects.toMatchObject({
      failure: { kind: 'unexpected', message: 'there is no payout account' },
    });
  });
});

describe('the proof of a payment', () => {
  const [suffix, other] = ['abcdefghij', 'jihgfedcba'];
  const loan = { loanOrderId: 'loan-1', references: [] };
  const proofs = {
    repaymentConfirm: (api: ReturnType<typeof createWireClient>) =>
      repaymentConfirm.receiptBeyond(
        api,
        { kind: 'repaymentConfirm', ...loan },
        signal,
        () => mobile,
        suffix,
      ),
    serviceFeePayment: (api: ReturnType<typeof createWireClient>) =>
      serviceFeePayment.receiptBeyond(
        api,
        { kind: 'serviceFeePayment', ...loan, repaidServiceFee: 0 },
        signal,
        () => mobile,
        suffix,
      ),
  };
  const rows = [
    ['is a payment without an attempt', undefined, 'R1'],
    ['is a payment of the attempt', suffix, 'R1'],
    ['is no payment of another phone', other, undefined],
  ] as const;
  const kinds = ['repaymentConfirm', 'serviceFeePayment'] as const;
  it.each(kinds.flatMap((kind) => rows.map((row) => [kind, ...row] as const)))(
    '(%s) %s',
    async (kind, _, attempt, reference) => {
      const forServiceFee = kind === 'serviceFeePayment' ? { forServiceFee: true as const } : {};
      const made = payment({ reference: 'R1', ...forServiceFee, ...(attempt && { attempt }) });
      const { queryRepayOrderDetail } = kindFixtures.repaymentConfirm.shows([]);
      server.will(
        succeed({
          queryRepayOrderDetail: {
            ...queryRepayOrderDetail,
            payments: [made],
            repaidServiceFee: 9,
          },
        }),
      );
      const receipt = await proofs[kind](createWireClient(server.origin));
      expect(receipt?.payment?.reference).toBe(reference);
    },
  );
});

describe('the payments of a loan', () => {
  it('O12: count as instalments if the lender does not state their purpose', () => {
    const undivided = payment({ reference: 'R1' });
    const division = {
      overdueFee: 0,
      interest: 0,
      principal: 0,
      serviceFee: 0,
      credit: 0,
      keptCentavos: 0,
    };
    const instalment = payment({ reference: 'R2', division });
    const withFee = payment({ reference: 'R5', division: { ...division, serviceFee: 1 } });
    const fee = payment({ ...withFee, reference: 'R3', forServiceFee: true });
    const confirming = payment({ reference: 'R4', confirmed: 'x' });
    const payments = [undivided, instalment, fee, withFee, confirming];
    expect(ownPayments(payments, 'instalments')).toEqual([undivided, instalment, withFee]);
    expect(ownPayments(payments, 'serviceFee')).toEqual([fee]);
  });
});

describe('the proof that the account was deleted', () => {
  const ask = (known: string | null) =>
    deleteAccount.receiptBeyond(
      createWireClient(server.origin),
      { kind: 'deleteAccount' },
      signal,
      () => known,
      'abcdefghij',
    );

  it('is unknown without a number, and no request is sent', async () => {
    server.will(succeed({ mobileExists: { exists: false } }));
    await expect(ask(null)).rejects.toMatchObject({
      failure: { kind: 'unexpected', message: 'whose account is not known' },
    });
    expect(server.seen).toHaveLength(0);
  });
});
