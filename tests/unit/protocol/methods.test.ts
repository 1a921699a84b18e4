import * as v from 'valibot';
import { describe, expect, expectTypeOf, it, vi } from 'vitest';
import { type BridgeAction, bridgeActions } from '#protocol/bridge-actions.ts';
import { assumedMethods } from '#protocol/methods/assumed.ts';
import type { Effect, Method } from '#protocol/methods/method.ts';
import type { MoneyKind } from '#domain/money.ts';
import { methods, namelessMethod, type OnceMethod } from '#protocol/methods.ts';
import type { Call as BatchedCall } from '#services/api/client.ts';

const columns = ['#protocol/caller.ts', '#protocol/methods/caller.ts'] as const;

/** The rows of both tables. The app leaves the words of callers out; here they are kept, to be read. */
async function rowsInWords() {
  const kept = (who: string, when: string) => ({ who, when });
  vi.resetModules();
  for (const column of columns) vi.doMock(column, () => ({ by: kept, later: kept }));
  const { methods: calls } = await import('#protocol/methods.ts');
  const { bridgeActions: actions } = await import('#protocol/bridge-actions.ts');
  for (const column of columns) vi.doUnmock(column);
  vi.resetModules();
  return [...Object.entries(calls), ...Object.entries(actions)];
}

/** S7, word for word. */
const specified = {
  credit: `{hash} queryCreditOrder loanContractPreview genericFileUpload getCouponPopup getCoupons`,
  loan: `applyOrder queryBorrowQuota queryBorrowQuotaWithInput queryLoanOrderStatus myOrders
    getPendingOrders checkReoffer getReofferPopup`,
  repay: `queryPendingRepayPlan queryRepayOrderDetail repaymentConfirm repayDeferralInitiate
    repayDeferralDetail repayDeferralConfirm repayRestructureInitiate repayRestructureDetail
    repayRestructureConfirm serviceFeePayment repayDeferralCompletionAck
    repayRestructureCompletionAck repayRestructureContractPreview fetchVirtualAccount`,
  general: `login mobileExists getCurrentUserInfo operationConfig listQuestion saveFeedback
    hasUnreadMessage listUserFeedback likeQuestion dislikeQuestion feedbackDetail leaveMessageList
    createLeaveMessage uploadLeaveMessageImage loanWindowConfig userSubmitRating rejectGuide
    customerServiceEntrance getHomepageData`,
};
const specifiedMethods = Object.values(specified).flatMap((names) => names.split(/\s+/));
const specifiedActions = `userInfo logout packageInfo eventByAF store refreshApp showBottomNavigate
  showLoading openPage onBack guideOpen expiredCreditOrRisk collectEventByHuaTuo currentPageTitle
  checkFaceVerification banRollback h5PageFinish deviceInfo APPChannel systemMaintenanceOpen`.split(
  /\s+/,
);

const Words = v.object({
  who: v.pipe(v.string(), v.nonEmpty()),
  when: v.pipe(v.string(), v.nonEmpty()),
});

const sorted = (names: Iterable<string>) => [...names].toSorted();

describe('the tables', () => {
  it('hold the 47 methods of the specification, one of them nameless, and those assumed', () => {
    expect(specifiedMethods).toHaveLength(47);
    expect(sorted([...Object.keys(methods), namelessMethod])).toEqual(
      sorted([...specifiedMethods, ...Object.keys(assumedMethods)]),
    );
  });

  it('hold the 20 actions of the specification', () => {
    expect(specifiedActions).toHaveLength(20);
    expect(sorted(Object.keys(bridgeActions))).toEqual(sorted(specifiedActions));
  });

  it('say who calls each of them, and when', async () => {
    const rows = await rowsInWords();
    expect(rows).toHaveLength(Object.keys(methods).length + Object.keys(bridgeActions).length);
    const wordless = rows.filter(([, { caller }]) => !v.is(Words, caller));
    expect(wordless.map(([name]) => name)).toEqual([]);
  });

  it('say what each method does to the server', () => {
    const named = (effect: Effect) =>
      sorted(Object.entries(methods).flatMap(([name, row]) => (row.effect === effect ? name : [])));
    const once = `applyOrder repaymentConfirm repayDeferralConfirm repayRestructureConfirm
      serviceFeePayment changeBankCard deleteAccount`.split(/\s+/);
    const write = `genericFileUpload repayDeferralInitiate repayRestructureInitiate
      repayDeferralCompletionAck repayRestructureCompletionAck fetchVirtualAccount login saveFeedback
      likeQuestion dislikeQuestion createLeaveMessage uploadLeaveMessageImage userSubmitRating
      sendSmsCode`.split(/\s+/);
    expect(named('once')).toEqual(sorted(once));
    expect(named('write')).toEqual(sorted(write));
    expect(sorted([...named('read'), ...once, ...write])).toEqual(sorted(Object.keys(methods)));
  });

  it('have no row without one of its columns', () => {
    expectTypeOf<Omit<Method, 'data'>>().not.toExtend<Method>();
    expectTypeOf<Omit<Method, 'reply'>>().not.toExtend<Method>();
    expectTypeOf<Omit<Method, 'effect'>>().not.toExtend<Method>();
    expectTypeOf<Omit<Method, 'caller'>>().not.toExtend<Method>();
    expectTypeOf<Omit<BridgeAction, 'caller'>>().not.toExtend<BridgeAction>();
  });

  it('let no method that is sent once share a request', () => {
    expectTypeOf<Extract<BatchedCall['method'], OnceMethod>>().toBeNever();
    expectTypeOf<MoneyKind>().toExtend<OnceMethod>();
  });
});
