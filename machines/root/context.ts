import type { SessionLoss } from '#domain/failure.ts';
import type { Language } from '#domain/language.ts';
import type { MoneyIntent } from '#domain/money.ts';
import { moneyFlows } from '#domain/money/flows.ts';
import {
  belongsToFlow,
  type FlowId,
  type Location,
  openableLocation,
  isInfoPage,
  pageRow,
} from '#domain/pages.ts';
import type { LoginRecord } from '#domain/loans/records.ts';
import type { Credentials } from '#domain/account/user.ts';
import {
  eachFlow,
  type FlowKept,
  type FlowRecords,
  flowIds,
  moneyFlowIds,
  type Remembered,
} from '#machines/flows.ts';
import type { BackEvent, FlowEvent } from '#machines/shared/events.ts';
import type { FlowIntents, FlowStart } from '#machines/shared/flow.ts';
import { required } from '#machines/shared/required.ts';
import type { Session } from '#machines/shared/session.ts';

/** A toast: the key of a text, or the lender's own words (S8). */
export type ToastText = { key: ToastKey } | { message: string };
/** A short message that goes by itself; `id` tells it in the queue. */
export type Toast = { id: number } & ToastText;
export type ToastKey =
  | 'toastMsg.loginTip1'
  | 'toastMsg.loginTip2'
  | 'toastMsg.loginTip3'
  | 'toastMsg.net_error'
  | 'toastMsg.offerEnded';

/** The message itself, or the key of its text: two that say the same are one. */
export const wordsOfToast = (toast: ToastText): string =>
  'key' in toast ? toast.key : toast.message;

export type RootContext = {
  session: Session | null;
  /** The credentials of a login, until they are stored. */
  credentials: Credentials | null;
  /** The borrower who was logged in last; the same one returns to the page that was left. */
  lastUserKey: string | null;
  /** Why the session ended; null while it did not, and once somebody is logged in again. */
  sessionLoss: SessionLoss | null;
  /** Where the person asked to go; home unless asked otherwise. */
  requested: Location;
  /** The pages that the active flow was opened from, one below the other; home lies below them all. */
  below: readonly Location[];
  remembered: Remembered;
  loginRecord: LoginRecord | null;
  loginRaised: boolean;
  /** Whether login lies above pages to read that need none: the person asked for it there. */
  loginFirst: boolean;
  /** Whether the question of logging out lies above everything. */
  logoutAsked: boolean;
  activeFlow: FlowId;
  /** Whether a flow was opened since the person arrived: at the start, and by logging in. */
  arrived: boolean;
  /** Pages that lie above the flow, the topmost last. */
  infoPages: Location[];
  toasts: Toast[];
  /** When maintenance ends, by the server's clock; null while it is not known. */
  maintenanceTime: number | null;
};

/** Requests of a screen to the root. */
export type RootRequest =
  | BackEvent
  | { type: 'location.requested'; location: Location }
  | { type: 'logout.requested' }
  /**
   * The token is of no use any more: the same person logs in again, and nothing is stopped. Or
   * nobody is logged in, and who reads wants to be.
   */
  | { type: 'login.requested' }
  | { type: 'language.chosen'; language: Language };

export type RootEvent =
  | FlowEvent
  | RootRequest
  | { type: 'session.lost'; reason: SessionLoss }
  /** Another person logged in: what is open belongs to the one before. */
  | { type: 'session.replaced' }
  /** The shell says, late, that the phone is another person's than who is logged in; never sent during money. */
  | { type: 'person.changed'; credentials: Credentials }
  /** A flow has found that the account is gone; raised by the root itself, as is that all of it is forgotten. */
  | { type: 'account.deleted' }
  | { type: 'account.forgotten' }
  | { type: 'logout.confirmed' }
  | { type: 'logout.cancelled' }
  /** Raised by the root itself, too. */
  | { type: 'flow.entered'; flow: FlowId | null }
  /** The active flow broke. */
  | { type: 'flow.left' }
  | ({ type: 'toast.raised' } & ToastText)
  | { type: 'maintenance.announced'; time: number | null }
  | { type: 'maintenance.closed' }
  | { type: 'connection.lost' };

export const home: Location = { page: 'home', query: {} };
export const nothingRemembered: Remembered = {
  records: eachFlow<FlowRecords>(() => null),
  intents: null,
};

/** The message of each session code (S8). */
export const lossToasts = {
  empty: 'toastMsg.loginTip1',
  expired: 'toastMsg.loginTip2',
  squeezed: 'toastMsg.loginTip3',
} as const satisfies Record<SessionLoss, ToastKey>;

export const flowOnTop = (context: RootContext) =>
  !context.logoutAsked && !context.loginRaised && topInfoPage(context) === undefined;

/** The info page on screen, if one is: above login lie only pages that need no login, unless it was asked for there. */
export function topInfoPage({
  infoPages,
  loginRaised,
  loginFirst,
}: RootContext): Location | undefined {
  const top = infoPages.at(-1);
  return top && !(loginRaised && (loginFirst || pageRow(top.page).needsLogin)) ? top : undefined;
}

/** The attempt of a flow whose outcome is not known, if there is one. */
export function openIntent<Id extends FlowId>(
  context: RootContext,
  flow: Id,
): FlowIntents[Id] | null {
  const isFlows = (intent: MoneyIntent): intent is MoneyIntent & FlowIntents[Id] =>
    moneyFlows[intent.baseline.kind] === flow;
  return context.remembered.intents?.find(isFlows) ?? null;
}

/** The active flow; null where it began without the open attempts, so that it asks about none of them. */
export const flowThatAsks = ({ activeFlow, remembered }: RootContext): FlowId | null =>
  remembered.intents === null ? null : activeFlow;

/**
 * Whether a flow opens before what was asked for, because of its open attempt: where a person
 * arrives, and before money can be moved again. Elsewhere the person may go meanwhile.
 */
export function attemptComesFirst(context: RootContext, flow: FlowId): boolean {
  const asked = pageRow(context.requested.page).flow;
  const movesMoney = moneyFlowIds.some((id) => id === asked);
  return (!context.arrived || movesMoney) && openIntent(context, flow) !== null;
}

/** The flow that opens next: money whose outcome is not known comes first, then what was asked for. */
export function nextFlow(context: RootContext): FlowId {
  const asked = pageRow(context.requested.page).flow;
  return (
    moneyFlowIds.find((flow) => attemptComesFirst(context, flow)) ??
    flowIds.find((flow) => flow === asked) ??
    'home'
  );
}

/** The borrower who is logged in; throws where nobody is, which no state that asks allows. */
export function sessionOf({ session }: RootContext): Session {
  return required(session, 'session');
}

/** The input of a flow. */
export function flowStart<Id extends FlowId>(
  context: RootContext,
  flow: Id,
): FlowStart<Id, FlowKept[Id]> {
  const { requested, remembered } = context;
  const record = remembered.records[flow];
  return {
    session: sessionOf(context),
    requested,
    record,
    intent: openIntent(context, flow),
    openIntents: remembered.intents ?? [],
  };
}

/** The root as it starts: an address, and nothing known yet. */
export function initialRoot({ location }: { location: Location }): RootContext {
  const asked = openableLocation(location);
  return {
    session: null,
    credentials: null,
    lastUserKey: null,
    sessionLoss: null,
    requested: belongsToFlow(asked.page) ? asked : home,
    below: [],
    remembered: nothingRemembered,
    loginRecord: null,
    loginRaised: false,
    loginFirst: false,
    logoutAsked: false,
    activeFlow: 'home',
    arrived: false,
    infoPages: isInfoPage(asked.page) ? [asked] : [],
    toasts: [],
    maintenanceTime: null,
  };
}
