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
  type DescriptorOf,
  eachFlow,
  flowIds,
  type FlowRecords,
  moneyFlowIds,
  type Remembered,
  type StoredRecords,
} from '#machines/flows.ts';
import type { MoneyNews, UnreadOutcomes } from '#machines/attempts/attempts.machine.ts';
import type { BackEvent, FlowEvent } from '#machines/shared/events.ts';
import type { FlowIntents, FlowStart } from '#machines/shared/flow.ts';
import { required } from '#machines/shared/required.ts';
import type { Session } from '#machines/shared/session.ts';

/** A toast: the key of a text, or the lender's message (S8). */
export type ToastText = { key: ToastKey } | { message: string };
export type Toast = { id: number } & ToastText;
export type ToastKey =
  | 'toastMsg.loginTip1'
  | 'toastMsg.loginTip2'
  | 'toastMsg.loginTip3'
  | 'toastMsg.net_error'
  | 'toastMsg.offerEnded';

/** Toasts with equal words are merged. */
export const wordsOfToast = (toast: ToastText): string =>
  'key' in toast ? toast.key : toast.message;

export type RootContext = {
  session: Session | null;
  /** The credentials of a login in the app or in the shell, before they are stored. */
  credentials: Credentials | null;
  lastUserKey: string | null;
  sessionLoss: SessionLoss | null;
  requested: Location;
  /** The pages from which the active flow was opened, bottom first. */
  below: readonly Location[];
  remembered: Remembered;
  /** Unread outcomes of money attempts, by user key. */
  unread: Readonly<Partial<Record<string, readonly MoneyNews[]>>>;
  loginRecord: LoginRecord | null;
  /** Called for a flow only after `fetchFlow` has loaded its chunk. */
  descriptorOf: DescriptorOf;
  activeFlow: FlowId;
  /** Whether a flow was opened since the start, or since `startOver`. */
  arrived: boolean;
  /** Pages above the flow, the topmost last. */
  infoPages: Location[];
  toasts: Toast[];
  /** End of the last announced maintenance, by the server's clock; null if unknown. */
  maintenanceTime: number | null;
};

export type RootRequest =
  | BackEvent
  | { type: 'location.requested'; location: Location }
  | { type: 'logout.requested' }
  /**
   * The token is invalid while the flows continue, or a reader without a session requests login.
   */
  | { type: 'login.requested' }
  | { type: 'language.chosen'; language: Language };

export type RootEvent =
  | FlowEvent
  | RootRequest
  | { type: 'session.lost'; reason: SessionLoss }
  /** Another borrower logged in. */
  | { type: 'session.replaced' }
  /** A late reply of the shell names another borrower; never sent during a money action. */
  | { type: 'person.changed'; credentials: Credentials }
  /** Raised by the root itself. */
  | { type: 'account.deleted' }
  /** Raised by the root itself, after the data were erased. */
  | { type: 'account.forgotten' }
  | { type: 'logout.confirmed' }
  | { type: 'logout.cancelled' }
  /** Raised by the root itself. */
  | { type: 'flow.entered'; flow: FlowId | null }
  /** No flow is active: the last one failed, or the code of the next one did not load. */
  | { type: 'flow.left' }
  | UnreadOutcomes
  /** Raised by the root itself: forward to an info page. */
  | { type: 'forward.judged'; location: Location; coversMoney: boolean }
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

/** The open attempt of a flow; null if it has none, and while the open attempts are unknown. */
export function openIntent<Id extends FlowId>(
  context: RootContext,
  flow: Id,
): FlowIntents[Id] | null {
  const isFlows = (intent: MoneyIntent): intent is MoneyIntent & FlowIntents[Id] =>
    moneyFlows[intent.baseline.kind] === flow;
  return context.remembered.intents?.find(isFlows) ?? null;
}

/** Null while the open attempts are unknown: the active flow then reconciles none. */
export const flowThatAsks = ({ activeFlow, remembered }: RootContext): FlowId | null =>
  remembered.intents === null ? null : activeFlow;

/** Whether a flow with an open attempt replaces the requested page: on arrival, and for money. */
export function attemptComesFirst(context: RootContext, flow: FlowId): boolean {
  const requestedFlow = pageRow(context.requested.page).flow;
  const movesMoney = moneyFlowIds.some((id) => id === requestedFlow);
  return (!context.arrived || movesMoney) && openIntent(context, flow) !== null;
}

export function nextFlow(context: RootContext): FlowId {
  const requestedFlow = pageRow(context.requested.page).flow;
  return (
    moneyFlowIds.find((flow) => attemptComesFirst(context, flow)) ??
    flowIds.find((flow) => flow === requestedFlow) ??
    'home'
  );
}

export function sessionOf({ session }: RootContext): Session {
  return required(session, 'session');
}

export function flowStart<Id extends FlowId>(
  context: RootContext,
  flow: Id,
): FlowStart<Id, StoredRecords[Id]> {
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

export type RootInput = { location: Location; descriptorOf: DescriptorOf };

export function initialRoot({ location, descriptorOf }: RootInput): RootContext {
  const openable = openableLocation(location);
  return {
    session: null,
    credentials: null,
    lastUserKey: null,
    sessionLoss: null,
    requested: belongsToFlow(openable.page) ? openable : home,
    below: [],
    remembered: nothingRemembered,
    unread: {},
    loginRecord: null,
    descriptorOf,
    activeFlow: 'home',
    arrived: false,
    infoPages: isInfoPage(openable.page) ? [openable] : [],
    toasts: [],
    maintenanceTime: null,
  };
}
