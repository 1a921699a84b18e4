import { describe, expect, it } from 'vitest';
import { assumedCodes } from '#domain/codes.ts';
import { ServiceFailure } from '#domain/failure.ts';
import type { OperationState } from '#domain/operations/operation.ts';
import { changeBankCard } from '#services/money/kinds/change-bank-card.ts';
import { deleteAccount } from '#services/money/kinds/delete-account.ts';
import { ownPayments } from '#services/money/kinds/payments-on-loan.ts';
import { repayDeferralConfirm } from '#services/money/kinds/repay-deferral-confirm.ts';
import { repayRestructureConfirm } from '#services/money/kinds/repay-restructure-confirm.ts';
import { kindFixtures } from '#tests/faults/kinds.ts';
import { mobile } from '#machines/samples/deletion.ts';
import { deferral } from '#machines/samples/operations.ts';
import { detail, payment } from '#machines/samples/repayment.ts';
import { restructureOrder } from '#machines/samples/restructure.ts';
import { createWireClient } from './wire-client.ts';
import { answer, type Behaviour, wireServerOfFile, succeed } from './wire-server.ts';

const server = await wireServerOfFile();

const { signal } = new AbortController();
const proven = { paidAt: Date.UTC(2026, 4, 2), amount: 500 };

/** The operations that a payment can confirm; all use the same proof. */
const operations = [
  {
    name: 'a rollover',
    id: deferral().deferralOrderId,
    order: (state: OperationState) => ({ repayDeferralDetail: { ...deferral(), state } }),
    receipt: { kind: 'repayDeferralConfirm', deferralOrderId: deferral().deferralOrderId },
    ask: (state: OperationState) => {
      const { deferralOrderId, loanOrderId } = deferral();
      const kind = 'repayDeferralConfirm';
      return repayDeferralConfirm.receiptBeyond(
        createWireClient(server.origin),
        { kind, deferralOrderId, loanOrderId, state, references: ['R0'] },
        signal,
        () => mobile,
      );
    },
  },
  {
    name: 'a restructure',
    id: restructureOrder().restructureOrderId,
    order: (state: OperationState) => ({ repayRestructureDetail: restructureOrder({ state }) }),
    receipt: {
      kind: 'repayRestructureConfirm',
      restructureOrderId: restructureOrder().restructureOrderId,
    },
    ask: (state: OperationState) => {
      const { restructureOrderId, loanOrderId } = restructureOrder();
      const kind = 'repayRestructureConfirm';
      return repayRestructureConfirm.receiptBeyond(
        createWireClient(server.origin),
        { kind, restructureOrderId, loanOrderId, state, references: ['R0'] },
        signal,
        () => mobile,
      );
    },
  },
];

describe.each(operations)('the proof that $name was confirmed', ({ id, order, receipt, ask }) => {
  const paid = (...payments: [reference: string, confirmed?: string][]) => ({
    queryRepayOrderDetail: detail({
      payments: payments.map(([reference, confirmed]) =>
        payment({ ...proven, reference, ...(confirmed !== undefined && { confirmed }) }),
      ),
    }),
  });
  const ended = (code: number, then: object): Behaviour[] => [
    answer({ code, msg: 'ended', data: [] }),
    succeed({ ...then }),
  ];

  it('exists if the operation was INITIATED before and is CONFIRMED now', async () => {
    server.will(succeed({ ...order('CONFIRMED'), ...paid() }));
    await expect(ask('INITIATED')).resolves.toEqual(receipt);
    expect(server.seen).toHaveLength(1);
  });

  it('exists even if the baseline was already CONFIRMED, because the server gives the same answer to a second confirmation', async () => {
    server.will(succeed({ ...order('CONFIRMED'), ...paid(['R0', id]) }));
    await expect(ask('CONFIRMED')).resolves.toEqual(receipt);
  });

  it('exists if a new payment names the operation, and for no other payment', async () => {
    server.will(succeed({ ...order('INITIATED'), ...paid(['R0', id], ['R1'], ['R2', 'x']) }));
    await expect(ask('INITIATED')).resolves.toBeNull();
    server.will(succeed({ ...order('INITIATED'), ...paid(['R0', id], ['R1', id]) }));
    await expect(ask('INITIATED')).resolves.toEqual(receipt);
  });

  it.each(['operationExpired', 'operationWithdrawn', 'operationSettled'] as const)(
    'needs a new payment if the operation ended after the baseline was read: %s',
    async (name) => {
      server.will(...ended(assumedCodes[name], paid(['R0', id])));
      await expect(ask('INITIATED')).resolves.toBeNull();
      server.will(...ended(assumedCodes[name], paid(['R1', id])));
      await expect(ask('INITIATED')).resolves.toEqual(receipt);
    },
  );

  it('is unknown after a refusal that is not the end of the operation, and during maintenance', async () => {
    server.will(answer({ code: assumedCodes.offerChanged, msg: 'no', data: [] }));
    await expect(ask('INITIATED')).rejects.toThrow(ServiceFailure);
    server.will(answer({ code: 1, msg: '', data: [] }, { 'x-maintenance-mode': '1' }));
    await expect(ask('INITIATED')).rejects.toThrow(ServiceFailure);
  });
});

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
    );
    await expect(receipt).rejects.toMatchObject({
      failure: { kind: 'unexpected', message: 'there is no payout account' },
    });
  });
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
    );

  it('exists if the lender no longer knows its number', async () => {
    server.will(succeed({ mobileExists: { exists: false } }));
    await expect(ask(mobile)).resolves.toEqual({ kind: 'deleteAccount' });
    expect(server.seen[0]?.body[0]).toMatchObject({ method: 'mobileExists', data: { mobile } });
    server.will(succeed({ mobileExists: { exists: true } }));
    await expect(ask(mobile)).resolves.toBeNull();
  });

  it('is unknown without a number, and no request is sent', async () => {
    server.will(succeed({ mobileExists: { exists: false } }));
    await expect(ask(null)).rejects.toMatchObject({
      failure: { kind: 'unexpected', message: 'whose account is not known' },
    });
    expect(server.seen).toHaveLength(0);
  });

  it('has a baseline only if the server answers a request before the deletion', async () => {
    const request = {
      kind: 'deleteAccount',
      mobile,
      reason: 'other',
      note: '',
      smsCode: '1',
    } as const;
    const api = createWireClient(server.origin);
    server.will(succeed({ mobileExists: { exists: true } }));
    await expect(deleteAccount.readBaseline(api, request, signal)).resolves.toEqual({
      kind: 'deleteAccount',
    });
    server.will(answer({ code: assumedCodes.offerChanged, msg: 'no', data: [] }));
    await expect(deleteAccount.readBaseline(api, request, signal)).rejects.toThrow(ServiceFailure);
  });
});
