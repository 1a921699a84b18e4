import * as v from 'valibot';
import type { AnyMachineSnapshot, ContextFrom } from 'xstate';
import { type FlowId, pageIds, pageRow } from '#domain/pages.ts';
import { flowIds, isFlowId, moneyFlowIds } from '#machines/flows.ts';
import { topInfoPage } from '#machines/root/context.ts';
import { rootModel } from '#machines/root/model.ts';
import type { rootMachine } from '#machines/root/root.machine.ts';
import { endsOf, type Step } from '#machines/walk/model.ts';
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

const Opens = v.object({ location: v.object({ page: v.picklist(pageIds) }) });

/** The pages to which home links. Login never has a link: the root refuses it while somebody is logged in. */
const linked: readonly string[] = ['coupons', 'records', 'setting', 'customerCenter', 'login'];

const endsOfFlow = (id: FlowId) => Object.entries(endsOf(rootModel, id, {}));

/** The pages that a start, a link or the end of a flow opens. */
const openedPages = new Set<string>([
  ...Object.values(rootModel.starts).map(({ location }) => location.page),
  ...linked,
  ...flowIds
    .flatMap(endsOfFlow)
    .flatMap(([, end]) =>
      'output' in end && v.is(Opens, end.output) ? end.output.location.page : [],
    ),
]);

/** The flows of these pages. */
const reached = new Set<string>(
  pageIds.filter((page) => openedPages.has(page)).map((page) => pageRow(page).flow),
);

/** The flows in the order in which the root's routing asks for them, after those that move money. */
const routed: readonly FlowId[] = flowIds.filter((id) => id !== 'home');

/** A row for each of the flows. */
const ofFlows = (ids: readonly FlowId[], nameOf: (id: FlowId) => string, reason: string) =>
  Object.fromEntries(ids.map((id) => [nameOf(id), reason]));

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
    'popups: limit': ownPopups,
    'popups: offerEnded': ownPopups,
    'openMaintenance: unreadable': unreadable,
    'borrow: review': 'to the root it is what an application is',
    'repayment: opensOther': 'repayment begins anew before anybody can look: journeys/loan-story',
    'accountDeletion: opens': ownJourney,
    'accountDeletion: deleted': ownJourney,
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
        step.type === 'settle' && isFlowId(step.service) && !snapshot.matches(atWork),
    },
    'a link that is not on screen': {
      reason: 'the links are those of home',
      is: (step, { snapshot }) =>
        sends(step, 'location.requested') &&
        (covered(snapshot) || reads(snapshot) || !snapshot.matches(atHome)),
    },
    'a page without a link at home': {
      reason: noLink,
      is: (step) =>
        step.type === 'user' &&
        v.is(Opens, step.event) &&
        sends(step, 'location.requested') &&
        !linked.includes(step.event.location.page),
    },
    'a machine that breaks': {
      reason: broken,
      is: (step) => step.type === 'settle' && step.outcome === 'breaks',
    },
    'a flow that the person leaves': {
      reason: backFirst,
      is: (step) =>
        step.type === 'settle' && isFlowId(step.service) && step.outcome.startsWith('left'),
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
    ...ofFlows(
      flowIds,
      (id) => `root.location.inFlow.${id} | xstate.error.actor.${id} | 0`,
      broken,
    ),
    ...ofFlows(
      flowIds.filter((id) => endsOfFlow(id).every(([name]) => /^(left|breaks)/.test(name))),
      (id) => `root.location.inFlow.${id} | xstate.done.actor.${id} | 0`,
      backFirst,
    ),
    ...ofFlows(
      flowIds.filter((id) => !reached.has(id)),
      (id) => `root.location.routing | always | ${moneyFlowIds.length + routed.indexOf(id)}`,
      noLink,
    ),
    'root | language.chosen | 0': oneLanguage,
    'root.maintenance.openingNative | xstate.error.actor.openMaintenance | 0': unreadable,
    'root.maintenance.shown | maintenance.announced | 0': noCall,
    'root.location | session.replaced | 0': another,
    'root.location.inFlow | nav.back | 0': backFirst,
    'root.location.inFlow | nav.forward | 0': notForward,
    'root.location.opening | session.lost | 0': toldAtOnce,
    'root.location.opening | person.changed | 0': lateShell,
    'root.location.opening.fetching | xstate.error.actor.fetchFlow | 0': codeComes,
    'root.location.opening.remembering | xstate.error.actor.readRemembered | 0': unreadable,
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
