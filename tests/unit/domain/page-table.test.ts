import { describe, expect, it } from 'vitest';
import {
  hrefOf,
  locationOf,
  openableLocation,
  pageIds,
  pageRow,
  titleKeyOf,
} from '#domain/pages.ts';

/**
 * The pages of S2 and of the project's decisions: path, owner, transaction type, position, history,
 * login and address, and parameters (`!`: required). Other pages need no row.
 */
const table = `
home / home credit 1 root login -
login /login login credit 1 transient - -
error /error info customer_support 1 step - -
agreement /agreement info receive_payment 4 step login -
service /service info customer_support 1 step - -
privacy /privacy info customer_support 1 step - -
customerCenter /customer/customerCenter info customer_support 1 step - -
accountDeleted /account/deleted info customer_support 1 root unrestorable -
article /customer/questionContent info customer_support 1 step - questionId!
aboutUs /guide/about_us info customer_support 1 step - -
antiFraudGuide /guide/anti_fraud_guide info customer_support 1 step - -
borrowGuide /guide/borrow_guide info customer_support 1 step - -
repayGuide /guide/repay_guide info customer_support 1 step - -
deletionGuide /guide/delete_account info customer_support 1 step - -
permissions /permissions info permissions 1 step - -
allAgreement /all_agreement info customer_support 1 step - -
limit /borrow/loop_quota borrow credit 1 step login -
quota /borrow/confirm_quota borrow receive_payment 2 step login -
confirm /borrow/confirm_borrow borrow receive_payment 3 step login+money -
review /borrow/review orderProgress byLoanOrder 1 step login loanOrderId
reviewDetails /borrow/review_details orderProgress byLoanOrder 2 step login loanOrderId
reject /borrow/reject orderProgress byLoanOrder 1 step login loanOrderId
rejectDetails /borrow/reject_details orderProgress byLoanOrder 2 step login loanOrderId
lending /borrow/lending orderProgress receive_payment 1 step login loanOrderId!
lendingDetails /borrow/lending_details orderProgress receive_payment 2 step login loanOrderId!
repay /repay/repay repayment loan_repayment 1 step login+money loanOrderId!,isOverdue
repayPlan /repay/repay_plan repayment loan_repayment 2 step login loanOrderId!
repayDetail /repay/repay_detail repayment loan_repayment 2 step login loanOrderId!,isOverdue,paid
coupons /mine/coupon coupons customer_support 1 step login -
records /mine/records records customer_support 1 step login group
repayOffline /repay/repay_offline offlinePayment loan_repayment 2 step login loanOrderId!,amount
restructureDescribe /repay/restructure_describe restructure loan_repayment 1 step login restructureOrderId!
restructureDetails /repay/restructure_details restructure loan_repayment 2 step login restructureOrderId!
restructureConfirmation /repay/restructure_confirmation restructure loan_repayment 3 step login+money restructureOrderId!
restructureReview /repay/restructure_review restructure loan_repayment 5 terminal login restructureOrderId!
operationSuccess /repay/operation_success operationSuccess loan_repayment 4 step login deferralOrderId,restructureOrderId
rolloverDescribe /repay/rollover_describe rollover loan_repayment 2 step login+money deferralOrderId!
rolloverDetails /repay/rollover_details rollover loan_repayment 3 step login deferralOrderId!
setting /mine/setting profile customer_support 1 step login -
agreementList /mine/agreement_list profile customer_support 2 step login -
accountSecurity /mine/account_security profile customer_support 2 step login -
smsVerification /bank/sms_verification bankCardChange receive_payment 1 step login -
modifyBankCard /bank/modify_bank_card bankCardChange receive_payment 2 step login+money -
accountDelete /account/delete accountDeletion customer_support 1 step login+money -
ticketList /customer/serviceProgress feedbackTickets customer_support 1 step login -
ticketForm /customer/customerWorder feedbackTickets customer_support 2 step login loanOrderId,about,article
ticketDetail /customer/feedbackDetail feedbackTickets customer_support 2 step login ticketId!
ticketSent /customer/feedbackSucess feedbackTickets customer_support 3 step login+unrestorable -
`;

function rowOf(page: (typeof pageIds)[number]): string {
  const row = pageRow(page);
  const { path, flow, transaction, order, history, needsLogin, money, restorable } = row;
  const asks = [needsLogin && 'login', money && 'money', !restorable && 'unrestorable'];
  const params = row.params.map((name) => (row.needs.includes(name) ? `${name}!` : name));
  const lists = [asks.filter(Boolean).join('+'), params.join(',')].map((text) => text || '-');
  return [page, path, flow, transaction, order, history, ...lists].join(' ');
}

describe('the pages', () => {
  it('have their paths, owners, types, positions and parameters', () => {
    expect(pageIds.map(rowOf)).toEqual(expect.arrayContaining(table.trim().split('\n')));
    for (const page of pageIds)
      expect(pageRow(page).params).toEqual(expect.arrayContaining([...pageRow(page).needs]));
  });

  it.each(pageIds)('are found by their address with its required parameters: %s', (page) => {
    const { params, needs, restorable } = pageRow(page);
    const query = Object.fromEntries(params.map((name) => [name, `a ${name}`]));
    const [path = '', search = ''] = hrefOf({ page, query }).split('?');
    const found = locationOf(path, search);
    expect(found).toEqual({ page, query });
    expect(openableLocation(found).page).toBe(restorable ? page : 'home');
    expect(locationOf(`${path}/`, `${search}&other=1`)).toEqual(found);
    for (const name of needs) {
      const others = Object.fromEntries(Object.entries(query).filter(([key]) => key !== name));
      expect(openableLocation({ page, query: others })).toEqual({ page: 'home', query: {} });
    }
    const repeated = params.map((name) => `${name}=`).join('&');
    expect(locationOf(path, `${search}&${repeated}`)).toEqual(found);
    expect(locationOf(path, repeated)).toEqual({
      page,
      query: {},
    });
  });

  it('the address of a group without a page leads home, and an unknown path to the error page', () => {
    for (const group of ['borrow', 'repay', 'guide', 'mine', 'account', 'bank', 'customer'])
      expect(locationOf(`/${group}`, '?loanOrderId=1')).toEqual({ page: 'home', query: {} });
    for (const path of ['/borrowed', '/repay/other', '/Login', '/x/login'])
      expect(locationOf(path, '')).toEqual({ page: 'error', query: {} });
  });

  it('have a title each; an overdue or paid loan changes the title of its repayment page only', () => {
    const flags = { isOverdue: 't', paid: 't' };
    for (const page of pageIds) {
      const other = { repay: 'repayOverdue', repayDetail: 'repayPaid' };
      const title = page === 'repay' || page === 'repayDetail' ? other[page] : page;
      expect(titleKeyOf({ page, query: flags })).toBe(title);
      expect(titleKeyOf({ page, query: {} })).toBe(page);
      expect(titleKeyOf({ page, query: { isOverdue: 'f', paid: 'f' } })).toBe(page);
    }
  });
});
