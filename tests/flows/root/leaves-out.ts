import * as v from 'valibot';
import type { AnyMachineSnapshot, ContextFrom } from 'xstate';
import { pageIds } from '#domain/pages.ts';
import { isFlowId } from '#machines/flows.ts';
import { topInfoPage } from '#machines/root/context.ts';
import type { rootMachine } from '#machines/root/root.machine.ts';
import type { Step } from '#machines/walk/model.ts';
import type { Exclusions } from '#tests/model/browser/reasons.ts';
import { belowIt } from '#tests/model/browser/reasons.ts';

const firstOfTwo = 'which of two open attempts comes first is the root’s own walk';
const oneLanguage = 'the walk speaks one language: journeys/logging-out';
const noCall = 'a call of home tells of it: nobody makes one meanwhile';
const another = 'who logs in is said before that: the root’s own tests';
const whoMay = 'the borrower may stay unknown: the session is kept';
const noLink = 'no page has a link there; its address is a start';
const backFirst = 'leaving a flow is the root’s own back event first: journeys/back-and-forward';

const ownJourney = 'the end of an account: journeys/account-deletion';

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

const logInLater =
  'its button comes where the outcome of money can’t be asked about: journeys/money-unknown';
const ownPopups = 'the lender allows no popup here: their own walks, and journeys/popups';
const ownAttempts = 'nothing ends it but a deletion: its own walk';
const codeAtOnce = 'the code of the popups is there before a session can be lost';
const lateShell = 'the shell says it after the start: journeys/sessions';
const codeComes = 'code that does not come is asked for again, without an end: journeys/lazy-code';

const Opens = v.object({ location: v.object({ page: v.picklist(pageIds) }) });

/**
 * The pages to which home links. Login never has a link: the root refuses it while a borrower is
 * logged in.
 */
const linked: readonly string[] = ['coupons', 'records', 'setting', 'customerCenter', 'login'];

/** Exclusions of the root's walk in the browser. */
export const leavesOut: Exclusions = {
  events: {
    'login.requested': logInLater,
    'person.changed': lateShell,
    'language.chosen': oneLanguage,
  },
  outcomes: {
    'readLoginRecord: juan': 'what login starts with is its own walk',
    'keepSession: maria': another,
    'keepSession: malformed': whoMay,
    'findDeletion: deleted': ownJourney,
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
    'borrow: review': 'to the root it is what an application is',
    'repayment: opensOther':
      'repayment starts again before the page can be checked: journeys/loan-story',
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
      reason: 'a network error is shown once in ten seconds',
      is: (step, { snapshot }) =>
        sends(step, 'toast.raised') && !snapshot.matches({ toasts: 'quiet' }),
    },
  },
  behind: {
    'root.location | account.forgotten | 0': ownJourney,
    'root.infoPages | account.forgotten | 0': ownJourney,
    'root.toasts | account.forgotten | 0': ownJourney,
    'root.infoPages.helpCentre | session.renewed | 0': belowIt,
    'root.infoPages.permissions | session.renewed | 0': belowIt,
    'root.popups.atHome.fetching | xstate.done.actor.fetchPopups | 1': codeAtOnce,
    'root.session.losing | xstate.done.actor.forgetSession | 0': lateShell,
  },
};
