import { assign, fromCallback, raise, sendTo, setup } from 'xstate';
import type { BridgeReply } from '#protocol/bridge-actions.ts';
import { applicationMachine } from './application.machine.ts';
import type { FieldKind } from './autofill.ts';
import type { BridgeAnswer, BridgeEvent } from './bridge-events.ts';
import type { Borrower, Sms } from '../control/api.ts';

type Ban = {
  /** Whether the native back button is blocked on every page. */
  isBan: boolean;
  /** Pages on which the native back button does not close the app. */
  pages: readonly string[];
};

export const noBan: Ban = { isBan: false, pages: [] };

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
  },
  actors: {
    frame: fromCallback<PhoneEvent>(() => missing('frame')),
    application: applicationMachine,
  },
  delays: { splashTime: 4_000, noticeTime: 2_600, smsTime },
  actions: {
    answer: (_, _params: BridgeAnswer & { callback: string }) => missing('answer'),
    openPath: (_, _params: { path: string }) => missing('openPath'),
    reinstallApp: () => missing('reinstallApp'),
    reloadApp: () => missing('reloadApp'),
    refreshApp: () => missing('refreshApp'),
    goBack: () => missing('goBack'),
    /** `field.missed` follows if the page has no such field. */
    fillField: (_, _params: { kind: FieldKind; text: string }) => missing('fillField'),
    answerFace: (_, _params: BridgeReply<'checkFaceVerification'>) => missing('answerFace'),
    resetApp: assign({
      title: '',
      tabs: false,
      covered: false,
      ban: noBan,
      focused: null,
      faceCallback: null,
    }),
    refuseBack: raise({ type: 'back.refused' }),
    passBackOn: sendTo('application', { type: 'back.pressed' }),
  },
});
