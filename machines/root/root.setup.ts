import { and, assign, not, or, raise, sendTo, setup, stateIn } from 'xstate';
import { toastDuration } from '#domain/constants.ts';
import { failureOf, type SessionLoss } from '#domain/failure.ts';
import type { Language } from '#domain/language.ts';
import {
  belongsToFlow,
  type FlowId,
  isInfoPage,
  type Location,
  openableLocation,
  type PageId,
  pageRow,
} from '#domain/pages.ts';
import type { LoginRecord } from '#domain/loans/records.ts';
import type { Credentials } from '#domain/account/user.ts';
import type { agreementMachine } from '#machines/agreement/agreement.machine.ts';
import type {
  AttemptsEvent,
  AttemptsInput,
  attemptsMachine,
} from '#machines/attempts/attempts.machine.ts';
import { eachFlow, type FlowActors, type FlowMachines, type Remembered } from '#machines/flows.ts';
import type { helpCentreMachine } from '#machines/help-centre/help-centre.machine.ts';
import { loginMachine } from '#machines/login/login.machine.ts';
import type { popupsMachine, PopupsOutcome } from '#machines/popups/popups.machine.ts';
import type { BackEvent, FlowEvent, RootNotice } from '#machines/shared/events.ts';
import type { StateMeta } from '#machines/shared/meta.ts';
import { outcomeAs, outcomeIs } from '#machines/shared/outcome.ts';
import { flow, port } from '#machines/shared/ports.ts';
import type { Session } from '#machines/shared/session.ts';
import type { permissionsMachine } from '#machines/permissions/permissions.machine.ts';
import {
  attemptComesFirst,
  home,
  flowThatAsks,
  nothingRemembered,
  type RootContext,
  type RootEvent,
  type RootInput,
  type ToastText,
  wordsOfToast,
} from './context.ts';
import { flowHasTag, isFlowOnTop } from './layers.ts';
import type { RootPorts } from './ports.ts';

export const rootSetup = setup({
  types: {
    context: {} as RootContext,
    events: {} as RootEvent,
    input: {} as RootInput,
    tags: {} as 'loadingOverlay',
    meta: {} as StateMeta,
    children: {} as {
      [Id in
        | FlowId
        | 'login'
        | 'popups'
        | 'attempts'
        | 'helpCentre'
        | 'agreement'
        | 'permissions']: Id;
    },
  },
  actors: {
    login: loginMachine,
    ...eachFlow<FlowActors>(<Id extends FlowId>(id: Id) => flow<FlowMachines[Id]>(id)),
    popups: flow<typeof popupsMachine>('popups'),
    attempts: flow<typeof attemptsMachine>('attempts'),
    helpCentre: flow<typeof helpCentreMachine>('helpCentre'),
    agreement: flow<typeof agreementMachine>('agreement'),
    permissions: flow<typeof permissionsMachine>('permissions'),
    restoreSession: port<RootPorts['restoreSession']>('restoreSession'),
    readLoginRecord: port<RootPorts['readLoginRecord']>('readLoginRecord'),
    keepSession: port<RootPorts['keepSession']>('keepSession'),
    forgetSession: port<RootPorts['forgetSession']>('forgetSession'),
    logOut: port<RootPorts['logOut']>('logOut'),
    readRemembered: port<RootPorts['readRemembered']>('readRemembered'),
    fetchFlow: port<RootPorts['fetchFlow']>('fetchFlow'),
    fetchPopups: port<RootPorts['fetchPopups']>('fetchPopups'),
    fetchAttempts: port<RootPorts['fetchAttempts']>('fetchAttempts'),
    findDeletion: port<RootPorts['findDeletion']>('findDeletion'),
    forgetAccount: port<RootPorts['forgetAccount']>('forgetAccount'),
    fetchInfoPages: port<RootPorts['fetchInfoPages']>('fetchInfoPages'),
    openMaintenance: port<RootPorts['openMaintenance']>('openMaintenance'),
  },
  actions: {
    keepCredentials: assign((_, { credentials }: { credentials: Credentials }) => ({
      credentials,
    })),
    keepSession: assign((_, { output }: { output: Session | null }) => ({
      session: output,
      credentials: null,
      lastUserKey: output?.userKey ?? null,
      sessionLoss: null,
    })),
    keepLoss: assign((_, params: { reason: SessionLoss }) => ({ sessionLoss: params.reason })),
    dropSession: assign({ session: null }),
    forgetPerson: assign({ lastUserKey: null, loginRecord: null, sessionLoss: null }),
    keepLoginRecord: assign((_, { output }: { output: LoginRecord | null }) => ({
      loginRecord: output,
    })),
    keepMobile: assign(({ context: { credentials, loginRecord } }) => ({
      loginRecord: credentials
        ? { version: 1 as const, method: 'sms' as const, username: '', mobile: credentials.mobile }
        : loginRecord,
    })),
    /** Provided by the app. */
    applyLanguage: (_args, _params: { language: Language }) => {},
    announceRenewal: raise({ type: 'session.renewed' }),
    announceReplacement: raise({ type: 'session.replaced' }),
    announceRefresh: raise({ type: 'page.refreshed' }),
    announceDeletion: raise({ type: 'account.deleted' }),
    announceForgotten: raise({ type: 'account.forgotten' }),
    /** Logs `session_<reason>` for analytics (S8); provided by the app. */
    trackSessionLoss: (_args, _params: { reason: SessionLoss }) => {},
    keepRemembered: assign((_, { output }: { output: Remembered }) => ({ remembered: output })),
    forgetRemembered: assign({ remembered: nothingRemembered }),
    keepUnreadOutcomes: assign(({ context: { unread } }, { userKey, news }: AttemptsInput) => ({
      unread: { ...unread, [userKey]: news },
    })),
    forgetUnreadOutcomes: assign({ unread: {} }),
    request: assign((_, params: { location: Location }) => ({
      requested: openableLocation(params.location),
      below: [],
    })),
    /** Sets the location after a flow: the page that opened the flow, if any, instead of home. */
    leadOn: assign(
      ({ context }, { location, below }: { location: Location; below: Location | null }) =>
        location.page === 'home'
          ? { requested: context.below.at(-1) ?? location, below: context.below.slice(0, -1) }
          : {
              requested: openableLocation(location),
              // A page is listed only once, because a loan and its continuation link to each other.
              below: below
                ? [...context.below.filter(({ page }) => page !== below.page), below]
                : context.below,
            },
    ),
    startOver: assign({ requested: home, below: [], arrived: false }),
    enterFlow: assign((_, params: { flow: FlowId }) => ({
      activeFlow: params.flow,
      arrived: true,
    })),
    announceFlow: raise(({ context }) => ({
      type: 'flow.entered' as const,
      flow: flowThatAsks(context),
    })),
    announceNoFlow: raise({ type: 'flow.left' }),
    tellFlow: sendTo(
      ({ context }) => context.activeFlow,
      (_, event: FlowEvent) => event,
    ),
    /** A dialog of home hides the popup, so back then goes to home. */
    tellPopup: sendTo(
      ({ context, self }) =>
        flowHasTag(self.getSnapshot(), 'question') ? context.activeFlow : 'popups',
      (_, event: BackEvent) => event,
    ),
    followPopup: raise((_, { output }: { output: PopupsOutcome }) => ({
      type: 'location.requested' as const,
      location: outcomeAs(output, 'opens').location,
    })),
    tellAttempts: sendTo('attempts', (_, event: AttemptsEvent) => event),
    tellHelpCentre: sendTo('helpCentre', (_, event: RootNotice) => event),
    tellPermissions: sendTo('permissions', (_, event: RootNotice) => event),
    openInfoPage: assign(({ context }, params: { location: Location }) => ({
      infoPages: [
        ...context.infoPages.filter(({ page }) => page !== params.location.page),
        params.location,
      ],
    })),
    judgeForward: raise(({ self }, { location }: { location: Location }) => {
      const snapshot = self.getSnapshot();
      return {
        type: 'forward.judged' as const,
        location,
        coversMoney: flowHasTag(snapshot, 'money') && isFlowOnTop(snapshot),
      };
    }),
    closeInfoPage: assign(({ context }) => ({ infoPages: context.infoPages.slice(0, -1) })),
    closeAllInfoPages: assign({ infoPages: [] }),
    queueToast: assign(({ context: { toasts } }, text: ToastText) => {
      if (toasts.some((toast) => wordsOfToast(toast) === wordsOfToast(text))) return {};
      const id = (toasts.at(-1)?.id ?? 0) + 1;
      return {
        toasts: [...toasts, 'key' in text ? { id, key: text.key } : { id, message: text.message }],
      };
    }),
    dropToasts: assign({ toasts: [] }),
    dropToast: assign(({ context }) => ({ toasts: context.toasts.slice(1) })),
    announceMaintenance: assign((_, params: { time: number | null }) => ({
      maintenanceTime: params.time,
    })),
  },
  guards: {
    atHome: stateIn({ location: { inFlow: 'home' } }),
    notAtHome: not(stateIn({ location: { inFlow: 'home' } })),
    inFlow: stateIn({ location: 'inFlow' }),
    popupLeadsOn: outcomeIs<PopupsOutcome>('opens'),
    offerEnded: outcomeIs<PopupsOutcome>('offerEnded'),
    signedIn: stateIn({ session: 'signedIn' }),
    notSignedIn: not(stateIn({ session: 'signedIn' })),
    signingIn: stateIn({ session: 'signingIn' }),
    sessionRefused: (_, params: { error: unknown }) => failureOf(params.error).kind === 'session',
    logoutAsked: stateIn({ session: { signedIn: 'confirmingLogout' } }),
    accountEnded: (_, params: { ended: boolean }) => params.ended,
    deletionFound: (_, params: { deleted: boolean }) => params.deleted,
    sessionFound: (_, { output }: { output: Session | null }) => output !== null,
    samePerson: ({ context }, { output }: { output: Session }) =>
      context.lastUserKey === output.userKey,
    someoneNamed: ({ context }) => context.credentials !== null,
    someoneBefore: ({ context }) => context.lastUserKey !== null,
    asksForInfoPage: (_, params: { location: Location }) => isInfoPage(params.location.page),
    asksForPublicInfoPage: (_, params: { location: Location }) =>
      isInfoPage(params.location.page) &&
      !pageRow(params.location.page).needsLogin &&
      pageRow(params.location.page).restorable,
    asksForFlow: (_, params: { location: Location }) => belongsToFlow(params.location.page),
    nothingBelowMoves: (_, { coversMoney }: { coversMoney: boolean }) => !coversMoney,
    topNeedsLogin: ({ context: { infoPages } }) => {
      const top = infoPages.at(-1);
      return top !== undefined && pageRow(top.page).needsLogin;
    },
    infoPageOnTop: and([
      not('logoutAsked'),
      not('noInfoPages'),
      not(and(['signingIn', or(['topNeedsLogin', stateIn({ infoPages: 'belowLogin' })])])),
    ]),
    shownNatively: (_, params: { opened: boolean }) => params.opened,
    flowOnTop: and([not('logoutAsked'), not('signingIn'), 'noInfoPages']),
    topIs: ({ context }, params: { page: PageId }) =>
      context.infoPages.at(-1)?.page === params.page,
    noInfoPages: ({ context }) => context.infoPages.length === 0,
    attemptComesFirst: ({ context }, params: { flow: FlowId }) =>
      attemptComesFirst(context, params.flow),
    requestedFlowIs: ({ context }, params: { flow: FlowId }) =>
      pageRow(context.requested.page).flow === params.flow,
    toastWaiting: ({ context }) => context.toasts.length > 0,
  },
  delays: {
    /** Duration of a toast, in milliseconds (S9). */
    toast: toastDuration,
    /** Pause before a failed load of code is retried, in milliseconds. */
    fetchAgain: 30_000,
  },
});
