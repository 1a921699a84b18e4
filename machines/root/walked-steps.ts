import type { FlowId } from '#domain/pages.ts';
import { isFlowId } from '#machines/flows.ts';
import type { RootSnapshot } from '#machines/root/active-flow.ts';
import type { RootContext } from '#machines/root/context.ts';
import { isLogoutAsked } from '#machines/root/layers.ts';
import { isEvent, type Step } from '#machines/walk/model.ts';

const isLost = (step: Step): boolean => isEvent(step, 'session.lost');

const oneOfEachKind: readonly FlowId[] = ['home', 'borrow', 'repayment'];

function losesOrLacksSession(step: Step, { session }: RootContext): boolean {
  if (step.type === 'user') return step.event.type === 'session.lost';
  if (session !== null) return false;
  return step.type === 'elapse' || (step.type === 'settle' && isFlowId(step.service));
}

const isOnTop = (snapshot: RootSnapshot): boolean =>
  !isLogoutAsked(snapshot) &&
  snapshot.context.infoPages.length === 0 &&
  snapshot.matches({ maintenance: 'none' });

const isUncovered = (snapshot: RootSnapshot): boolean =>
  isOnTop(snapshot) && snapshot.context.toasts.length === 0;

/** Whether a step is walked while a popup is open. */
const popupIsLeft = (step: Step): boolean =>
  step.type === 'elapse' ||
  (step.type === 'settle' && step.service === 'home') ||
  isEvent(step, 'nav.back', 'location.requested', 'session.lost');

/** Whether a step is walked while the code for open attempts is loading or missing. */
function walksAttempts(step: Step, snapshot: RootSnapshot): boolean {
  const { activeFlow } = snapshot.context;
  const isPlain = isUncovered(snapshot) && ['home', 'borrow'].includes(activeFlow);
  if (step.type === 'settle' && step.service === 'fetchAttempts') {
    return isPlain || step.outcome === 'there';
  }
  if (!isPlain) return false;
  if (snapshot.matches({ attempts: { present: 'fetching' } })) return isLost(step);
  if (step.type === 'settle') {
    return ['home limit', 'readRemembered nothing', 'fetchFlow there'].includes(
      `${step.service} ${step.outcome}`,
    );
  }
  return (
    step.type === 'elapse' || isLost(step) || isEvent(step, 'page.shown', 'connection.restored')
  );
}

/** Offline, few steps are walked: the flows' own models cover failed requests. */
const walksOffline = (step: Step): boolean =>
  step.type === 'elapse' ||
  (step.type === 'settle' && step.service === 'openMaintenance') ||
  isEvent(step, 'connection.restored', 'maintenance.announced', 'maintenance.closed');

const walksUnread = (step: Step): boolean =>
  isLost(step) ||
  (step.type === 'settle' &&
    [
      'forgetSession done',
      'findDeletion none',
      'findDeletion deleted',
      'forgetAccount done',
      'readLoginRecord none',
      'login someone',
      'keepSession juan',
      'keepSession maria',
      'readRemembered nothing',
      'fetchFlow there',
      'fetchAttempts there',
    ].includes(`${step.service} ${step.outcome}`));

/**
 * Limits combinations of the regions: most steps of one region are walked while the others are
 * idle.
 */
export function isWalked(step: Step, snapshot: RootSnapshot): boolean {
  const { infoPages, toasts, lastUserKey } = snapshot.context;
  const atHome = snapshot.matches({ location: { inFlow: 'home' } });
  if (snapshot.matches({ line: 'offline' })) return walksOffline(step);
  if (Object.keys(snapshot.context.unread).length > 0) return walksUnread(step);
  const isMissing =
    snapshot.matches({ attempts: { present: 'fetching' } }) ||
    snapshot.matches({ attempts: { present: 'failed' } });
  if (isMissing) return walksAttempts(step, snapshot);
  // The pages below a flow have an effect only when the flow ends.
  if (snapshot.context.below.length > 0 && step.type !== 'settle') return false;
  // Popups are walked while other regions are idle, and the other regions after a popup ended.
  const popup =
    snapshot.matches({ popups: 'atHome' }) && !snapshot.matches({ popups: { atHome: 'over' } });
  const own = step.type === 'settle' && ['fetchPopups', 'popups'].includes(step.service);
  if (own && (lastUserKey === 'maria' || !isUncovered(snapshot))) return false;
  if (popup && !own && !popupIsLeft(step)) return false;
  const isAttempts = step.type === 'settle' && step.service === 'attempts';
  if (isAttempts) return atHome && !popup && lastUserKey !== 'maria' && isOnTop(snapshot);
  const quiet = toasts.length === 0 && snapshot.matches({ maintenance: 'none' });
  if (step.type === 'elapse') return true;
  if (lastUserKey === 'maria' && atHome) return false;
  if (step.type === 'settle') {
    if (!quiet) return step.service === 'openMaintenance';
    return infoPages.length === 0 || !isFlowId(step.service);
  }
  if (step.type === 'emit') return quiet;
  switch (step.event.type) {
    case 'outcomes.changed':
      return atHome && quiet && infoPages.length === 0;
    case 'maintenance.announced':
    case 'maintenance.closed':
    case 'toast.raised':
    case 'connection.lost':
      return atHome && infoPages.length === 0 && toasts.length < 2;
    case 'person.changed':
      return quiet && (atHome ? infoPages.length < 2 : snapshot.matches({ location: 'opening' }));
    case 'location.requested':
      return atHome && quiet && infoPages.length < 2;
    default:
      return quiet;
  }
}

/**
 * Flows of one kind are equal for the root, so the plan of pairs walks one of each kind. Any flow
 * may end without a session.
 */
export const isWalkedInPairs = (step: Step, snapshot: RootSnapshot): boolean =>
  !snapshot.matches({ location: 'inFlow' }) ||
  oneOfEachKind.includes(snapshot.context.activeFlow) ||
  losesOrLacksSession(step, snapshot.context);
