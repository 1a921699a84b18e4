import * as v from 'valibot';
import type { AnyMachineSnapshot, SnapshotFrom } from 'xstate';
import { pageIds } from '#domain/pages.ts';
import { isFlowId } from '#machines/flows.ts';
import { topInfoPage } from '#machines/root/layers.ts';
import type { rootMachine } from '#machines/root/root.machine.ts';
import type { Step } from '#machines/walk/model.ts';
import type { Exclusions } from '#tests/model/browser/reasons.ts';
import { belowIt } from '#tests/model/browser/reasons.ts';

const firstOfTwo = 'the order of two open attempts is covered by the root’s walk';
const oneLanguage = 'the walk uses one language: journeys/first-page';
const noCall = 'only a call of home reports it, and home makes none here';
const another = 'the earlier login call decides who logs in: covered by the root’s tests';
const whoMay = 'the session is kept even if the borrower is unknown';
const noLink = 'home has no link to this page; its address is a start of the model';
const backFirst = 'a borrower leaves a flow by the root’s back event: journeys/back-and-forward';

const ownJourney = 'covered by journeys/account-deletion';

const sends = (step: Step, type: string): boolean =>
  step.type === 'user' && step.event.type === type;

const atWork = { session: { signedIn: 'atWork' } } as const;
const atHome = { ...atWork, location: { inFlow: 'home' } } as const;
const Root = v.custom<SnapshotFrom<typeof rootMachine>>((value) => typeof value === 'object');

/** Another layer may cover the info page. */
const reads = (snapshot: AnyMachineSnapshot): boolean =>
  topInfoPage(v.parse(Root, snapshot)) !== undefined;
const covered = (snapshot: AnyMachineSnapshot): boolean =>
  snapshot.hasTag('loadingOverlay') ||
  snapshot.matches({ session: { signedIn: 'confirmingLogout' } }) ||
  !snapshot.matches({ maintenance: 'none' });

const logInLater =
  'its button appears only while an unknown outcome cannot be reconciled: covered by the walk of the screens';
const ownPopups = 'the lender’s config allows no popup in this walk: covered by their own walks';
const ownAttempts = 'only a deletion ends it: covered by the walk of attempts';
const ownOutcomes = 'the attempts actor reports it: covered by the walk of attempts';
const codeAtOnce = 'the code of the popups has loaded before a session can be lost';
const lateShell = 'the shell reports it after the start: journeys/sessions';
const codeComes = 'the app retries missing code without end: journeys/lazy-code';

const Opens = v.object({ location: v.object({ page: v.picklist(pageIds) }) });

/**
 * The pages to which home links, and login, which the root refuses while a borrower is logged in.
 */
const linked: readonly string[] = ['coupons', 'records', 'setting', 'customerCenter', 'login'];

export const leavesOut: Exclusions = {
  events: {
    'login.requested': logInLater,
    'person.changed': lateShell,
    'language.chosen': oneLanguage,
    'outcomes.changed': ownOutcomes,
  },
  outcomes: {
    'readLoginRecord: juan': 'covered by the walk of login',
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
    'borrow: review': 'the root handles it like an application',
    'repayment: opensOther':
      'repayment starts again before the page can be checked: covered by the root’s walk',
    'accountDeletion: opens': ownJourney,
    'accountDeletion: deleted': ownJourney,
  },
  never: {
    'back without an info page on top': {
      reason: 'the flow handles it at once; in the root’s plan these are separate steps',
      is: (step, { snapshot }) =>
        sends(step, 'nav.back') && (!reads(snapshot) || covered(snapshot)),
    },
    'a failed call while home is not on screen': {
      reason: noCall,
      is: (step, { snapshot }) =>
        (sends(step, 'toast.raised') || sends(step, 'maintenance.announced')) &&
        (covered(snapshot) || reads(snapshot) || !snapshot.matches(atHome)),
    },
    'the end of a flow below login': {
      reason: 'login covers the flow, so the borrower cannot use it',
      is: (step, { snapshot }) =>
        step.type === 'settle' && isFlowId(step.service) && !snapshot.matches(atWork),
    },
    'a link that is not on screen': {
      reason: 'the walk uses only the links of home',
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
    'a flow that the borrower leaves': {
      reason: backFirst,
      is: (step) =>
        step.type === 'settle' && isFlowId(step.service) && step.outcome.startsWith('left'),
    },
    'a login below an info page': {
      reason: 'an info page is above login, so back comes first',
      is: (step, { snapshot }) =>
        step.type === 'settle' && step.service === 'login' && reads(snapshot),
    },
    'the loss of a session before login': {
      reason: 'the call that detects it ends at the same moment',
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
