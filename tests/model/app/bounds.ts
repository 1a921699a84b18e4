import { movesMoney } from '#app/store.ts';
import type { RootSnapshot } from '#machines/root/active-flow.ts';
import { isLogoutAsked } from '#machines/root/layers.ts';
import { selectLayer, selectLocation } from '#machines/root/location.ts';
import { closePopup, popupModels, popupPorts, popupRuns } from './popups.ts';
import type { AppStep } from './steps.ts';

const isOfPopup = (step: AppStep): boolean =>
  (step.do === 'end' && popupPorts.includes(step.port)) ||
  (step.do === 'tap' && step.tap.flow in popupModels) ||
  (step.do === 'request' && step.request.type === closePopup.type) ||
  step.do === 'wait';

const opens = ['readRemembered', 'fetchFlow'];

/** The ends of calls that the walk tries while a layer is above the flow. */
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
  readCreditAndLoans: ['sentIn', 'network'],
  prepareAttempt: ['read', 'network'],
  submitMoney: ['ok', 'refused', 'network'],
  reconcileMoney: ['taken', 'notTaken', 'network'],
  closeIntent: ['done'],
};

/** Articles are listed only above home, because they are the same above every flow. */
const isListedAboveHome = (step: AppStep, { context }: RootSnapshot): boolean =>
  step.do === 'end' &&
  step.port === 'listQuestion' &&
  step.how === 'listed' &&
  context.activeFlow === 'home';

const isEndAbove = ({ port, how }: { port: string; how: string }): boolean =>
  endsAbove[port]?.includes(how) ?? false;

const isFirstVisit = ({ context }: RootSnapshot): boolean =>
  context.lastUserKey === null &&
  context.infoPages.length === 0 &&
  context.requested.page === 'home';

const isLoginUntouched = ({ children: { login } }: RootSnapshot): boolean => {
  const entries = login?.getSnapshot().context.entries;
  return !entries || Object.values(entries).every((text) => text === '');
};

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

/**
 * Whether a step is tried in every state with an info page: it may lead back, retry, answer,
 * refresh, or end a call that moves no money.
 */
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

const requestsLogin = (step: AppStep): boolean =>
  step.do === 'request' && step.request.type === 'login.requested';

/** The walk stops at another borrower, because the app behaves as for the first one. */
export const isAnothers = ({ context }: RootSnapshot): boolean => context.lastUserKey === 'maria';

/** Whether a step has the same effect in every state. */
const leadsToTheSame = (step: AppStep): boolean =>
  (step.do === 'platform' &&
    ['sessionLost', 'loggedOutElsewhere', 'othersElsewhere', 'maintenance'].includes(step.what)) ||
  (step.do === 'end' && step.how.startsWith('session')) ||
  (step.do === 'request' &&
    ['location.requested', 'logout.requested', 'login.requested'].includes(step.request.type));

/**
 * Returns a filter of the steps to try. Most steps are tried only while no layer is above the flow.
 * Under a layer, the steps that close it are tried, and others once per page.
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
    // Offline, the app behaves as online, but sends no money.
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
      // Skips requests for a login, except while a login or a location is already awaited.
      const isRequested =
        snapshot.matches({ session: 'signingIn' }) || snapshot.matches({ location: 'opening' });
      if (requestsLogin(step) && !isRequested) return false;
      if (isListedAboveHome(step, snapshot)) return true;
      return endsInfoPages(step) || isNew(step, snapshot);
    }
    // A visit's popup is walked to its end first, because home is the same without it.
    if (popupRuns(snapshot)) return isOfPopup(step) || isNew(step, snapshot);
    if (snapshot.matches({ location: 'opening' }) && step.do !== 'end')
      return isNew(step, snapshot);
    if (isLogoutAsked(snapshot)) return step.do === 'answer' || isNew(step, snapshot);
    if (step.do === 'signIn') return false;
    if (leadsToTheSame(step)) return isLoginUntouched(snapshot) && isNew(step, snapshot);
    if (isLoginUntouched(snapshot)) return true;
    return step.do === 'tap' || step.do === 'end' || step.do === 'wait';
  }
  return (snapshot, steps) => steps.filter((step) => isTried(step, snapshot));
}
