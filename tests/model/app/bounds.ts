import { movesMoney } from '#app/store.ts';
import { type RootSnapshot, selectLayer, selectLocation } from '#machines/root/location.ts';
import { isOfPopup, popupRuns } from './popups.ts';
import type { AppStep } from './steps.ts';

/** The calls that lead into a flow. */
const opens = ['readRemembered', 'fetchFlow'];

/** How the calls of an interruption end while a flow lies below; and what becomes of money there. */
const endsAbove: Record<string, readonly string[]> = {
  restoreSession: ['juan', 'nobody'],
  forgetSession: ['done'],
  forgetAccount: ['done'],
  logOut: ['done'],
  readLoginRecord: ['stored'],
  login: ['juan', 'maria'],
  keepSession: ['kept'],
  openMaintenance: ['opened', 'noApp'],
  customerServiceEntrance: ['ways'],
  readStoredAgreement: ['kept', 'none'],
  readCreditAndLoans: ['known', 'network'],
  prepareAttempt: ['read', 'network'],
  submitMoney: ['ok', 'refused', 'network'],
  reconcileMoney: ['taken', 'notTaken', 'network'],
  closeIntent: ['done'],
};

/** Articles are read and voted on above home; above other flows they are the same. */
const isListedAboveHome = (step: AppStep, { context }: RootSnapshot): boolean =>
  step.do === 'end' &&
  step.port === 'listQuestion' &&
  step.how === 'listed' &&
  context.activeFlow === 'home';

const isEndAbove = ({ port, how }: { port: string; how: string }): boolean =>
  endsAbove[port]?.includes(how) ?? false;

/** The first visit: nobody was here, nothing is asked for, and the form of login is all there is. */
const isFirstVisit = ({ context }: RootSnapshot): boolean =>
  context.lastUserKey === null &&
  context.infoPages.length === 0 &&
  context.requested.page === 'home';

const isLoginUntouched = ({ children: { login } }: RootSnapshot): boolean => {
  const entries = login?.getSnapshot().context.entries;
  return !entries || Object.values(entries).every((text) => text === '');
};

/** Login again: straight, without a detour. */
function isStraightLogin(step: AppStep): boolean {
  switch (step.do) {
    case 'signIn':
      return true;
    case 'end':
      return isEndAbove(step);
    default:
      return false;
  }
}

const moneyPorts = ['prepareAttempt', 'submitMoney', 'reconcileMoney', 'closeIntent'];

/** What ends an interruption that is no login: going back, and losing the session meanwhile. */
function endsInfoPages(step: AppStep): boolean {
  switch (step.do) {
    case 'tap':
      return step.tap.event.type === 'retry.pressed';
    case 'request':
      return (
        step.request.type === 'nav.back' ||
        (step.request.type === 'location.requested' && step.request.location.page === 'home')
      );
    case 'answer':
      return true;
    case 'browser':
      return step.moves.length === 1 && step.moves[0] === -1;
    case 'end':
      return isEndAbove(step) && !moneyPorts.includes(step.port);
    case 'platform':
      return step.what === 'refreshed';
    default:
      return false;
  }
}

const asksToLogIn = (step: AppStep): boolean =>
  step.do === 'request' && step.request.type === 'login.requested';

/** Another person's app is walked no further: it is like the first one's. */
export const isAnothers = ({ context }: RootSnapshot): boolean => context.lastUserKey === 'maria';

/** What leads to the same from everywhere: what lays something above the flow, and other links. */
const leadsToTheSame = (step: AppStep): boolean =>
  (step.do === 'platform' &&
    ['sessionLost', 'loggedOutElsewhere', 'othersElsewhere', 'maintenance'].includes(step.what)) ||
  (step.do === 'end' && step.how.startsWith('session')) ||
  (step.do === 'request' &&
    ['location.requested', 'logout.requested', 'login.requested'].includes(step.request.type));

/**
 * Which steps the walk over all states tries in a state: every one, as long as nothing lies above
 * the flow. Above it, only what ends the interruption; and what leads to the same from everywhere,
 * once a page. (From every state, interruptions have a test of their own; the long random walks
 * know no bounds.)
 */
export function createBounds(): (snapshot: RootSnapshot, steps: readonly AppStep[]) => AppStep[] {
  const tried = new Set<string>();
  function isNew(step: AppStep, snapshot: RootSnapshot): boolean {
    const name = JSON.stringify([
      step,
      selectLocation(snapshot)?.page,
      movesMoney(snapshot),
      popupRuns(snapshot),
    ]);
    const known = tried.has(name);
    tried.add(name);
    return !known;
  }
  function isTried(step: AppStep, snapshot: RootSnapshot): boolean {
    const { context } = snapshot;
    // Without a line the app is as with one, but that no money is sent.
    if (snapshot.matches({ line: 'offline' })) {
      return step.do === 'platform' && step.what === 'online';
    }
    if (step.do === 'platform' && step.what === 'offline') {
      return selectLocation(snapshot)?.page === 'home' && isNew(step, snapshot);
    }
    if (!snapshot.matches({ maintenance: 'none' })) {
      return step.do === 'answer' || (step.do === 'end' && step.port === 'openMaintenance');
    }
    const signedIn = snapshot.matches({ session: 'signedIn' });
    const infoPageOnTop = selectLayer(snapshot) === 'info';
    if (!signedIn && !infoPageOnTop && !isFirstVisit(snapshot)) return isStraightLogin(step);
    if (isAnothers(snapshot)) return step.do === 'end' && opens.includes(step.port);
    if (context.infoPages.length > 0) {
      // The first time that it does something counts.
      const isAsked =
        snapshot.matches({ session: 'signingIn' }) || snapshot.matches({ location: 'opening' });
      if (asksToLogIn(step) && !isAsked) return false;
      if (isListedAboveHome(step, snapshot)) return true;
      return endsInfoPages(step) || isNew(step, snapshot);
    }
    // A visit's popup is seen through first: home is the same without it.
    if (popupRuns(snapshot)) return isOfPopup(step) || isNew(step, snapshot);
    if (snapshot.matches({ location: 'opening' }) && step.do !== 'end')
      return isNew(step, snapshot);
    if (context.logoutAsked) return step.do === 'answer' || isNew(step, snapshot);
    if (step.do === 'signIn') return false;
    if (leadsToTheSame(step)) return isLoginUntouched(snapshot) && isNew(step, snapshot);
    if (isLoginUntouched(snapshot)) return true;
    return step.do === 'tap' || step.do === 'end' || step.do === 'wait';
  }
  return (snapshot, steps) => steps.filter((step) => isTried(step, snapshot));
}
