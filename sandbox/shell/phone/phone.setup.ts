import { assign, fromCallback, raise, sendTo, setup } from 'xstate';
import type { BridgeData, BridgeReply } from '#protocol/bridge-actions.ts';
import type { Borrower, Sms } from '../control/schemas.ts';
import { applicationMachine } from './application.machine.ts';
import type { FieldKind } from './autofill.ts';
import { type Ban, banAfter, bansRollback, noBan } from './ban.ts';
import type { BridgeAnswer, BridgeEvent } from './bridge-events.ts';

/** Any other name opens a page that only shows the name. */
const applicationPage = 'creditApplication';

export type PhoneContext = {
  borrower: Borrower | null;
  signedIn: boolean;
  title: string;
  tabs: boolean;
  pathname: string;
  /** The app asked for the native loading line. */
  covered: boolean;
  ban: Ban;
  sms: Sms | null;
  focused: FieldKind | null;
  /** The callback for the result of the last face check. */
  faceCallback: string | null;
  /** End of the maintenance, in milliseconds; null if unknown. */
  maintenanceUntil: number | null;
  pageName: string;
  storeUrl: string;
  notice: string;
};

/** The app's path and query; null without a page. */
export type Whereabouts = { pathname: string; search: string } | null;

export type PhoneEvent =
  | BridgeEvent
  | { type: 'frame.loaded' }
  | { type: 'frame.moved'; pathname: string }
  | { type: 'field.focused'; kind: FieldKind | null }
  | { type: 'field.missed' }
  | { type: 'borrower.started'; borrower: Borrower; path: string; signedIn: boolean }
  | { type: 'signIn.toggled'; signedIn: boolean }
  | { type: 'sms.arrived'; sms: Sms }
  | { type: 'sms.tapped' }
  | { type: 'sms.dismissed' }
  | { type: 'field.filled'; kind: FieldKind; text: string }
  | { type: 'back.pressed'; at: Whereabouts; deep: boolean }
  | { type: 'back.refused' }
  | { type: 'home.pressed' }
  | { type: 'app.opened' }
  | { type: 'tab.pressed'; path: string }
  | { type: 'screen.closed' }
  | { type: 'face.shown' }
  | { type: 'face.refused' };

function missing(name: string): never {
  throw new Error(`not provided: ${name}`);
}

/** @throws Error without a borrower, which the state `running` excludes */
export function known(borrower: Borrower | null): Borrower {
  return borrower ?? missing('borrower');
}

/** In milliseconds. An SMS with a code stays longer, because the user needs it. */
const smsTime = ({ context: { sms } }: { context: PhoneContext }) =>
  sms?.code === null ? 6_000 : 60_000;

/** The wiring provides the actors and actions that act on the frame. */
export const phoneSetup = setup({
  types: {
    context: {} as PhoneContext,
    events: {} as PhoneEvent,
    children: {} as { application: 'application' },
    meta: {} as { label: string },
  },
  actors: {
    frame: fromCallback<PhoneEvent>(() => missing('frame')),
    application: applicationMachine,
  },
  delays: { splashTime: 4_000, noticeTime: 2_600, smsTime },
  actions: {
    answer: (_, _params: BridgeAnswer) => missing('answer'),
    openPath: (_, _params: { path: string }) => missing('openPath'),
    reinstallApp: () => missing('reinstallApp'),
    reloadApp: () => missing('reloadApp'),
    refreshApp: () => missing('refreshApp'),
    goBack: () => missing('goBack'),
    /** `field.missed` follows if the page has no such field. */
    fillField: (_, _params: { kind: FieldKind; text: string }) => missing('fillField'),
    fillCode: () => missing('fillCode'),
    answerFace: (_, _params: BridgeReply<'checkFaceVerification'>) => missing('answerFace'),

    keepBorrower: assign((_, params: { borrower: Borrower; signedIn: boolean }) => ({
      borrower: params.borrower,
      signedIn: params.signedIn,
      sms: null,
    })),
    resetApp: assign({
      title: '',
      tabs: false,
      covered: false,
      ban: noBan,
      focused: null,
      faceCallback: null,
    }),
    keepSignedIn: assign((_, params: { signedIn: boolean }) => params),
    keepTitle: assign(({ context }, params: BridgeData<'currentPageTitle'>) => ({
      title: params.event === 'enter' ? params.pageTitle : context.title,
    })),
    keepPathname: assign((_, params: { pathname: string }) => ({ pathname: params.pathname })),
    keepTabs: assign((_, params: { show: boolean }) => ({ tabs: params.show })),
    keepCover: assign((_, params: { show: boolean }) => ({ covered: params.show })),
    keepBan: assign(({ context }, params: BridgeData<'banRollback'>) => ({
      ban: banAfter(context.ban, params),
    })),
    keepFocus: assign((_, params: { kind: FieldKind | null }) => ({ focused: params.kind })),
    keepSms: assign((_, params: { sms: Sms }) => params),
    keepFaceCallback: assign((_, params: { callback: string }) => ({
      faceCallback: params.callback,
    })),
    keepMaintenance: assign((_, params: { until: number | null }) => ({
      maintenanceUntil: params.until,
    })),
    keepPageName: assign((_, params: { page: string }) => ({ pageName: params.page })),
    keepStoreUrl: assign((_, params: { url: string }) => ({ storeUrl: params.url })),
    refuseBack: raise({ type: 'back.refused' }),
    passBackOn: sendTo('application', { type: 'back.pressed' }),
    say: assign((_, params: { notice: string }) => params),
  },
  guards: {
    isApplication: (_, params: { page: string }) => params.page === applicationPage,
    backBarred: ({ context }) => context.ban.isBan,
    pageStaysOpen: ({ context }, params: { at: Whereabouts }) =>
      bansRollback(context.ban, params.at),
    tellsOfAnOrder: (_, params: { sms: Sms }) => params.sms.code === null,
    hasCode: ({ context }) => typeof context.sms?.code === 'string',
    hasPageBefore: (_, params: { deep: boolean }) => params.deep,
  },
});
