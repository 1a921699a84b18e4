import { assign, not, raise, sendTo, setup, stateIn } from 'xstate';
import { toastDuration } from '#domain/constants.ts';
import { failureOf, type SessionLoss } from '#domain/failure.ts';
import type { Language } from '#domain/language.ts';
import type { MoneyIntent } from '#domain/money.ts';
import {
  type FlowId,
  openableLocation,
  type PageId,
  type Location,
  pageRow,
} from '#domain/pages.ts';
import type { Credentials } from '#domain/user.ts';
import { agreementMachine } from '#machines/agreement/agreement.machine.ts';
import {
  eachFlow,
  type FlowActors,
  type FlowKept,
  type FlowMachines,
  type FlowRecords,
  flows,
  type Remembered,
} from '#machines/flows.ts';
import { loginMachine } from '#machines/login/login.machine.ts';
import type { LoginRecord } from '#domain/records.ts';
import type { BackEvent, FlowEvent, RootNotice } from '#machines/shared/events.ts';
import type { StateMeta } from '#machines/shared/meta.ts';
import type { FlowStart } from '#machines/shared/flow.ts';
import { flow, port } from '#machines/shared/ports.ts';
import type { Session } from '#machines/shared/session.ts';
import { supportMachine } from '#machines/support/support.machine.ts';
import type { RootPorts } from './ports.ts';

/** A short message that goes by itself: a text of the locales, by its key; `id` tells it in the queue. */
export type Toast = { id: number; key: ToastKey };
export type ToastKey =
  | 'toastMsg.loginTip1'
  | 'toastMsg.loginTip2'
  | 'toastMsg.loginTip3'
  | 'toastMsg.net_error'
  | 'toastMsg.moneySent'
  | 'toastMsg.approved';

export type RootContext = {
  session: Session | null;
  /** What login gave, until it is stored. */
  credentials: Credentials | null;
  /** Who was logged in last; the same person returns to what they left. */
  lastUserKey: string | null;
  /** Where the person asked to go; home unless asked otherwise. */
  requested: Location;
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
  activeFlow: FlowId;
  /** Pages that lie above the flow, the topmost last. */
  infoPages: Location[];
  toasts: Toast[];
  /** When maintenance ends, by the server's clock; null while it is not known. */
  maintenanceTime: number | null;
};

/** What a screen may ask of the root. */
export type RootRequest =
  | BackEvent
  | { type: 'location.requested'; location: Location }
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

const home: Location = { page: 'home', query: {} };
const nothingRemembered: Remembered = {
  records: eachFlow<FlowRecords>(() => null),
  intents: [],
};

/** The message of each session code (S8). */
export const lossToasts = {
  empty: 'toastMsg.loginTip1',
  expired: 'toastMsg.loginTip2',
  squeezed: 'toastMsg.loginTip3',
} as const satisfies Record<SessionLoss, ToastKey>;

const isInfoPage = (location: Location) => pageRow(location.page).flow === 'info';

const asksForFlow = (location: Location) => !isInfoPage(location) && location.page !== 'login';

const flowOnTop = (context: RootContext) =>
  !context.logoutAsked && !context.loginRaised && topInfoPage(context) === undefined;

/** The info page on screen, if one is: above login lie only pages that need no login. */
export function topInfoPage({ infoPages, loginRaised }: RootContext): Location | undefined {
  const top = infoPages.at(-1);
  return top && !(loginRaised && pageRow(top.page).needsLogin) ? top : undefined;
}

/** The attempt of a flow whose outcome is not known, if there is one. */
export function openIntent(
  { remembered, settledAttempts }: RootContext,
  flow: FlowId,
): MoneyIntent | null {
  const isOpen = ({ attemptId, baseline }: MoneyIntent) =>
    flows[flow].money.includes(baseline.kind) && !settledAttempts.includes(attemptId);
  return remembered.intents.find(isOpen) ?? null;
}

/** What a flow starts from. */
export function flowStart<Id extends FlowId>(
  context: RootContext,
  flow: Id,
): FlowStart<FlowKept[Id]> {
  const { session, requested, remembered } = context;
  if (!session) throw new Error('a flow needs a borrower who is logged in');
  const record = remembered.records[flow];
  return { session, requested, record, intent: openIntent(context, flow) };
}

/** The root as it starts: an address, and nothing known yet. */
export function initialRoot({ location }: { location: Location }): RootContext {
  const asked = openableLocation(location);
  return {
    session: null,
    credentials: null,
    lastUserKey: null,
    requested: isInfoPage(asked) || asked.page === 'login' ? home : asked,
    remembered: nothingRemembered,
    settledAttempts: [],
    loginRecord: null,
    loginRaised: false,
    logoutAsked: false,
    activeFlow: 'home',
    infoPages: isInfoPage(asked) ? [asked] : [],
    toasts: [],
    maintenanceTime: null,
  };
}

/** The names that the root's states use: actors, actions, guards, delays. */
export const rootSetup = setup({
  types: {
    context: {} as RootContext,
    events: {} as RootEvent,
    input: {} as { location: Location },
    tags: {} as 'loadingOverlay',
    meta: {} as StateMeta,
    children: {} as { [Id in FlowId | 'login' | 'support' | 'agreement']: Id },
  },
  actors: {
    login: loginMachine,
    ...eachFlow<FlowActors>(<Id extends FlowId>(id: Id) => flow<FlowMachines[Id]>(id)),
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
    settleIntents: assign(({ context }, params: { flow: FlowId }) => {
      const intent = openIntent(context, params.flow);
      return intent ? { settledAttempts: [...context.settledAttempts, intent.attemptId] } : {};
    }),
    forgetRemembered: assign({ remembered: nothingRemembered }),
    request: assign((_, params: { location: Location }) => ({
      requested: openableLocation(params.location),
    })),
    requestHome: assign({ requested: home }),
    enterFlow: assign((_, params: { flow: FlowId }) => ({ activeFlow: params.flow })),
    tellFlow: sendTo(
      ({ context }) => context.activeFlow,
      (_, params: { event: FlowEvent }) => params.event,
    ),
    tellSupport: sendTo('support', (_, params: { event: RootNotice }) => params.event),
    openInfoPage: assign(({ context }, params: { location: Location }) => ({
      infoPages: [
        ...context.infoPages.filter(({ page }) => page !== params.location.page),
        params.location,
      ],
    })),
    closeInfoPage: assign(({ context }) => ({ infoPages: context.infoPages.slice(0, -1) })),
    closeAllInfoPages: assign({ infoPages: [] }),
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
    signedOut: not(stateIn({ session: 'signedIn' })),
    /** A session code, which has told the person already. */
    sessionRefused: (_, params: { error: unknown }) => failureOf(params.error).kind === 'session',
    logoutAsked: ({ context }) => context.logoutAsked,
    sessionFound: (_, params: { session: Session | null }) => params.session !== null,
    samePerson: ({ context }, params: { session: Session }) =>
      context.lastUserKey === params.session.userKey,
    someoneBefore: ({ context }) => context.lastUserKey !== null,
    asksForInfoPage: (_, params: { location: Location }) => isInfoPage(params.location),
    asksForPublicInfoPage: (_, params: { location: Location }) =>
      isInfoPage(params.location) && !pageRow(params.location.page).needsLogin,
    asksForFlow: (_, params: { location: Location }) => asksForFlow(params.location),
    infoPageOnTop: ({ context }) => !context.logoutAsked && topInfoPage(context) !== undefined,
    flowOnTopAndAsksForFlow: ({ context }, params: { location: Location }) =>
      flowOnTop(context) && asksForFlow(params.location),
    shownNatively: (_, params: { opened: boolean }) => params.opened,
    flowOnTop: ({ context }) => flowOnTop(context),
    topIs: ({ context }, params: { page: PageId }) =>
      context.infoPages.at(-1)?.page === params.page,
    noInfoPages: ({ context }) => context.infoPages.length === 0,
    outcomeUnknown: ({ context }, params: { flow: FlowId }) =>
      openIntent(context, params.flow) !== null,
    requestedFlowIs: ({ context }, params: { flow: FlowId }) =>
      pageRow(context.requested.page).flow === params.flow,
    toastWaiting: ({ context }) => context.toasts.length > 0,
  },
  delays: {
    /** How long a toast is shown, in milliseconds (S9). */
    toast: toastDuration,
  },
});
