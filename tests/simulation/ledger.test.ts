import { describe, expect, it } from 'vitest';
import type { LoggedCall } from '#sandbox/control/calls.ts';
import { addedBy, shownBy } from './checks/ledger.ts';

const call = (method: string, data: unknown, reply: unknown, code = 0): LoggedCall => ({
  id: 1,
  mobile: '+639170000001',
  method,
  data,
  headers: {},
  suffix: 'abcdefghij',
  t: 0,
  at: 0,
  code,
  msg: '',
  reply,
  fault: null,
});

describe('the ledger from calls', () => {
  it('adds an entry for each accepted action, and none for a refusal', () => {
    const paid = { loanOrderId: 'loan_1', reference: 'R1' };
    expect(addedBy(call('repaymentConfirm', {}, paid), true)).toEqual(['payment on loan_1 R1']);
    expect(addedBy(call('serviceFeePayment', {}, paid), true)).toEqual(['payment on loan_1 R1']);
    expect(addedBy(call('applyOrder', {}, { loanOrderId: 'loan_2' }), true)).toEqual([
      'loan loan_2',
    ]);
    const changed = call('changeBankCard', {}, { changedAt: 20 });
    expect(addedBy(changed, true)).toEqual(['card changed at 20']);
    expect(addedBy(call('deleteAccount', {}, {}), true)).toEqual(['the account is deleted']);
    expect(addedBy(call('applyOrder', {}, null, 402_005), true)).toEqual([]);
  });

  it('adds a rollover or restructure only for the attempt that executed it', () => {
    const rollover = call('repayDeferralConfirm', { deferralOrderId: 'd1' }, {});
    expect(addedBy(rollover, true)).toEqual(['rollover d1']);
    expect(addedBy(rollover, false)).toEqual([]);
    const restructure = call('repayRestructureConfirm', { restructureOrderId: 'r1' }, {});
    expect(addedBy(restructure, true)).toEqual(['restructure r1']);
  });

  it('shows the entries that a read contains, and none for other calls', () => {
    const shows = (read: LoggedCall, entry: string) => shownBy(read)?.shows(entry);
    const rollover = (state: string) =>
      call('repayDeferralDetail', { deferralOrderId: 'd1' }, { state });
    expect(shows(rollover('CONFIRMED'), 'rollover d1')).toBe(true);
    expect(shows(rollover('INITIATED'), 'rollover d1')).toBe(false);
    const config = call('operationConfig', {}, { bankCard: { changedAt: 20 } });
    expect(shows(config, 'card changed at 20')).toBe(true);
    expect(shows(config, 'card changed at 30')).toBe(false);
    const exists = call('mobileExists', {}, { exists: true });
    expect(shows(exists, 'the account is deleted')).toBe(false);
    expect(shownBy(call('getCoupons', {}, {}))).toBeNull();
  });
});
