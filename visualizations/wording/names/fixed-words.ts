import { defaultTiming, settleTime } from '#machines/money-action/timing.ts';
import { durationOf } from '#machines/description/words.ts';

const { firstRecheck, longestRecheck } = defaultTiming;
const ours = durationOf(settleTime(defaultTiming, true));
const anothers = durationOf(settleTime(defaultTiming, false));

/** The length or the meaning of a delay, or what happens at its end. */
export const delayWords: Readonly<Record<string, string>> = {
  lookAgain: '30 seconds',
  fetchAgain: '30 seconds',
  tick: 'one second, or the remaining time if that is shorter',
  untilExpired: 'the number expires',
  untilTriedAgain: '20 seconds',
  untilNextLook: '30 seconds',
  untilOfferExpires: 'the day of the price is over',
  untilToldAgain: '30 seconds',
  untilSoon: '15 minutes before the number expires',
  pause: '5 seconds, growing to 60 seconds',
  payoutRepairTime: 'time to repair the payout',
  payoutTime: 'time that a payout takes',
  queueTime: 'time until the review begins',
  recheckDelay: `${durationOf(firstRecheck)}, doubling up to ${durationOf(longestRecheck)}`,
  reviewTime: 'time that a review takes',
  second: 'each second',
  settle: 'a pause in typing and sliding',
  settleTime: `${ours}, or ${anothers} where another page may still be sending`,
  toast: 'time that a message is shown',
  untilExpiry: 'the day of the price is over',
  rolloverTime: 'time that a rollover takes',
  untilReported: 'the channel reports to the lender',
  untilMidnight: 'midnight in Manila',
  untilOverdue: 'the next instalment is late',
};

export const tagWords: Readonly<Record<string, string>> = {
  busy: 'the page waits for a reply',
  loadingOverlay: 'the loading overlay covers the page',
  money: 'money is in flight, so nothing may interrupt it',
  question: 'a question lies above the page: back closes it',
  sending: 'this page is sending a request',
};

/** Words for events whose name alone is not clear. */
export const eventWords: Readonly<Record<string, string>> = {
  'lastKnown.changed': 'The last known amounts changed',
  'attempts.changed': 'The open attempts changed',
  'bindBankCard.given': 'Bank card given',
  'check.requested': 'Check again pressed',
  'code.ordered': 'A code is requested',
  'connection.restored': 'The connection is restored',
  'detail.opened': 'Details opened',
  'statement.opened': 'Statement of account opened',
  'certificate.opened': 'Certificate of full payment opened',
  'document.opened': 'Signed document opened',
  'export.requested': 'Copy of own data requested',
  'languages.opened': 'Language pressed',
  'page.opened': 'A row that opens a page is pressed',
  'themes.opened': 'Appearance pressed',
  'theme.chosen': 'Appearance chosen',
  'otherLoan.opened': 'The other order opened',
  'entry.changed': 'An entry is typed',
  'identityAuth.given': 'Proof of identity given',
  'location.requested': 'A page is requested',
  'page.refreshed': 'A refresh is requested',
  'page.shown': 'The page is visible again',
  'flow.entered': 'A flow became active',
  'flow.left': 'The active flow failed',
  'outcome.closed': 'The outcome of the money was read',
  'payment.posted': 'A payment arrives',
  'person.changed': 'The native app names another borrower',
  'plan.changed': 'A rollover postpones the plan',
  'balance.restructured': 'A new order takes over the balance',
  'number.replaced': 'A newer number is issued, or what the loan owes changes',
  'order.confirmed': 'The borrower agrees and confirms',
  'order.replaced': 'The other operation is started',
  'retry.pressed': 'Try again pressed',
  'session.lost': 'The session is lost',
  'session.renewed': 'The same borrower logged in again',
  'session.replaced': 'Another borrower logged in',
  'toast.raised': 'A message arrived',
};
