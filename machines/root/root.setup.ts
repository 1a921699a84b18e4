import { assign, raise, sendTo, setup, stateIn } from 'xstate';
import { toastDuration } from '#domain/constants.ts';
import { failureOf, type SessionLoss } from '#domain/failure.ts';
import type { Language } from '#domain/language.ts';
import type { MoneyIntent, MoneyKind } from '#domain/money.ts';
import { openablePlace, type PageId, type Place, pageRow } from '#domain/pages.ts';
import type { Credentials } from '#domain/user.ts';
import { agreementMachine } from '#machines/agreement/agreement.machine.ts';
import type { borrowMachine } from '#machines/borrow/borrow.machine.ts';
import type { homeMachine } from '#machines/home/home.machine.ts';
import { loginMachine } from '#machines/login/login.machine.ts';
import type { LoginRecord } from '#domain/records.ts';
import type { orderProgressMachine } from '#machines/order-progress/order-progress.machine.ts';
import type { repaymentMachine } from '#machines/repayment/repayment.machine.ts';
import type { BackEvent, FlowEvent, RootNotice } from '#machines/shared/events.ts';
import type { StateMeta } from '#machines/shared/meta.ts';
import { flow, port } from '#machines/shared/ports.ts';
import { supportMachine } from '#machines/support/support.machine.ts';
import type { Remembered, RootPorts, Session } from './ports.ts';

/** A short message that goes by itself: a text of the locales, by its key; `id` tells it in the queue. */
export type Toast = { id: number; key: ToastKey };
export type ToastKey =
  | 'toastMsg.loginTip1'
  | 'toastMsg.loginTip2'
  | 'toastMsg.loginTip3'
  | 'toastMsg.net_error'
  | 'toastMsg.moneySent'
  | 'toastMsg.approved';

/** The flows of the `place` layer, by the ids of their actors. */
export type FlowActorId = 'home' | 'borrow' | 'orderProgress' | 'repayment';

export type RootContext = {
  session: Session | null;
  /** What login gave, until it is stored. */
  credentials: Credentials | null;
  /** Who was logged in last; the same person returns to what they left. */
  lastUserKey: string | null;
  /** Where the person asked to go; home unless asked otherwise. */
  requested: Place;
  remembered: Remembered;
  /**
   * Attempts whose outcome a flow has found out. The journal may still show them as open, where
   * closing them takes its time or fails: nobody is led to them again.
   */
  settledAttempts: string[];
  loginRecord: LoginRecord | null;
  loginRaised: boolean;
  /** Whether the yes/no question of logging out lies above everything. */
  logoutAsked: boolean;
  activeFlow: FlowActorId;
  /** Pages that lie above the flow, the topmost last. */
  reading: Place[];
  toasts: Toast[];
  /** When maintenance ends, by the server's clock; null while it is not known. */
  maintenanceTime: number | null;
};

/** What a screen may ask of the root. */
export type RootRequest =
  | BackEvent
  | { type: 'place.requested'; place: Place }
  | { type: 'logout.requested' }
  | { type: 'language.chosen'; language: Language };

export type RootEvent =
  | FlowEvent
  | RootRequest
  | { type: 'session.lost'; reason: SessionLoss }
  /** Another person logged in: what is open belongs to the one before. */
  | { type: 'session.replaced' }
  | { type: 'logout.confirmed' }
  | { type: 'logout.cancelled' }
  | { type: 'toast.raised'; key: ToastKey }
  | { type: 'maintenance.announced'; time: number | null }
  | { type: 'maintenance.closed' };

const home: Place = { page: 'home', query: {} };
const nothingRemembered: Remembered = { borrow: null, repayment: null, intents: [] };

/** The message of each session code (S8). */
export const lossToasts = {
  empty: 'toastMsg.loginTip1',
  expired: 'toastMsg.loginTip2',
  squeezed: 'toastMsg.loginTip3',
} as const satisfies Record<SessionLoss, ToastKey>;

const isReading = (place: Place) => pageRow(place.page).flow === 'reading';

const asksForFlow = (place: Place) => !isReading(place) && place.page !== 'login';

const flowOnTop = (context: RootContext) =>
  !context.logoutAsked && !context.loginRaised && topReading(context) === undefined;

/** The reading page on screen, if one is: above login lie only pages that need no login. */
export function topReading({ reading, loginRaised }: RootContext): Place | undefined {
  const top = reading.at(-1);
  return top && !(loginRaised && pageRow(top.page).needsLogin) ? top : undefined;
}

/** The intent of a kind whose outcome is not known, if there is one. */
export function intentOf<Kind extends MoneyKind>(
  { remembered, settledAttempts }: RootContext,
  kind: Kind,
): MoneyIntent<Kind> | null {
  const isOpen = (intent: MoneyIntent): intent is MoneyIntent & MoneyIntent<Kind> =>
    intent.baseline.kind === kind && !settledAttempts.includes(intent.attemptId);
  return remembered.intents.find(isOpen) ?? null;
}

/** The root as it starts: an address, and nothing known yet. */
export function initialRoot({ place }: { place: Place }): RootContext {
  const asked = openablePlace(place);
  return {
    session: null,
    credentials: null,
    lastUserKey: null,
    requested: isReading(asked) || asked.page === 'login' ? home : asked,
    remembered: nothingRemembered,
    settledAttempts: [],
    loginRecord: null,
    loginRaised: false,
    logoutAsked: false,
    activeFlow: 'home',
    reading: isReading(asked) ? [asked] : [],
    toasts: [],
    maintenanceTime: null,
  };
}

/** The names that the root's states use: actors, actions, guards, delays. */
export const rootSetup = setup({
  types: {
    context: {} as RootContext,
    events: {} as RootEvent,
    input: {} as { place: Place },
    tags: {} as 'cover',
    meta: {} as StateMeta,
    children: {} as {
      login: 'login';
      home: 'home';
      borrow: 'borrow';
      orderProgress: 'orderProgress';
      repayment: 'repayment';
      support: 'support';
      agreement: 'agreement';
    },
  },
  actors: {
    login: loginMachine,
    home: flow<typeof homeMachine>('home'),
    borrow: flow<typeof borrowMachine>('borrow'),
    orderProgress: flow<typeof orderProgressMachine>('orderProgress'),
    repayment: flow<typeof repaymentMachine>('repayment'),
    support: supportMachine,
    agreement: agreementMachine,
    restoreSession: port<RootPorts['restoreSession']>('restoreSession'),
    readLoginRecord: port<RootPorts['readLoginRecord']>('readLoginRecord'),
    keepSession: port<RootPorts['keepSession']>('keepSession'),
    forgetSession: port<RootPorts['forgetSession']>('forgetSession'),
    logOut: port<RootPorts['logOut']>('logOut'),
    readRemembered: port<RootPorts['readRemembered']>('readRemembered'),
    openMaintenance: port<RootPorts['openMaintenance']>('openMaintenance'),
  },
  actions: {
    keepCredentials: assign((_, params: { credentials: Credentials }) => ({
      credentials: params.credentials,
    })),
    keepSession: assign((_, params: { session: Session | null }) => ({
      session: params.session,
      credentials: null,
      lastUserKey: params.session?.userKey ?? null,
    })),
    dropSession: assign({ session: null }),
    forgetPerson: assign({ lastUserKey: null, loginRecord: null }),
    keepLoginRecord: assign((_, params: { record: LoginRecord | null }) => ({
      loginRecord: params.record,
    })),
    /** Whoever has to log in once more finds their mobile in the form. */
    keepMobile: assign(({ context: { credentials, loginRecord } }) => ({
      loginRecord: credentials
        ? { version: 1 as const, method: 'sms' as const, username: '', mobile: credentials.mobile }
        : loginRecord,
    })),
    raiseLogin: assign({ loginRaised: true }),
    lowerLogin: assign({ loginRaised: false }),
    askLogout: assign({ logoutAsked: true }),
    answerLogout: assign({ logoutAsked: false }),
    /** The language is stored and every text changes; provided by the app. */
    applyLanguage: (_args, _params: { language: Language }) => {},
    announceRenewal: raise({ type: 'session.renewed' }),
    announceReplacement: raise({ type: 'session.replaced' }),
    announceConnection: raise({ type: 'connection.restored' }),
    /** Logged by name and reason, for analytics (S8: log event). */
    trackSessionLoss: (_args, _params: { reason: SessionLoss }) => {},
    keepRemembered: assign((_, params: { remembered: Remembered }) => ({
      remembered: params.remembered,
    })),
    settleIntent: assign(({ context }, params: { kind: MoneyKind }) => {
      const intent = intentOf(context, params.kind);
      return intent ? { settledAttempts: [...context.settledAttempts, intent.attemptId] } : {};
    }),
    forgetRemembered: assign({ remembered: nothingRemembered }),
    request: assign((_, params: { place: Place }) => ({ requested: openablePlace(params.place) })),
    requestHome: assign({ requested: home }),
    enterFlow: assign((_, params: { flow: FlowActorId }) => ({ activeFlow: params.flow })),
    tellFlow: sendTo(
      ({ context }) => context.activeFlow,
      (_, params: { event: FlowEvent }) => params.event,
    ),
    tellSupport: sendTo('support', (_, params: { event: RootNotice }) => params.event),
    openReading: assign(({ context }, params: { place: Place }) => ({
      reading: [...context.reading.filter(({ page }) => page !== params.place.page), params.place],
    })),
    closeReading: assign(({ context }) => ({ reading: context.reading.slice(0, -1) })),
    closeAllReading: assign({ reading: [] }),
    queueToast: assign(({ context }, params: { key: ToastKey }) =>
      context.toasts.some(({ key }) => key === params.key)
        ? {}
        : {
            toasts: [
              ...context.toasts,
              { id: (context.toasts.at(-1)?.id ?? 0) + 1, key: params.key },
            ],
          },
    ),
    dropToast: assign(({ context }) => ({ toasts: context.toasts.slice(1) })),
    announceMaintenance: assign((_, params: { time: number | null }) => ({
      maintenanceTime: params.time,
    })),
  },
  guards: {
    signedIn: stateIn({ session: 'signedIn' }),
    /** A session code, which has told the person already. */
    sessionRefused: (_, params: { error: unknown }) => failureOf(params.error).kind === 'session',
    logoutAsked: ({ context }) => context.logoutAsked,
    sessionFound: (_, params: { session: Session | null }) => params.session !== null,
    samePerson: ({ context }, params: { session: Session }) =>
      context.lastUserKey === params.session.userKey,
    someoneBefore: ({ context }) => context.lastUserKey !== null,
    asksForReading: (_, params: { place: Place }) => isReading(params.place),
    asksForPublicReading: (_, params: { place: Place }) =>
      isReading(params.place) && !pageRow(params.place.page).needsLogin,
    asksForFlow: (_, params: { place: Place }) => asksForFlow(params.place),
    readingOnTop: ({ context }) => !context.logoutAsked && topReading(context) !== undefined,
    flowOnTopAndAsksForFlow: ({ context }, params: { place: Place }) =>
      flowOnTop(context) && asksForFlow(params.place),
    shownNatively: (_, params: { opened: boolean }) => params.opened,
    flowOnTop: ({ context }) => flowOnTop(context),
    topIs: ({ context }, params: { page: PageId }) => context.reading.at(-1)?.page === params.page,
    nothingToRead: ({ context }) => context.reading.length === 0,
    applicationOutcomeUnknown: ({ context }) => intentOf(context, 'applyOrder') !== null,
    paymentOutcomeUnknown: ({ context }) => intentOf(context, 'repaymentConfirm') !== null,
    requestedFlowIs: ({ context }, params: { flow: FlowActorId }) =>
      pageRow(context.requested.page).flow === params.flow,
    toastWaiting: ({ context }) => context.toasts.length > 0,
  },
  delays: {
    /** How long a toast is shown, in milliseconds (S9). */
    toast: toastDuration,
  },
});
