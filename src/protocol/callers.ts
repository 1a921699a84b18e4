import type { BridgeActionName, refreshH5 } from './bridge-actions.ts';
import type { MethodName } from './methods.ts';

/**
 * Who calls, and at what moment: `by` a machine or a part of the app that is there, `later` a flow
 * that is still to come.
 */
export type Caller = { by: string; when: string } | { later: string; when: string };

/**
 * The one method that the specification shows by a placeholder alone, among the credit methods
 * (S7). It has no schemas because nothing is known of it, and nobody calls it.
 */
export const namelessMethod = '{hash}';

/** Who calls each method of S7. */
export const methodCallers: Record<MethodName | typeof namelessMethod, Caller> = {
  [namelessMethod]: { later: 'whatever a real backend says it is', when: 'nothing is known of it' },
  queryCreditOrder: { by: 'creditCheck', when: 'before a loan is applied for or home moves on' },
  genericFileUpload: {
    by: 'the native credit application',
    when: 'the person gives one of the eight files',
  },
  loanContractPreview: { by: 'borrow', when: 'the confirm page opens with a priced choice' },
  getCouponPopup: { later: 'coupons', when: 'home is shown and loanWindowConfig allows it' },
  getCoupons: { by: 'borrow', when: 'the limit home loads' },

  applyOrder: { by: 'moneyAction', when: 'the person confirms a loan with the agreement ticked' },
  queryBorrowQuota: { by: 'borrow', when: 'the limit home loads' },
  queryBorrowQuotaWithInput: { by: 'borrow', when: 'an amount, a term or coupons are chosen' },
  queryLoanOrderStatus: {
    by: 'loanStatusRouting, orderProgress',
    when: 'a loan is tapped, and again while its progress is shown',
  },
  myOrders: {
    by: 'moneyAction',
    when: 'before an application, as its baseline, and when its outcome is unknown',
  },
  getPendingOrders: { by: 'borrow', when: 'the limit home loads: other applications' },
  checkReoffer: { later: 'reoffer', when: 'home is shown and loanWindowConfig allows it' },
  getReofferPopup: { later: 'reoffer', when: 'checkReoffer says that better terms wait' },

  queryPendingRepayPlan: { by: 'repayment', when: 'the repay page or the plan opens' },
  queryRepayOrderDetail: {
    by: 'repayment, moneyAction',
    when: 'the detail page opens; before a repayment and when its outcome is unknown',
  },
  repaymentConfirm: { by: 'moneyAction', when: 'the person confirms an online repayment' },
  repayDeferralInitiate: { later: 'rollover', when: 'a rollover is started' },
  repayDeferralDetail: { later: 'rollover', when: 'the describe or details page opens' },
  repayDeferralConfirm: { later: 'rollover', when: 'the person confirms the rollover' },
  repayDeferralCompletionAck: { later: 'rollover', when: 'the success page was seen' },
  repayRestructureInitiate: { later: 'restructure', when: 'a restructure is started' },
  repayRestructureDetail: {
    later: 'restructure',
    when: 'the describe, details or review page opens',
  },
  repayRestructureConfirm: { later: 'restructure', when: 'confirmed with the agreement ticked' },
  repayRestructureCompletionAck: { later: 'restructure', when: 'the success page was seen' },
  repayRestructureContractPreview: { later: 'restructure', when: 'the confirmation page opens' },
  serviceFeePayment: { later: 'serviceFee', when: 'the person pays a service fee' },
  fetchVirtualAccount: {
    later: 'offlineCheckstand',
    when: 'the checkstand opens, and when a new account is asked for',
  },

  login: { by: 'login', when: 'a code or a password is given' },
  mobileExists: { by: 'login', when: 'a mobile number is given, before a code is sent' },
  getCurrentUserInfo: {
    by: 'session',
    when: 'right after login, and at a start without user info',
  },
  operationConfig: { later: 'feedback, bankCardChange', when: 'their form opens' },
  listQuestion: { later: 'helpCentre', when: 'the help centre opens' },
  likeQuestion: { later: 'helpCentre', when: 'an article is voted helpful' },
  dislikeQuestion: { later: 'helpCentre', when: 'an article is voted useless' },
  saveFeedback: { later: 'feedback', when: 'the service form is sent' },
  hasUnreadMessage: { later: 'feedback', when: 'the customer centre is shown' },
  listUserFeedback: { later: 'serviceProgress', when: 'the list opens or its filter changes' },
  feedbackDetail: { later: 'ticketConversation', when: 'a ticket is opened' },
  leaveMessageList: { later: 'ticketConversation', when: 'a ticket is shown, again and again' },
  createLeaveMessage: { later: 'ticketConversation', when: 'a message is sent' },
  uploadLeaveMessageImage: { later: 'ticketConversation', when: 'a picture is added' },
  loanWindowConfig: { later: 'popups', when: 'home is shown' },
  userSubmitRating: { later: 'storeRating', when: 'the rating is given' },
  rejectGuide: { by: 'orderProgress', when: 'a rejection is shown' },
  customerServiceEntrance: { by: 'support', when: 'the customer centre opens' },
  getHomepageData: { by: 'home', when: 'home is shown, refreshed or come back to' },

  sendSmsCode: { by: 'smsCode', when: 'the person asks for a code' },
  changeBankCard: { later: 'bankCardChange', when: 'the new account is confirmed' },
  deleteAccount: { later: 'accountDeletion', when: 'the deletion is confirmed' },
};

/** Who calls each action of the bridge, and `refreshH5`, which the shell calls. */
export const bridgeCallers: Record<BridgeActionName | typeof refreshH5, Caller> = {
  userInfo: { by: 'session', when: 'the app starts without a token in storage' },
  logout: { by: 'session', when: 'the person logs out' },
  packageInfo: { by: 'app', when: 'the app starts' },
  deviceInfo: { by: 'services/api', when: 'a request is due and the device is not known yet' },
  eventByAF: { by: 'services/analytics', when: 'every analytics event' },
  collectEventByHuaTuo: { by: 'services/analytics', when: 'every analytics event' },
  currentPageTitle: {
    by: 'services/analytics',
    when: 'a page is entered, and left for one of another title',
  },
  h5PageFinish: { by: 'app', when: 'the first page is drawn' },
  showBottomNavigate: { by: 'app', when: 'home is shown, and when it is left' },
  showLoading: { by: 'app', when: 'the global loading overlay comes and goes' },
  banRollback: { by: 'app', when: 'money gets under way, and when it no longer is' },
  onBack: { by: 'root', when: 'back where there is nowhere to go back to' },
  openPage: { by: 'home', when: 'the person goes on with the credit application' },
  expiredCreditOrRisk: { by: 'home, borrow', when: 'the credit check says so' },
  refreshApp: { by: 'app', when: 'the person reloads after a failure of the app itself' },
  systemMaintenanceOpen: { by: 'root', when: 'a reply carries the maintenance header' },
  APPChannel: { by: 'app', when: 'the app starts in a shell' },
  guideOpen: { later: 'guides', when: 'the guide for a first loan is opened' },
  store: { later: 'storeRating', when: 'a rating leads to the store' },
  checkFaceVerification: {
    later: 'bankCardChange, accountDeletion',
    when: 'the server wants to see who it is',
  },
  refreshH5: { by: 'root', when: 'the shell asks for fresh pages' },
};
