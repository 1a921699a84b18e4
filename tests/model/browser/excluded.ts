import * as v from 'valibot';
import type { AnyMachineSnapshot, ContextFrom } from 'xstate';
import type { rootMachine } from '#machines/root/root.machine.ts';
import { topInfoPage } from '#machines/root/context.ts';
import type { Model, Step } from '../harness/model.ts';
import { agreementModel } from '../flows/agreement.model.ts';
import { borrowModel } from '../flows/borrow.model.ts';
import { homeModel } from '../flows/home.model.ts';
import { loginModel } from '../flows/login.model.ts';
import { orderProgressModel } from '../flows/order-progress.model.ts';
import { repaymentModel } from '../flows/repayment.model.ts';
import { rootModel } from '../flows/root.model.ts';
import { supportModel } from '../flows/support.model.ts';
import type { Reach } from './reach.ts';

const broken = 'no reply makes a child machine break';
const unreadable = 'the phone always tells the page';
const slow = 'the client gives up after a minute of the page: its own tests hold that';
const repeated = 'a read is repeated before it fails, which takes time: the client’s own tests';
const raisesLogin = 'a session code raises login above the flow, which is the root’s own walk';
const likeExpired = 'to the flow it is what an expired session is';
const belowIt = 'customer service lies above login: who logs in again has left it';
const twoAnswers =
  'the real credit check asks twice for it: its own walk, and the unit tests of both';
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

const oneLanguage = 'the walk speaks one language: journeys/logging-out';
const noCall = 'a call of home tells of it: nobody makes one meanwhile';
const another = 'who logs in is said before that: the root’s own tests';
const whoMay = 'who it is may stay unknown: the session is kept';
const toldAtOnce = 'the root is told of the loss at once with it: journeys/sessions';
const backKey = 'the question has no way back of its own but yes and no';
const noLink = 'no page has a link there; its address is a start';
const backFirst = 'leaving a flow is the root’s own back event first: journeys/back-and-forward';

/** A call whose failure is not fatal: what is not known is fetched another time. */
const anyway = (source: string) =>
  Object.fromEntries(
    ['network', 'timeout', 'malformed'].map((kind) => [`${source}: ${kind}`, whoMay]),
  );

/** A call whose session code reaches the root by itself, too. */
const alsoLost = (source: string) =>
  Object.fromEntries(
    ['sessionEmpty', 'sessionExpired', 'sessionSqueezed'].map((kind) => [
      `${source}: ${kind}`,
      toldAtOnce,
    ]),
  );

const sends = (step: Step, type: string): boolean =>
  step.type === 'user' && step.event.type === type;

const atWork = { session: { signedIn: 'atWork' } } as const;
const atHome = { ...atWork, location: { inFlow: 'home' } } as const;
const RootContext = v.custom<ContextFrom<typeof rootMachine>>((value) => typeof value === 'object');

/** Whether a page to read is on top, and whether nothing lies over it. */
const reads = ({ context }: AnyMachineSnapshot): boolean =>
  topInfoPage(v.parse(RootContext, context)) !== undefined;
const covered = (snapshot: AnyMachineSnapshot): boolean =>
  snapshot.hasTag('loadingOverlay') ||
  snapshot.matches({ session: { signedIn: 'confirmingLogout' } }) ||
  snapshot.matches({ maintenance: 'shown' });

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
      synchronous: ['readStoredAgreement'],
      outcomes: { 'readStoredAgreement: unreadable': unreadable },
      transitions: {
        'agreement.reading | xstate.error.actor.readStoredAgreement | 0': unreadable,
      },
    },
  },
  {
    model: homeModel,
    reach: {
      synchronous: ['openNativePage', 'reportExpiredCredit'],
      outcomes: {
        ...unseen('getHomepageData'),
        'openNativePage: unreadable': unreadable,
        'reportExpiredCredit: unreadable': unreadable,
        'creditCheck: breaks': broken,
        'creditCheck: replaced': twoAnswers,
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
        'orderProgress.following.phase.reviewing.summary | nav.forward | 0': notForward,
        'orderProgress.following.phase.rejected.summary | nav.forward | 0': notForward,
        'orderProgress.following.phase.lending.summary | nav.forward | 0': notForward,
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
      synchronous: ['reportExpiredCredit'],
      events: { ...notTheFlows, 'check.requested': checkLater },
      outcomes: {
        ...unseen('loadLimit'),
        ...unseen('priceLoan'),
        ...unseen('previewAgreement'),
        'reportExpiredCredit: unreadable': unreadable,
        'creditCheck: breaks': broken,
        'creditCheck: replaced': twoAnswers,
        'loanStatusRouting: breaks': broken,
        'moneyAction: breaks': broken,
      },
      never: neverRefused,
      transitions: {
        'borrow.applying | check.requested | 0': checkLater,
        'borrow.applying | xstate.error.actor.moneyAction | 0': broken,
        'borrow.applying | xstate.error.actor.moneyAction | 1': broken,
        'borrow.confirm.checkingCredit | xstate.done.actor.creditCheck | 0': twoAnswers,
        'borrow.confirm.checkingCredit | xstate.error.actor.creditCheck | 0': broken,
        'borrow.confirm.reportingExpired | xstate.error.actor.reportExpiredCredit | 0': unreadable,
        'borrow.confirm.reviewingTerms | nav.forward | 0': notForward,
        'borrow.limit | nav.forward | 0': notForward,
        'borrow.openingApplication | xstate.error.actor.loanStatusRouting | 0': broken,
        'borrow.quota.priced | nav.forward | 0': notForward,
      },
    },
  },
  {
    model: rootModel,
    reach: {
      synchronous: ['readLoginRecord', 'forgetSession', 'logOut', 'readRemembered'],
      events: {
        ...notTheFlows,
        'location.requested {"location":{"page":"limit","query":{}}}': noLink,
        'location.requested {"location":{"page":"agreement","query":{}}}': noLink,
        'language.chosen': oneLanguage,
      },
      outcomes: {
        'restoreSession: unreadable': unreadable,
        'readLoginRecord: juan': 'what login starts with is its own walk',
        'readLoginRecord: unreadable': unreadable,
        'keepSession: maria': another,
        ...anyway('keepSession'),
        ...alsoLost('keepSession'),
        'forgetSession: unreadable': unreadable,
        'logOut: unreadable': unreadable,
        'readRemembered: unreadable': unreadable,
        'openMaintenance: unreadable': unreadable,
        'login: breaks': broken,
        'home: breaks': broken,
        'borrow: breaks': broken,
        'borrow: left': backFirst,
        'borrow: review': 'to the root it is what an application is',
        'orderProgress: breaks': broken,
        'orderProgress: left': backFirst,
        'repayment: breaks': broken,
        'repayment: left': backFirst,
        'support: breaks': broken,
        'agreement: breaks': broken,
      },
      never: {
        'back, where no page to read lies on top': {
          reason: 'a flow answers it at once, which the root’s plan has apart',
          is: (step, { snapshot }) =>
            sends(step, 'nav.back') && (!reads(snapshot) || covered(snapshot)),
        },
        'a call that fails, where home is not on screen': {
          reason: noCall,
          is: (step, { snapshot }) =>
            (sends(step, 'toast.raised') || sends(step, 'maintenance.announced')) &&
            (covered(snapshot) || reads(snapshot) || !snapshot.matches(atHome)),
        },
        'a flow that moves on below login': {
          reason: 'nobody can use what login hides',
          is: (step, { snapshot }) =>
            step.type === 'settle' &&
            ['home', 'borrow', 'orderProgress'].includes(step.service) &&
            !snapshot.matches(atWork),
        },
        'a link that is not on screen': {
          reason: 'the links are those of home',
          is: (step, { snapshot }) =>
            sends(step, 'location.requested') &&
            (covered(snapshot) || reads(snapshot) || !snapshot.matches(atHome)),
        },
        'an order that is not looked at': {
          reason: 'it is not asked about while the page is hidden: its own walk',
          is: (step, { snapshot }) => sends(step, 'page.hidden') && !snapshot.matches(atHome),
        },
        'logging in below a page to read': {
          reason: 'a public page lies above login: back comes first',
          is: (step, { snapshot }) =>
            step.type === 'settle' && step.service === 'login' && reads(snapshot),
        },
        'a session that is lost before it is there': {
          reason: 'comes with the end of the call that it is found out by, at once',
          is: (step, { snapshot }) =>
            sends(step, 'session.lost') && !snapshot.matches({ session: 'signedIn' }),
        },
        'two toasts at once': {
          reason: 'a failed line is told of once in ten seconds',
          is: (step, { snapshot }) =>
            sends(step, 'toast.raised') && !snapshot.matches({ toasts: 'quiet' }),
        },
      },
      transitions: {
        'root | language.chosen | 0': oneLanguage,
        'root.maintenance.openingNative | xstate.error.actor.openMaintenance | 0': unreadable,
        'root.maintenance.shown | maintenance.announced | 0': noCall,
        'root.location | location.requested | 0': noLink,
        'root.location | session.replaced | 0': another,
        'root.location.inFlow | nav.back | 0': backFirst,
        'root.location.inFlow | nav.forward | 0': notForward,
        'root.location.inFlow.borrow | xstate.error.actor.borrow | 0': broken,
        'root.location.inFlow.home | xstate.error.actor.home | 0': broken,
        'root.location.inFlow.orderProgress | xstate.error.actor.orderProgress | 0': broken,
        'root.location.inFlow.repayment | xstate.done.actor.repayment | 0': backFirst,
        'root.location.inFlow.repayment | xstate.error.actor.repayment | 0': broken,
        'root.location.opening.remembering | xstate.error.actor.readRemembered | 0': unreadable,
        'root.infoPages | nav.forward | 0': notForward,
        'root.infoPages | location.requested | 1': noLink,
        'root.infoPages | session.replaced | 0': another,
        'root.infoPages.agreement | xstate.error.actor.agreement | 0': broken,
        'root.infoPages.support | session.renewed | 0': belowIt,
        'root.infoPages.support | xstate.error.actor.support | 0': broken,
        'root.session.loggingOut | xstate.error.actor.logOut | 0': unreadable,
        'root.session.losing | xstate.error.actor.forgetSession | 0': unreadable,
        'root.session.restoring | session.lost | 0': toldAtOnce,
        'root.session.restoring | xstate.error.actor.restoreSession | 0': toldAtOnce,
        'root.session.signedIn.confirmingLogout | nav.back | 0': backKey,
        'root.session.signedOut | xstate.error.actor.readLoginRecord | 0': unreadable,
        'root.session.signingIn.askingWho | xstate.error.actor.login | 0': broken,
        'root.session.signingIn.broken | location.requested | 0': broken,
        'root.session.signingIn.welcoming | session.lost | 0': toldAtOnce,
        'root.session.signingIn.welcoming | xstate.done.actor.keepSession | 1': another,
        'root.session.signingIn.welcoming | xstate.error.actor.keepSession | 0': toldAtOnce,
        'root.session.signingIn.welcoming | xstate.error.actor.keepSession | 1': whoMay,
      },
    },
  },
];
