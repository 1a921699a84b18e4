import * as v from 'valibot';
import type { AnyMachineSnapshot, ContextFrom } from 'xstate';
import { topInfoPage } from '#machines/root/context.ts';
import type { rootMachine } from '#machines/root/root.machine.ts';
import type { Step } from '#machines/walk/model.ts';
import type { Reach } from '#tests/model/browser/reach.ts';
import {
  belowIt,
  broken,
  notForward,
  notTheFlows,
  unreadable,
} from '#tests/model/browser/reasons.ts';

const firstOfTwo = 'which of two open attempts comes first is the root’s own walk';
const oneLanguage = 'the walk speaks one language: journeys/logging-out';
const noCall = 'a call of home tells of it: nobody makes one meanwhile';
const another = 'who logs in is said before that: the root’s own tests';
const whoMay = 'who it is may stay unknown: the session is kept';
const toldAtOnce = 'the root is told of the loss at once with it: journeys/sessions';
const backKey = 'the question has no way back of its own but yes and no';
const noLink = 'no page has a link there; its address is a start';
const backFirst = 'leaving a flow is the root’s own back event first: journeys/back-and-forward';

const ownJourney = 'the end of an account: journeys/account-deletion';

/** A call whose failure is not fatal; its data are loaded later. */
const anyway = (source: string) =>
  Object.fromEntries(
    ['network', 'timeout', 'malformed'].map((kind) => [`${source}: ${kind}`, whoMay]),
  );

/** A call whose session error code also reaches the root directly. */
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

/** Whether an info page is on top without a layer above it. */
const reads = ({ context }: AnyMachineSnapshot): boolean =>
  topInfoPage(v.parse(RootContext, context)) !== undefined;
const covered = (snapshot: AnyMachineSnapshot): boolean =>
  snapshot.hasTag('loadingOverlay') ||
  snapshot.matches({ session: { signedIn: 'confirmingLogout' } }) ||
  snapshot.matches({ maintenance: 'shown' });

const articleFirst = 'login is asked for from an article, and leads back to it: journeys/help';
const logInLater =
  'its button comes where the outcome of money can’t be asked about: journeys/money-unknown';
const ownPopups = 'the lender allows no popup here: their own walks, and journeys/popups';
const ownAttempts = 'nothing ends it but a deletion: its own walk';
const codeAtOnce = 'the code of the popups is there before a session can be lost';
const lateShell = 'the shell says it after the start: journeys/sessions';
const codeComes = 'code that does not come is asked for again, without an end: journeys/lazy-code';

/** What the walk in the browser leaves out of this machine, and why. */
export const exclusions: Reach = {
  synchronous: [
    'readLoginRecord',
    'forgetSession',
    'logOut',
    'findDeletion',
    'readRemembered',
    'fetchFlow',
    'fetchPopups',
    'fetchAttempts',
    'fetchInfoPages',
    'popups',
  ],
  events: {
    ...notTheFlows,
    'login.requested': logInLater,
    'person.changed': lateShell,
    'location.requested {"location":{"page":"limit","query":{}}}': noLink,
    'location.requested {"location":{"page":"repayOffline","query":{"loanOrderId":"loan-1"}}}':
      noLink,
    'location.requested {"location":{"page":"restructureDescribe","query":{"restructureOrderId":"restructure-1"}}}':
      noLink,
    'location.requested {"location":{"page":"rolloverDescribe","query":{"deferralOrderId":"deferral-1"}}}':
      noLink,
    'location.requested {"location":{"page":"smsVerification","query":{}}}': noLink,
    'location.requested {"location":{"page":"accountDelete","query":{}}}': noLink,
    'location.requested {"location":{"page":"permissions","query":{}}}': noLink,
    'location.requested {"location":{"page":"service","query":{}}}': noLink,
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
    'findDeletion: deleted': ownJourney,
    'findDeletion: network': ownJourney,
    'readRemembered: unreadable': unreadable,
    'readRemembered: both': firstOfTwo,
    'readRemembered: repaymentToo': firstOfTwo,
    'readRemembered: restructureToo': firstOfTwo,
    'fetchFlow: failed': codeComes,
    'fetchPopups: failed': codeComes,
    'fetchInfoPages: failed': codeComes,
    'fetchAttempts: failed': codeComes,
    'attempts: accountEnded': ownAttempts,
    'attempts: breaks': broken,
    'popups: limit': ownPopups,
    'popups: offerEnded': ownPopups,
    'popups: breaks': broken,
    'openMaintenance: unreadable': unreadable,
    'login: breaks': broken,
    'home: breaks': broken,
    'borrow: breaks': broken,
    'borrow: left': backFirst,
    'borrow: review': 'to the root it is what an application is',
    'orderProgress: breaks': broken,
    'orderProgress: left': backFirst,
    'repayment: breaks': broken,
    'repayment: opensOther': 'repayment begins anew before anybody can look: journeys/loan-story',
    'repayment: left': backFirst,
    'restructure: breaks': broken,
    'restructure: left': backFirst,
    'restructure: leftUnknown': backFirst,
    'coupons: breaks': broken,
    'coupons: left': backFirst,
    'feedbackTickets: breaks': broken,
    'feedbackTickets: left': backFirst,
    'profile: breaks': broken,
    'profile: left': backFirst,
    'records: breaks': broken,
    'records: left': backFirst,
    'bankCardChange: breaks': broken,
    'bankCardChange: left': backFirst,
    'bankCardChange: leftToOrder': backFirst,
    'accountDeletion: breaks': broken,
    'accountDeletion: left': backFirst,
    'accountDeletion: opens': ownJourney,
    'accountDeletion: deleted': ownJourney,
    'rollover: breaks': broken,
    'rollover: left': backFirst,
    'rollover: leftUnknown': backFirst,
    'operationSuccess: breaks': broken,
    'operationSuccess: left': backFirst,
    'helpCentre: breaks': broken,
    'permissions: breaks': broken,
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
        [
          'home',
          'borrow',
          'orderProgress',
          'repayment',
          'coupons',
          'offlinePayment',
          'operationSuccess',
          'rollover',
          'bankCardChange',
          'accountDeletion',
          'feedbackTickets',
          'records',
          'profile',
          'restructure',
        ].includes(step.service) &&
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
    'root.location | session.replaced | 0': another,
    'root.location.inFlow | nav.back | 0': backFirst,
    'root.location.inFlow | nav.forward | 0': notForward,
    'root.location.inFlow.bankCardChange | xstate.done.actor.bankCardChange | 0': backFirst,
    'root.location.inFlow.bankCardChange | xstate.error.actor.bankCardChange | 0': broken,
    'root.location.inFlow.borrow | xstate.error.actor.borrow | 0': broken,
    'root.location.inFlow.coupons | xstate.done.actor.coupons | 0': backFirst,
    'root.location.inFlow.coupons | xstate.error.actor.coupons | 0': broken,
    'root.location.inFlow.feedbackTickets | xstate.done.actor.feedbackTickets | 0': backFirst,
    'root.location.inFlow.feedbackTickets | xstate.error.actor.feedbackTickets | 0': broken,
    'root.location.inFlow.home | xstate.error.actor.home | 0': broken,
    'root.location.inFlow.offlinePayment | xstate.done.actor.offlinePayment | 0': backFirst,
    'root.location.inFlow.offlinePayment | xstate.error.actor.offlinePayment | 0': broken,
    'root.location.inFlow.operationSuccess | xstate.error.actor.operationSuccess | 0': broken,
    'root.location.inFlow.orderProgress | xstate.error.actor.orderProgress | 0': broken,
    'root.location.inFlow.profile | xstate.error.actor.profile | 0': broken,
    'root.location.inFlow.records | xstate.error.actor.records | 0': broken,
    'root.location.inFlow.restructure | xstate.error.actor.restructure | 0': broken,
    'root.location.inFlow.rollover | xstate.error.actor.rollover | 0': broken,
    'root.location.inFlow.repayment | xstate.error.actor.repayment | 0': broken,
    'root.location.opening | session.lost | 0': toldAtOnce,
    'root.location.opening | person.changed | 0': lateShell,
    'root.location.opening.fetching | xstate.error.actor.fetchFlow | 0': codeComes,
    'root.location.opening.remembering | xstate.error.actor.readRemembered | 0': unreadable,
    'root.location.routing | always | 11': noLink,
    'root.location.routing | always | 12': noLink,
    'root.location.routing | always | 14': noLink,
    'root.location.routing | always | 16': noLink,
    'root.location.routing | always | 17': noLink,
    'root.location | account.deleted | 0': ownJourney,
    'root.location | account.forgotten | 0': ownJourney,
    'root.attempts.present.fetching | xstate.error.actor.fetchAttempts | 0': codeComes,
    'root.attempts.present.running | xstate.done.actor.attempts | 0': ownAttempts,
    'root.attempts.present.running | xstate.error.actor.attempts | 0': broken,
    'root.attempts.present.failed | flow.entered | 0': codeComes,
    'root.attempts.present.failed | page.shown | 0': codeComes,
    'root.attempts.present.failed | connection.restored | 0': codeComes,
    'root.attempts.present.failed | xstate.after.fetchAgain.root.attempts.present.failed | 0':
      codeComes,
    'root.attempts.present.running | flow.left | 0': broken,
    'root.location.inFlow.accountDeletion | xstate.done.actor.accountDeletion | 0': ownJourney,
    'root.location.inFlow.accountDeletion | xstate.done.actor.accountDeletion | 1': backFirst,
    'root.location.inFlow.accountDeletion | xstate.error.actor.accountDeletion | 0': broken,
    'root.infoPages | account.forgotten | 0': ownJourney,
    'root.toasts | account.forgotten | 0': ownJourney,
    'root.session | account.deleted | 0': ownJourney,
    'root.session.findingDeletion | xstate.done.actor.findDeletion | 0': ownJourney,
    'root.session.findingDeletion | xstate.error.actor.findDeletion | 0': ownJourney,
    'root.session.forgettingAccount | xstate.done.actor.forgetAccount | 0': ownJourney,
    'root.session.forgettingAccount | xstate.error.actor.forgetAccount | 0': ownJourney,
    'root.infoPages | nav.forward | 0': notForward,
    'root.infoPages | session.replaced | 0': another,
    'root.infoPages.choosing | xstate.error.actor.fetchInfoPages | 0': codeComes,
    'root.infoPages.agreement | xstate.error.actor.agreement | 0': broken,
    'root.infoPages.belowLogin | always | 0': articleFirst,
    'root.infoPages.belowLogin | nav.back | 0': articleFirst,
    'root.infoPages.helpCentre | login.requested | 0': articleFirst,
    'root.infoPages.permissions | session.renewed | 0': belowIt,
    'root.infoPages.permissions | xstate.error.actor.permissions | 0': broken,
    'root.infoPages.helpCentre | session.renewed | 0': belowIt,
    'root.infoPages.helpCentre | xstate.error.actor.helpCentre | 0': broken,
    'root.popups.atHome.fetching | xstate.done.actor.fetchPopups | 1': codeAtOnce,
    'root.popups.atHome.fetching | xstate.error.actor.fetchPopups | 0': codeComes,
    'root.popups.atHome.open | nav.back | 0': ownPopups,
    'root.popups.atHome.open | xstate.done.actor.popups | 0': ownPopups,
    'root.popups.atHome.open | xstate.done.actor.popups | 1': ownPopups,
    'root.popups.atHome.open | xstate.error.actor.popups | 0': broken,
    'root.session.loggingOut | xstate.error.actor.logOut | 0': unreadable,
    'root.session.signedIn | person.changed | 0': lateShell,
    'root.session.losing | xstate.done.actor.forgetSession | 0': lateShell,
    'root.session.losing | xstate.error.actor.forgetSession | 0': unreadable,
    'root.session.restoring | session.lost | 0': toldAtOnce,
    'root.session.restoring | xstate.error.actor.restoreSession | 0': toldAtOnce,
    'root.location.opening | login.requested | 0': logInLater,
    'root.session.signedIn.atWork | login.requested | 0': logInLater,
    'root.session.signedIn.confirmingLogout | nav.back | 0': backKey,
    'root.session.signedOut | xstate.error.actor.readLoginRecord | 0': unreadable,
    'root.session.signingIn.askingWho | xstate.error.actor.login | 0': broken,
    'root.session.signingIn.broken | location.requested | 0': broken,
    'root.session.signingIn.welcoming | session.lost | 0': toldAtOnce,
    'root.session.signingIn.welcoming | xstate.done.actor.keepSession | 1': another,
    'root.session.signingIn.welcoming | xstate.error.actor.keepSession | 0': toldAtOnce,
    'root.session.signingIn.welcoming | xstate.error.actor.keepSession | 1': whoMay,
  },
};
