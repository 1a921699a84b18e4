import * as v from 'valibot';
import type { Model } from '../harness/model.ts';
import { agreementModel } from '../flows/agreement.model.ts';
import { borrowModel } from '../flows/borrow.model.ts';
import { homeModel } from '../flows/home.model.ts';
import { loginModel } from '../flows/login.model.ts';
import { orderProgressModel } from '../flows/order-progress.model.ts';
import { repaymentModel } from '../flows/repayment.model.ts';
import { supportModel } from '../flows/support.model.ts';
import type { Reach } from './reach.ts';

const broken = 'no reply makes a child machine break';
const unreadable = 'the phone always tells the page';
const slow = 'the client gives up after a minute of the page: its own tests hold that';
const repeated = 'a read is repeated before it fails, which takes time: the client’s own tests';
const raisesLogin = 'a session code raises login above the flow, which is the root’s own walk';
const likeExpired = 'to the flow it is what an expired session is';
const belowIt = 'customer service lies above login: who logs in again has left it';
const notForward = 'forward needs a page gone back from: journeys/back-and-forward';

/** What a call that reads ends with beside its answer, as far as no flow sees it alone. */
const unseen = (source: string) => ({
  [`${source}: network`]: repeated,
  [`${source}: timeout`]: slow,
  ...lostSession(source),
});

const lostSession = (source: string) => ({
  [`${source}: sessionEmpty`]: raisesLogin,
  [`${source}: sessionExpired`]: raisesLogin,
  [`${source}: sessionSqueezed`]: raisesLogin,
});

const notTheFlows = { 'nav.forward': notForward };

const checkLater = 'its button comes once the outcome is unknown: journeys/money-faults';

const NoIntent = v.object({ intent: v.null() });

/** An attempt that was found open is only asked about: nobody can refuse it any more. */
const neverRefused: Reach['never'] = {
  'an open attempt that is refused or not sent': {
    reason: 'an attempt that was found open is never sent again',
    is: (step, { snapshot }) =>
      step.type === 'settle' &&
      step.service === 'moneyAction' &&
      step.outcome !== 'done' &&
      step.outcome !== 'notTaken' &&
      step.outcome !== 'breaks' &&
      !v.is(NoIntent, snapshot.context),
  },
};

/**
 * Every machine that is walked in the browser, with what is left out there and why. Children
 * without screens of their own (credit check, routing, money, the code by SMS) are real there and
 * are led to their outcomes by answers to their own calls.
 */
export const browserWalks: readonly { model: Model; reach: Reach }[] = [
  {
    model: loginModel,
    reach: {
      outcomes: {
        'smsCode: breaks': broken,
        'mobileExists: network': repeated,
        'mobileExists: timeout': slow,
        'login: timeout': slow,
      },
      transitions: { 'login | xstate.error.actor.smsCode | 0': broken },
    },
  },
  {
    model: supportModel,
    reach: {
      events: { 'session.renewed': belowIt },
      outcomes: unseen('customerServiceEntrance'),
      transitions: { 'support.failed | session.renewed | 0': belowIt },
    },
  },
  {
    model: agreementModel,
    reach: {
      atOnce: ['readStoredAgreement'],
      outcomes: { 'readStoredAgreement: unreadable': unreadable },
      transitions: {
        'agreement.reading | xstate.error.actor.readStoredAgreement | 0': unreadable,
      },
    },
  },
  {
    model: homeModel,
    reach: {
      atOnce: ['openNativePage', 'reportExpiredCredit'],
      outcomes: {
        ...unseen('getHomepageData'),
        'openNativePage: unreadable': unreadable,
        'reportExpiredCredit: unreadable': unreadable,
        'creditCheck: breaks': broken,
        'loanStatusRouting: breaks': broken,
      },
      transitions: {
        'home.openingApplication | xstate.error.actor.openNativePage | 0': unreadable,
        'home.checkingCredit | xstate.error.actor.creditCheck | 0': broken,
        'home.reportingExpired | xstate.error.actor.reportExpiredCredit | 0': unreadable,
        'home.routingLoan | xstate.error.actor.loanStatusRouting | 0': broken,
      },
    },
  },
  {
    model: orderProgressModel,
    reach: {
      events: notTheFlows,
      outcomes: {
        'querySubject: network': repeated,
        'querySubject: timeout': slow,
        'querySubject: sessionEmpty': likeExpired,
        'querySubject: sessionSqueezed': likeExpired,
        ...unseen('rejectGuide'),
      },
      never: {
        'anything but logging in again, where login lies above': {
          reason: 'login hides the page until the same person is back',
          is: (step, { snapshot }) =>
            snapshot.matches({ following: { watch: 'signedOut' } }) &&
            !(step.type === 'user' && step.event.type === 'session.renewed'),
        },
      },
      transitions: {
        'orderProgress.following.watch.signedOut | retry.pressed | 0': raisesLogin,
        'orderProgress.following.stage.reviewing.summary | nav.forward | 0': notForward,
        'orderProgress.following.stage.rejected.summary | nav.forward | 0': notForward,
        'orderProgress.following.stage.lending.summary | nav.forward | 0': notForward,
      },
    },
  },
  {
    model: repaymentModel,
    reach: {
      events: { ...notTheFlows, 'check.requested': checkLater },
      outcomes: {
        ...unseen('queryPendingRepayPlan'),
        ...unseen('queryRepayOrderDetail'),
        'moneyAction: breaks': broken,
      },
      never: neverRefused,
      transitions: {
        'repayment.due | nav.forward | 0': notForward,
        'repayment.due | nav.forward | 1': notForward,
        'repayment.paying | check.requested | 0': checkLater,
        'repayment.paying | xstate.error.actor.moneyAction | 0': broken,
      },
    },
  },
  {
    model: borrowModel,
    reach: {
      atOnce: ['reportExpiredCredit'],
      events: { ...notTheFlows, 'check.requested': checkLater },
      outcomes: {
        ...unseen('loadLimit'),
        ...unseen('priceLoan'),
        ...unseen('previewAgreement'),
        'reportExpiredCredit: unreadable': unreadable,
        'creditCheck: breaks': broken,
        'loanStatusRouting: breaks': broken,
        'moneyAction: breaks': broken,
      },
      never: neverRefused,
      transitions: {
        'borrow.applying | check.requested | 0': checkLater,
        'borrow.applying | xstate.error.actor.moneyAction | 0': broken,
        'borrow.applying | xstate.error.actor.moneyAction | 1': broken,
        'borrow.confirm.checkingCredit | xstate.error.actor.creditCheck | 0': broken,
        'borrow.confirm.reportingExpired | xstate.error.actor.reportExpiredCredit | 0': unreadable,
        'borrow.confirm.reviewingTerms | nav.forward | 0': notForward,
        'borrow.limit | nav.forward | 0': notForward,
        'borrow.openingApplication | xstate.error.actor.loanStatusRouting | 0': broken,
        'borrow.quota.priced | nav.forward | 0': notForward,
      },
    },
  },
];
