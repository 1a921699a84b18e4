import { creditStatus } from '#domain/credit-order.ts';
import type { Phase } from '#machines/order-progress/phase.ts';
import { flowText, pageText } from './outcomes.ts';
import {
  anyOf,
  creditsOf,
  creditStatusText,
  creditsWithLimit,
  loansOf,
  statusesOf,
} from './statuses.ts';
import { type Params, textIn, type Words } from './words-for.ts';

const { waitSubmit, reviewing, rejected } = creditStatus;

/** What people call the phases of an order. */
const phases: Readonly<Record<Phase, string>> = {
  reviewing: 'under approval',
  rejected: 'rejected',
  lending: 'on its way',
  disbursementFailed: 'paid out in vain',
  cancelled: 'cancelled',
  approved: 'approved',
  paidOut: 'paid out',
  elsewhere: 'something that other pages show',
};

const isPhase = (name: string): name is Phase => Object.hasOwn(phases, name);

function phaseText(params: Params): string {
  const phase = textIn(params, 'phase');
  if (!isPhase(phase)) return 'in this phase';
  return phase === 'elsewhere' ? phases[phase] : `${phases[phase]} (${statusesOf(phase)})`;
}

/** What people call the conditions; each reads on from "only if". */
export const guardWords: Readonly<Record<string, Words>> = {
  agreementRead: 'the agreement has been opened',
  agreementTicked: 'the agreement is ticked',
  allFilesThere: 'all files are there',
  applicationTaken: 'the application was taken',
  appOpened: 'the native app opened it',
  approved: `the credit order is approved (${creditsWithLimit()})`,
  approvedAndUploaded: `the credit order is approved (${creditsWithLimit()}), has not expired, and its files are there`,
  approvedButExpired: `the credit order is approved (${creditsWithLimit()}) and has expired`,
  asksForFlow: 'it leads to a page of a flow',
  asksForInfoPage: 'it leads to a page to read',
  asksForPublicInfoPage: 'it leads to a page to read that needs no login',
  attemptComesFirst: (params) =>
    `an open attempt in “${flowText(textIn(params, 'flow'))}” comes first`,
  borrowingClosed: 'nothing can be borrowed now',
  cameFromSummary: 'the person came from the summary',
  checkFailed: 'the check could not find out',
  checkLeadsToReview: 'the check leads to the review',
  checkPassed: 'the check was passed',
  choiceValid: 'this amount and term can be borrowed',
  closedMeanwhile: 'it was refused because nothing can be borrowed any more',
  codeComplete: 'the code is complete',
  cooledDown: 'a new code can be sent',
  countPossible: 'so many instalments are due',
  creditApplicable: 'a limit can be applied for, gone on with or renewed',
  creditExpiredOrAtRisk: 'the credit limit has expired or is at risk',
  creditRejected: `the credit order is rejected (${creditsOf('rejectDetails')})`,
  creditReplaced: 'the borrower has a newer credit order',
  creditUnderReview: `the credit order is under review (${creditsOf('reviewDetails')})`,
  creditworthy: 'the borrower is creditworthy',
  detailsOpen: 'the details are open',
  dueKnown: 'what is due is known',
  fieldRefused: 'the lender says that what was typed is wrong',
  firstChange: 'the credit order changed for the first time',
  flagged: 'the borrower is on a credit bureau’s list',
  flowOnTop: 'nothing lies above the flow',
  found: 'an agreement is kept',
  fromDetails: 'it is opened from a page of details',
  infoPageOnTop: 'a page to read is on top',
  late: 'an instalment is late',
  leadsToAgreement: 'it leads to the agreement',
  leadsToConfirm: 'it leads to confirming',
  leadsToDetail: 'it leads to the details of the repayment',
  leadsToFlow: 'it leads to a page of a flow',
  leadsToLendingDetails: 'it leads to the details of the payout',
  leadsToPlan: 'it leads to the plan',
  leadsToQuota: 'it leads to choosing the amount, and one can be borrowed',
  leadsToRejectDetails: 'it leads to the details of the rejection',
  leadsToReviewDetails: 'it leads to the details of the review',
  limitRuns: 'there is a limit, and it need not be renewed first',
  loanShown: 'the loan is shown',
  loginRefused: 'the lender refused it for another reason',
  logoutAsked: 'the person was asked',
  methodIs: 'it is the other way',
  mobileKnown: 'the mobile number is known',
  mobileValid: 'the mobile number is valid',
  neverPaidOut: 'the loan was never paid out',
  noInfoPages: 'no page to read is left',
  noOrder: 'there is no credit order',
  nothingOpens: 'the status opens no page',
  nothingSent: 'nothing was sent',
  nothingToCheck: 'there is nothing to check',
  offerIsForChoice: 'the price is for this very choice',
  onItsWay: `the status is ${loansOf('lendingDetails')}`,
  openAttemptFound: 'an attempt is open already',
  outcomeUnknown: (params) => {
    const flow = textIn(params, 'flow');
    return flow === '' ? 'an outcome is unknown' : `an outcome is unknown in “${flowText(flow)}”`;
  },
  pageIs: (params) => `“${pageText(textIn(params, 'page'))}” was asked for`,
  pageOpens: 'the status opens a page',
  paidBack: 'everything is paid back',
  passwordComplete: 'username and password are typed',
  passwordRemembered: 'the password was used last time',
  paymentTaken: 'the payment was taken',
  payoutRefused: 'the account did not take the money',
  phaseIs: (params) => `it is ${phaseText(params)}`,
  phaseLeft: (params) => `it is no longer ${phaseText(params)}`,
  refusedAsClosed: 'nothing can be borrowed now',
  rejected: `the status is ${loansOf('rejectDetails')}`,
  renewalNeeded: 'the limit has to be renewed first',
  requestedFlowIs: (params) => `a page of “${flowText(textIn(params, 'flow'))}” was asked for`,
  requestValid: 'there is an amount to pay, and a way',
  resumesAtConfirm: 'it goes on at confirming, with a choice that is possible',
  resumesAtQuota: 'it goes on at choosing the amount, and one can be borrowed',
  reviewWanted: 'what cannot be used leads to the review',
  sameOrder: 'it is still the same credit order',
  samePerson: 'it is the same person as before',
  serverAccepted: 'the lender took it',
  serverRefused: 'the lender refused it',
  serverTookIt: 'the lender took it',
  sessionFound: 'somebody is logged in',
  sessionGone: 'the session is lost',
  sessionRefused: 'the session was refused',
  shownNatively: 'the native app shows it',
  signedIn: 'somebody is logged in',
  someoneNamed: 'the phone names somebody',
  someoneBefore: 'somebody else was logged in before',
  somethingDue: 'something is due',
  submissionIncomplete: `the status is ${creditStatusText(waitSubmit)} and files are missing`,
  termsChanged: 'the terms have changed',
  termsKnown: 'price and agreement are there',
  toastWaiting: 'a short message waits',
  toBeRepaid: `the status is ${loansOf('repayDetail')}`,
  topIs: (params) => `“${pageText(textIn(params, 'page'))}” is on top`,
  underReview: `the status is ${loansOf('reviewDetails')}`,
  underReviewOrRejected: `the status is ${anyOf([reviewing, rejected].map(creditStatusText))}`,
};
