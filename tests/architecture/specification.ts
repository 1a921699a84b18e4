/*
 * The names of the specification, word for word and by section. `specification.test.ts` fails on a
 * name that the code does not use.
 */

const words = (text: string): string[] => text.trim().split(/\s+/);
const lines = (text: string): string[] => text.trim().split(/\s*\n\s*/);

/** S2. */
export const routes = words(`
  / /error /login
  /borrow/confirm_borrow /borrow/confirm_quota /borrow/review /borrow/review_details /borrow/reject
  /borrow/reject_details /borrow/lending /borrow/lending_details /borrow/loop_quota
  /repay/repay /repay/repay_plan /repay/repay_detail /repay/repay_offline /repay/rollover_describe
  /repay/rollover_details /repay/restructure_describe /repay/restructure_details
  /repay/restructure_confirmation /repay/operation_success /repay/restructure_review
  /guide/about_us /guide/anti_fraud_guide /guide/borrow_guide /guide/repay_guide
  /mine/setting /mine/records /mine/coupon /mine/agreement_list /mine/account_security
  /account/delete
  /bank/sms_verification /bank/modify_bank_card
  /customer/customerCenter /customer/questionContent /customer/customerWorder
  /customer/feedbackSucess /customer/feedbackDetail /customer/serviceProgress
  /permissions /agreement /service /privacy /all_agreement
`);

/** S7: the business calls. `{hash}` is a placeholder without a known name. */
export const specifiedMethods = words(`
  {hash} queryCreditOrder loanContractPreview genericFileUpload getCouponPopup getCoupons
  applyOrder queryBorrowQuota queryBorrowQuotaWithInput queryLoanOrderStatus myOrders
  getPendingOrders checkReoffer getReofferPopup
  queryPendingRepayPlan queryRepayOrderDetail repaymentConfirm repayDeferralInitiate
  repayDeferralDetail repayDeferralConfirm repayRestructureInitiate repayRestructureDetail
  repayRestructureConfirm serviceFeePayment repayDeferralCompletionAck
  repayRestructureCompletionAck repayRestructureContractPreview fetchVirtualAccount
  login mobileExists getCurrentUserInfo operationConfig listQuestion saveFeedback hasUnreadMessage
  listUserFeedback likeQuestion dislikeQuestion feedbackDetail leaveMessageList createLeaveMessage
  uploadLeaveMessageImage loanWindowConfig userSubmitRating rejectGuide customerServiceEntrance
  getHomepageData
`);

/** S7: the actions of the native bridge. */
export const specifiedActions = words(`
  userInfo logout packageInfo eventByAF store refreshApp showBottomNavigate showLoading openPage
  onBack guideOpen expiredCreditOrRisk collectEventByHuaTuo currentPageTitle checkFaceVerification
  banRollback h5PageFinish deviceInfo APPChannel systemMaintenanceOpen
`);

/** S3: the keys of the browser's storage. */
export const stores = words(`
  language commonInfo packageInfo packageName appName PageName loanAgreementHtml
  restructureAgreementHtml authInfo selectQuota popEvaluateTime rolloverOrRestructure
  isFirstToBorrow
`);

/** S3: the parts of `commonInfo`. */
export const commonInfoParts = words(`
  showLoading runInApp topPaddingHeight screenWidth operationConfigData oldLimitBank
  listQuestionData isSetChannelSuccess
`);

/** Folders of the machines that the assignment requires by name. */
export const namedMachines = words(`
  root login credit-check loan-status-routing account-deletion bank-card-change
  rollover-restructure-initiation feedback-tickets
`);

/** S8: the messages to the borrower. */
export const messages = lines(`
  User not logged in
  Token expired, please login again
  The account is logged in from another device
  Token invalid, please login again
  Internet connection is unstable. Please try again
  Failed to retrieve data. Please try again.
  Incorrect Original Bank Card Number. Please refill.
  Incorrect New Bank Card Number. Please refill.
  Please enter the correct verification code
  Repayment amount is insufficient for Rollover.
  Repayment amount is insufficient for Loan Restructure.
  Your account has unpaid loans, pending loan applications, etc. Please delete the account after completion.
  Login Fail
  Upload failed
  Copy Failed
  The message description cannot be empty
`);

/** S9: the name of a limit in the specification, its value, and the export that the code uses. */
export const constants: readonly (readonly [statement: string, name: string, value: unknown])[] = [
  ['Currency symbol: peso', 'currencySymbol', '₱'],
  ['Bank number length 10-20', 'bankNumberLength', { min: 10, max: 20 }],
  ['Password length 8-18', 'passwordLength', { min: 8, max: 18 }],
  ['API base /api', 'apiBase', '/api'],
  ['apiVersion v1', 'apiVersion', 'v1'],
  ['default field prefix credit_', 'defaultFieldPrefix', 'credit_'],
  ['platform android', 'platform', 'android'],
  ['app version 1.0.0', 'appVersion', '1.0.0'],
  ['request timeout 60000 ms', 'requestTimeout', 60_000],
  [
    '95% of customers finish within 10 minutes; contact service after 24 hours',
    'approvalTime',
    { usual: 600_000, contactService: 86_400_000 },
  ],
  ['Disbursement takes 10-60 minutes', 'disbursementTime', { min: 600_000, max: 3_600_000 }],
  ['toast default duration 2000 ms', 'toastDuration', 2_000],
  ['analytics scroll handler throttled to 200 ms', 'scrollThrottle', 200],
  ['navigation start recorded after 500 ms', 'navigationStartDelay', 500],
];
