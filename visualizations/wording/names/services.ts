/** A service in words: what is waited for, and how one says that it ended well, or not. */
export type ServiceWords = { name: string; done: string; failed: string };

const fetched = (name: string): ServiceWords => ({ name, done: 'came', failed: 'did not come' });
const worked = (name: string): ServiceWords => ({ name, done: 'worked', failed: 'did not work' });
const ran = (name: string): ServiceWords => ({ name, done: 'ended', failed: 'stopped working' });

/** What people call the services and the machines that a state runs. */
export const serviceWords: Readonly<Record<string, ServiceWords>> = {
  agreement: ran('The page of the agreement'),
  borrow: ran('Borrowing'),
  closeIntent: worked('Writing down that the attempt is over'),
  coupons: ran('The page of coupons'),
  creditCheck: ran('The credit check'),
  customerServiceEntrance: fetched('The ways to customer service'),
  fetchFlow: fetched('The code of the pages'),
  forgetSession: worked('Clearing the session'),
  getCoupons: fetched('The coupons'),
  getHomepageData: fetched('What home shows'),
  home: ran('Home'),
  keepSession: worked('Storing the login and fetching the person'),
  loadLimit: fetched('The limit, with applications and coupons'),
  loanStatusRouting: ran('The choice of the loan’s page'),
  login: ran('Logging in'),
  logOut: worked('Logging out'),
  mobileExists: fetched('The answer whether the mobile is known'),
  moneyAction: ran('Moving the money'),
  openMaintenance: worked('Asking the native app for its maintenance screen'),
  openNativePage: worked('Opening the native application'),
  orderProgress: ran('Following the order'),
  prepareAttempt: worked('Writing down the attempt'),
  previewAgreement: fetched('The agreement for this loan'),
  priceLoan: fetched('The price of the loan'),
  queryBorrowQuota: fetched('What can be borrowed'),
  queryCreditOrder: fetched('The credit order'),
  queryLoanOrderStatus: fetched('The loan’s status'),
  queryPendingRepayPlan: fetched('What is due'),
  queryRepayOrderDetail: fetched('The plan and what was paid'),
  querySubject: fetched('The order’s status'),
  readCooldown: fetched('How long no new code can be sent'),
  readLoginRecord: fetched('What was typed at login before'),
  readRemembered: fetched('What was left open before'),
  readStoredAgreement: fetched('The agreement kept on the phone'),
  reconcileMoney: fetched('The lender’s answer to “was it taken?”'),
  rejectGuide: fetched('The guide after a rejection'),
  repayment: ran('Repaying'),
  reportExpiredCredit: worked('Reporting the expired limit'),
  restoreSession: fetched('The answer whether somebody is logged in'),
  sendSmsCode: worked('Sending the code by SMS'),
  smsCode: ran('The code by SMS'),
  submitMoney: fetched('The lender’s answer to the attempt'),
  support: ran('Customer service'),
  watchAttempts: ran('The look-out for open attempts'),
};
