import { describe, expect, it } from 'vitest';
import { accountCodes } from '#domain/account/account-codes.ts';
import { assumedCodes, codes, needsLogin, sessionLossOf } from '#domain/codes.ts';
import {
  CreditStatus,
  documentKinds,
  limitGranted,
  uploadComplete,
} from '#domain/credit/credit-order.ts';
import {
  isRunning,
  LoanGroup,
  loanFilterOf,
  loanFilters,
  loanGroups,
} from '#domain/loans/loan-groups.ts';
import { loanStatus } from '#domain/loans/loan-status.ts';

describe('the numbers of the specification', () => {
  it('S4.1: give a credit order a limit at 17 and 19, and eight files', () => {
    expect(CreditStatus.options.filter(limitGranted)).toEqual([17, 19]);
    expect(uploadComplete).toBe(5);
    expect(new Set(documentKinds).size).toBe(8);
  });

  it('S4.3: give a loan order nine states, each in one group', () => {
    expect(loanStatus).toEqual({
      beforeReview: 15,
      reviewing: 20,
      rejected: 30,
      lending: 40,
      cancelled: 60,
      disbursementFailed: 65,
      repaying: 70,
      overdue: 75,
      settled: 80,
    });
    expect(loanGroups).toEqual({
      toRepay: [70, 75],
      underWay: [15, 20, 40, 65],
      settled: [80],
      notPaidOut: [30, 60],
    });
    const running = Object.values(loanStatus).filter((status) => isRunning({ status }));
    expect(running).toEqual([15, 20, 40, 65, 70, 75]);
    expect(LoanGroup.options).toEqual(Object.keys(loanGroups));
    expect(loanFilters).toEqual(['all', ...Object.keys(loanGroups)]);
    for (const one of loanFilters) expect(loanFilterOf(one)).toBe(one);
    for (const one of [undefined, '', 'other']) expect(loanFilterOf(one)).toBe('all');
  });

  it('include the error catalogue, with three codes that end a session', () => {
    expect(codes).toEqual({
      success: 0,
      sessionEmpty: 10_010_301,
      sessionExpired: 10_010_303,
      sessionSqueezed: 10_010_304,
      tokenInvalid: 100_103,
      deferralConfig: 1_600_001,
      restructureConfig: 1_600_002,
    });
    const all = Object.values({ ...codes, ...assumedCodes, ...accountCodes });
    expect(all.flatMap((code) => sessionLossOf(code) ?? [])).toEqual([
      'empty',
      'expired',
      'squeezed',
    ]);
    expect(all.filter((code) => needsLogin({ kind: 'business', code, message: '' }))).toEqual([
      100_103,
    ]);
    expect(needsLogin({ kind: 'session', reason: 'empty' })).toBe(true);
    expect(needsLogin({ kind: 'network' })).toBe(false);
  });

  it('give each refusal a unique code other than that of success', () => {
    const all = [codes, assumedCodes, accountCodes].flatMap((one) => Object.values<number>(one));
    expect(new Set(all).size).toBe(all.length);
    expect(all.filter((code) => code === 0)).toEqual([codes.success]);
  });
});
