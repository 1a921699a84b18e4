import { describe, expect, it } from 'vitest';
import { ServiceFailure } from '#domain/failure.ts';
import { borrowProvider } from '#app/flows/borrow.ts';
import { offlinePaymentProvider } from '#app/flows/offline-payment.ts';
import { operationSuccessProvider } from '#app/flows/operation-success.ts';
import { orderProgressProvider } from '#app/flows/order-progress.ts';
import { repaymentProvider } from '#app/flows/repayment.ts';
import { restructureProvider } from '#app/flows/restructure.ts';
import { rolloverProvider } from '#app/flows/rollover.ts';
import { assumedCodes } from '#domain/codes.ts';
import { account, checkstand, paidNote } from '#tests/model/samples/checkstand.ts';
import { creditOrder } from '#tests/model/samples/credit.ts';
import { agreement, choice, coupons, loanOrder, now, quota } from '#tests/model/samples/loans.ts';
import { deferral } from '#tests/model/samples/operations.ts';
import { pending } from '#tests/model/samples/repayment.ts';
import { restructureAgreement, restructureOrder } from '#tests/model/samples/restructure.ts';
import { phoneWith, signal } from './lender.ts';

describe('borrowing', () => {
  it('asks for the limit, what runs and the coupons together, of the newest credit order', async () => {
    const { asked, services } = phoneWith({
      queryCreditOrder: creditOrder(),
      queryBorrowQuota: quota(),
      getPendingOrders: { orders: [loanOrder()] },
      getCoupons: { available: coupons, unavailable: [] },
    });
    await expect(borrowProvider.ports(services).loadLimit(undefined, signal)).resolves.toEqual({
      quota: quota(),
      applications: [loanOrder()],
      coupons: { available: coupons, unavailable: [] },
      receivedAt: now,
    });
    expect(asked).toEqual([
      ['queryCreditOrder', {}],
      ['queryBorrowQuota', { creditOrderId: 'credit-1' }],
      ['getPendingOrders', {}],
      ['getCoupons', {}],
    ]);
  });

  it('has nothing to offer without a credit order', async () => {
    const { asked, services } = phoneWith({ queryCreditOrder: null });
    const { creditNotUsable: code } = assumedCodes;
    const limit = borrowProvider.ports(services).loadLimit(undefined, signal);
    await expect(limit).rejects.toMatchObject({ failure: { kind: 'business', code } });
    expect(asked).toHaveLength(1);
  });

  it('asks for the credit order that is named', async () => {
    const { asked, services } = phoneWith({ queryCreditOrder: creditOrder() });
    await borrowProvider.ports(services).queryCreditOrder({ creditOrderId: 'credit-7' }, signal);
    expect(asked).toEqual([['queryCreditOrder', { creditOrderId: 'credit-7' }]]);
  });

  it('S3.21: remembers the sum that was chosen, and the agreement that was shown last', async () => {
    const { asked, services, storage } = phoneWith({ loanContractPreview: agreement });
    const ports = borrowProvider.ports(services);
    storage.write('restructureAgreementHtml', '<p>an earlier one</p>');
    await ports.previewAgreement(choice, signal);
    expect(storage.read('loanAgreementHtml')).toBe(agreement.html);
    expect(storage.read('restructureAgreementHtml')).toBeNull();
    await expect(ports.priceLoan(choice, signal)).rejects.toThrow(ServiceFailure);
    expect(storage.read('selectQuota')).toBe(choice.loanAmount);
    expect(asked.map(([method]) => method)).toEqual([
      'loanContractPreview',
      'queryBorrowQuotaWithInput',
    ]);
  });

  it('L1: lets the native app explain a first loan once', () => {
    const { services, storage, opened } = phoneWith();
    const ports = borrowProvider.ports(services);
    ports.showFirstGuide();
    expect(opened).not.toHaveBeenCalled();
    storage.write('isFirstToBorrow', true);
    ports.showFirstGuide();
    ports.showFirstGuide();
    expect(opened).toHaveBeenCalledExactlyOnceWith('guide');
  });

  it('hands over to the native app, and says whether that was there', async () => {
    const { services, opened } = phoneWith();
    const ports = borrowProvider.ports(services);
    await expect(ports.openNativePage({ page: 'creditApplication' }, signal)).resolves.toEqual({
      opened: true,
    });
    await expect(ports.reportExpiredCredit({ creditOrderId: 'credit-1' }, signal)).resolves.toEqual(
      { opened: false },
    );
    expect(opened.mock.calls).toEqual([['creditApplication'], ['credit-1']]);
  });
});

describe('following an order', () => {
  const order = loanOrder();

  it('asks for the newest credit order, or for the loan', async () => {
    const { asked, services } = phoneWith({
      queryCreditOrder: creditOrder(),
      queryLoanOrderStatus: order,
    });
    const { querySubject } = orderProgressProvider.ports(services);
    await expect(querySubject({ type: 'credit' }, signal)).resolves.toEqual({
      type: 'credit',
      order: creditOrder(),
      receivedAt: now,
    });
    await expect(
      querySubject({ type: 'loan', loanOrderId: order.loanOrderId }, signal),
    ).resolves.toEqual({ type: 'loan', order, receivedAt: now });
    expect(asked).toEqual([
      ['queryCreditOrder', {}],
      ['queryLoanOrderStatus', { loanOrderId: order.loanOrderId }],
    ]);
  });

  it('asks why it was turned down, about the loan or the credit', async () => {
    const { asked, services } = phoneWith({ rejectGuide: 1 });
    const { rejectGuide } = orderProgressProvider.ports(services);
    await expect(rejectGuide({ type: 'loan', loanOrderId: 'loan-1' }, signal)).rejects.toThrow(
      ServiceFailure,
    );
    await expect(rejectGuide({ type: 'credit' }, signal)).rejects.toThrow(ServiceFailure);
    expect(asked).toEqual([
      ['rejectGuide', { loanOrderId: 'loan-1' }],
      ['rejectGuide', {}],
    ]);
  });
});

describe('repaying', () => {
  const loan = { userKey: 'juan', loanOrderId: 'loan-1' };
  const due = ({ receivedAt: _, noted: __, ...rest } = pending()) => rest;

  it('O6: tells what is due, with what the borrower noted beside it', async () => {
    const { services } = phoneWith({
      queryPendingRepayPlan: due(),
      fetchVirtualAccount: checkstand({ numbers: [account()] }),
    });
    const { queryPendingRepayPlan } = repaymentProvider.ports(services);
    const offline = offlinePaymentProvider.ports(services);
    await expect(queryPendingRepayPlan(loan, signal)).resolves.toEqual({
      ...due(),
      receivedAt: now,
      noted: [],
    });
    await offline.fetchVirtualAccount(
      { ...loan, amount: null, channelId: null, renew: null },
      signal,
    );
    const note = paidNote();
    await expect(offline.notePayment({ ...loan, note, paid: true }, signal)).resolves.toEqual([
      note,
    ]);
    await expect(queryPendingRepayPlan(loan, signal)).resolves.toMatchObject({ noted: [note] });
    await expect(offline.notePayment({ ...loan, note, paid: false }, signal)).resolves.toEqual([]);
  });

  it('says that nothing is due, where the lender does, and fails on any other word', async () => {
    const { services, will } = phoneWith({ queryPendingRepayPlan: assumedCodes.nothingDue });
    const { queryPendingRepayPlan } = repaymentProvider.ports(services);
    await expect(queryPendingRepayPlan(loan, signal)).resolves.toBeNull();
    will({ queryPendingRepayPlan: assumedCodes.amountChanged });
    await expect(queryPendingRepayPlan(loan, signal)).rejects.toMatchObject({
      failure: { kind: 'business', code: assumedCodes.amountChanged },
    });
    will({ queryPendingRepayPlan: {} });
    await expect(queryPendingRepayPlan(loan, signal)).rejects.toMatchObject({
      failure: { kind: 'invalidPayload' },
    });
  });
});

describe('paying offline', () => {
  it('O10: keeps what is told of the loan that was asked about, and of no other', async () => {
    const { services, will } = phoneWith({ fetchVirtualAccount: checkstand() });
    const ports = offlinePaymentProvider.ports(services);
    const loan = { userKey: 'juan', loanOrderId: 'loan-1' };
    await expect(ports.recall(loan, signal)).resolves.toEqual({ kept: null, apps: [] });
    const asked = { ...loan, amount: 2_650, channelId: null, renew: null };
    will({ fetchVirtualAccount: checkstand({ loanOrderId: 'loan-2' }) });
    await ports.fetchVirtualAccount(asked, signal);
    const another = { ...loan, loanOrderId: 'loan-2' };
    for (const one of [loan, another])
      await expect(ports.recall(one, signal)).resolves.toMatchObject({ kept: null });
    will({ fetchVirtualAccount: checkstand() });
    await ports.fetchVirtualAccount(asked, signal);
    await expect(ports.recall(loan, signal)).resolves.toMatchObject({
      kept: { checkstand: checkstand(), notes: [] },
    });
  });
});

describe('rollover and restructure', () => {
  const begun = (storage: ReturnType<typeof phoneWith>['storage']) =>
    storage.read('rolloverOrRestructure');

  it.each(['repayDeferralInitiate', 'repayRestructureInitiate'] as const)(
    'V10: is noted as begun once it is: %s',
    async (method) => {
      const { services, storage, will } = phoneWith({ [method]: 1 });
      const ports = repaymentProvider.ports(services);
      const begin = () =>
        method === 'repayDeferralInitiate'
          ? ports.repayDeferralInitiate({ loanOrderId: 'loan-1' }, signal)
          : ports.repayRestructureInitiate({ loanOrderId: 'loan-1' }, signal);
      await expect(begin()).rejects.toThrow(ServiceFailure);
      expect(begun(storage)).toBeNull();
      will({
        repayDeferralInitiate: { deferralOrderId: 'deferral-1' },
        repayRestructureInitiate: { restructureOrderId: 'restructure-1' },
      });
      await begin();
      const rollover = method === 'repayDeferralInitiate';
      expect(begun(storage)).toEqual({ rollover, restructure: !rollover });
    },
  );

  it('V10: is over where the lender says that there is none, not where the line fails', async () => {
    const { services, storage, will } = phoneWith({ repayDeferralDetail: {} });
    storage.write('rolloverOrRestructure', { rollover: true, restructure: true });
    const { repayDeferralDetail } = rolloverProvider.ports(services);
    await expect(repayDeferralDetail({ deferralOrderId: 'd' }, signal)).rejects.toThrow(
      ServiceFailure,
    );
    expect(begun(storage)).toEqual({ rollover: true, restructure: true });
    will({ repayDeferralDetail: deferral() });
    const order = await repayDeferralDetail({ deferralOrderId: 'd' }, signal);
    expect(order).toEqual({ ...deferral(), receivedAt: now, caps: undefined });
    expect(begun(storage)).toEqual({ rollover: true, restructure: true });
    will({ repayDeferralDetail: assumedCodes.operationExpired });
    await expect(repayDeferralDetail({ deferralOrderId: 'd' }, signal)).rejects.toThrow(
      ServiceFailure,
    );
    expect(begun(storage)).toEqual({ rollover: false, restructure: true });
  });

  it.each([
    ['rollover', 'repayDeferralDetail', deferral, 'repayDeferralCompletionAck'],
    ['restructure', 'repayRestructureDetail', restructureOrder, 'repayRestructureCompletionAck'],
  ] as const)('V10: is over once its end was seen: %s', async (kind, detail, order, ack) => {
    const phone = phoneWith({ [detail]: order(), [ack]: {} });
    const { asked, services, sight, storage, will } = phone;
    storage.write('rolloverOrRestructure', { rollover: true, restructure: true });
    const ports = operationSuccessProvider.ports(services);
    const ref = { kind, orderId: 'order-1' };
    await expect(ports.queryOperation(ref, signal)).resolves.toMatchObject({ kind });
    expect(begun(storage)).toEqual({ rollover: true, restructure: true });
    will({ [detail]: order({ state: 'COMPLETED' }) });
    await ports.queryOperation(ref, signal);
    expect(begun(storage)).toEqual({ rollover: true, restructure: true, [kind]: false });
    sight.set({ page: 'operationSuccess', query: {} });
    await ports.acknowledgeOperation(ref, signal);
    const id = kind === 'rollover' ? 'deferralOrderId' : 'restructureOrderId';
    expect(asked).toEqual([detail, detail, ack].map((method) => [method, { [id]: 'order-1' }]));
  });

  it('V8: tells that its end was seen once it is on top, and not what lies above it', async () => {
    const { asked, services, sight } = phoneWith({ repayRestructureCompletionAck: {} });
    const ports = operationSuccessProvider.ports(services);
    const order = { kind: 'restructure', orderId: 'order-1' } as const;
    sight.set({ page: 'customerCenter', query: {} });
    const left = new AbortController();
    void ports.acknowledgeOperation({ ...order, orderId: 'order-2' }, left.signal);
    const told = ports.acknowledgeOperation(order, signal);
    left.abort();
    sight.set({ page: 'privacy', query: {} });
    expect(asked).toEqual([]);
    sight.set({ page: 'operationSuccess', query: {} });
    await told;
    sight.set({ page: 'home', query: {} });
    expect(asked).toEqual([['repayRestructureCompletionAck', { restructureOrderId: 'order-1' }]]);
  });

  it('S3.21: remembers the agreement of a restructure that was shown last', async () => {
    const { services, storage } = phoneWith({
      repayRestructureContractPreview: restructureAgreement,
    });
    const ports = restructureProvider.ports(services);
    await ports.previewRestructureAgreement({ restructureOrderId: 'restructure-1' }, signal);
    expect(storage.read('restructureAgreementHtml')).toBe(restructureAgreement.html);
  });
});
