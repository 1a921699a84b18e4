import { describe, expect, it } from 'vitest';
import { bridgeActions, refreshH5 } from '#protocol/bridge-actions.ts';
import { bridgeCallers, methodCallers, namelessMethod } from '#protocol/callers.ts';
import { assumedMethods } from '#protocol/methods/assumed.ts';
import { methods } from '#protocol/methods.ts';
import { readMethods } from '#protocol/reads.ts';

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

  it('say who calls each of them, and when', () => {
    expect(sorted(Object.keys(methodCallers))).toEqual(
      sorted([...Object.keys(methods), namelessMethod]),
    );
    expect(sorted(Object.keys(bridgeCallers))).toEqual(sorted([...specifiedActions, refreshH5]));
    for (const row of [...Object.values(methodCallers), ...Object.values(bridgeCallers)]) {
      expect('by' in row ? row.by : row.later).not.toBe('');
      expect(row.when).not.toBe('');
    }
  });

  it('let no method be repeated that changes anything', () => {
    const changing = `genericFileUpload applyOrder repaymentConfirm repayDeferralInitiate
      repayDeferralConfirm repayRestructureInitiate repayRestructureConfirm serviceFeePayment
      repayDeferralCompletionAck repayRestructureCompletionAck fetchVirtualAccount login saveFeedback
      likeQuestion dislikeQuestion createLeaveMessage uploadLeaveMessageImage userSubmitRating
      sendSmsCode changeBankCard deleteAccount`.split(/\s+/);
    expect(sorted([...readMethods, ...changing])).toEqual(sorted(Object.keys(methods)));
  });
});
