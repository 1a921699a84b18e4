import { defaultTiming, settleTime } from '#machines/money-action/timing.ts';
import { durationOf } from '#machines/description/words.ts';

const { firstRecheck, longestRecheck } = defaultTiming;
const ours = durationOf(settleTime(defaultTiming, true));
const anothers = durationOf(settleTime(defaultTiming, false));

/** Plain words for delays. For a variable delay, the words say what it depends on. */
export const delayWords: Readonly<Record<string, string>> = {
  lookAgain: '30 seconds',
  fetchAgain: '30 seconds',
  tick: 'a second, or what is left of it',
  untilExpired: 'the number expires',
  untilTriedAgain: '20 seconds',
  untilNextLook: '30 seconds',
  untilOfferExpires: 'the day of the price is over',
  untilToldAgain: '30 seconds',
  untilSoon: '15 minutes before the number expires',
  pause: '5 seconds, growing to 60 seconds',
  payoutRepairTime: 'time to mend the payout',
  payoutTime: 'time that a payout takes',
  queueTime: 'time until the review begins',
  recheckDelay: `${durationOf(firstRecheck)}, doubling up to ${durationOf(longestRecheck)}`,
  reviewTime: 'time that a review takes',
  second: 'one by one',
  settle: 'typing and sliding come to rest',
  settleTime: `${ours}, or ${anothers} where another page may still be sending`,
  toast: 'time that a short message stays',
  untilExpiry: 'the day of the price is over',
  rolloverTime: 'time that a rollover takes',
  verifyingTime: 'time to verify the borrower',
  applyingTime: 'time to look at the new plan',
  generatingTime: 'time to make the new order',
  untilReported: 'the channel tells the lender',
  untilMidnight: 'midnight in Manila',
  untilOverdue: 'the next instalment is late',
};

/** Plain words for the tags of states. */
export const tagWords: Readonly<Record<string, string>> = {
  busy: 'the screen waits',
  loadingOverlay: 'a loading sign covers the page',
  money: 'money is under way: nothing may interrupt',
  question: 'a question lies above the page: back closes it',
  sending: 'something of ours is being sent',
};
