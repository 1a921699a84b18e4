import * as v from 'valibot';
import { AnalyticsEvent, TransactionTypes } from '#domain/analytics.ts';
import { DeviceInfo, PackageInfo } from '#domain/account/device.ts';
import { Id, Instant } from '#domain/primitives.ts';
import { Credentials } from '#domain/account/user.ts';
import { by, type Caller } from './caller.ts';

/**
 * The fallback if no shell receives the message: no shell exists, the post fails, or a required
 * answer is missing or invalid.
 *
 * - `nothing`: the action only informs or decorates the shell; the app continues.
 * - `unknown`: the call resolves to null and the caller continues without the answer.
 * - `configured`: the call resolves to the values of the app's configuration.
 * - `reload`: the page reloads itself.
 * - `navigate`: the browser opens the given address, if the URL classifier allows it.
 * - `needsApp`: the call reports it, and the screen shows that the app is needed.
 * - `ownScreen`: the call reports it, and the app shows its own screen.
 */
export type BridgeFallback =
  | 'nothing'
  | 'unknown'
  | 'configured'
  | 'reload'
  | 'navigate'
  | 'needsApp'
  | 'ownScreen';

/**
 * One row of the table of bridge actions: sent data, the shell's answer (`null`: none), time limit
 * of the answer in milliseconds, fallback without a shell, and callers.
 */
export type BridgeAction = { data: v.GenericSchema; fallback: BridgeFallback; caller: Caller } & (
  | { reply: v.GenericSchema; timeout: number }
  | { reply: null }
);

function table<const T extends Record<string, BridgeAction>>(rows: T): T {
  return rows;
}

const Nothing = v.object({});
/** Whether the shell carried out the request. */
const Done = v.object({ success: v.boolean() });
const PageName = v.pipe(v.string(), v.regex(/^[A-Za-z][\w.-]{0,63}$/));

/** The 20 actions of the native app bridge (S7). */
export const bridgeActions = table({
  /** The borrower in the native app; null if no borrower is logged in there. */
  userInfo: {
    data: Nothing,
    reply: v.nullable(Credentials),
    timeout: 3_000,
    fallback: 'unknown',
    caller: by(
      'session',
      'the app starts; the shell’s reply replaces a different stored borrower, even if it is late',
    ),
  },
  /** The borrower logged out in the app, or deleted the account; the shell logs out too. */
  logout: {
    data: Nothing,
    reply: null,
    fallback: 'nothing',
    caller: by('session', 'the borrower logs out or deletes the account'),
  },
  packageInfo: {
    data: Nothing,
    reply: PackageInfo,
    timeout: 3_000,
    fallback: 'configured',
    caller: by('app', 'the app starts'),
  },
  /** AppsFlyer; with `judgeOpen`, the shell sends the event only if tracking is allowed. */
  eventByAF: {
    data: v.object({ event: v.string(), params: AnalyticsEvent, judgeOpen: v.boolean() }),
    reply: null,
    fallback: 'nothing',
    caller: by('services/analytics', 'every analytics event'),
  },
  /** Opens the app's page in the store; `url` is the same page on the web. */
  store: {
    data: v.object({ url: v.pipe(v.string(), v.url()) }),
    reply: Done,
    timeout: 3_000,
    fallback: 'navigate',
    caller: by('rating', 'the borrower opens the store after a rating'),
  },
  /** Restarts the web view and reloads its pages. */
  refreshApp: {
    data: Nothing,
    reply: null,
    fallback: 'reload',
    caller: by(
      'app',
      'the borrower reloads after a failure of the app; another borrower is logged in',
    ),
  },
  showBottomNavigate: {
    data: v.object({ show: v.boolean() }),
    reply: null,
    fallback: 'nothing',
    caller: by('app', 'home opens or closes'),
  },
  /** The shell's own loading overlay, in addition to the app's. */
  showLoading: {
    data: v.object({ show: v.boolean() }),
    reply: null,
    fallback: 'nothing',
    caller: by('app', 'the loading overlay appears or disappears'),
  },
  /** Opens a native page by name, such as the credit application. */
  openPage: {
    data: v.object({ page: PageName, query: v.record(v.string(), v.string()) }),
    reply: null,
    fallback: 'needsApp',
    caller: by('home', 'the borrower continues the credit application'),
  },
  /** Back was pressed on the first page; `type` is the page. */
  onBack: {
    data: v.object({ type: v.optional(PageName) }),
    reply: null,
    fallback: 'nothing',
    caller: by('root', 'the borrower goes back on a page without an earlier page'),
  },
  /** Shows the shell's guide for a first loan. */
  guideOpen: {
    data: Nothing,
    reply: null,
    fallback: 'nothing',
    caller: by('borrow', 'the limit page opens for a borrower without earlier loans; once'),
  },
  /** The approved credit expired or is at risk: the shell repeats the credit application. */
  expiredCreditOrRisk: {
    data: v.object({ creditOrderId: Id }),
    reply: null,
    fallback: 'needsApp',
    caller: by('home, borrow', 'the credit check reports an expiry or a risk'),
  },
  /** The product's own event collection. */
  collectEventByHuaTuo: {
    data: v.object({ event: v.string(), params: AnalyticsEvent }),
    reply: null,
    fallback: 'nothing',
    caller: by('services/analytics', 'every analytics event'),
  },
  /** The opened or left page, for the shell's title and its log. */
  currentPageTitle: {
    data: v.object({
      pageTitle: v.string(),
      event: v.picklist(['enter', 'exit']),
      transactionType: TransactionTypes,
      status: v.literal('success'),
    }),
    reply: null,
    fallback: 'nothing',
    caller: by('services/analytics', 'a page opens; a page closes for a page of another title'),
  },
  /** The shell checks the borrower's face; the borrower has three minutes for it. */
  checkFaceVerification: {
    data: Nothing,
    reply: v.object({ result: v.picklist(['passed', 'failed', 'cancelled']) }),
    timeout: 180_000,
    fallback: 'unknown',
    caller: by(
      'bankCardChange',
      'the borrower confirms the new account, and the lender requires a face check',
    ),
  },
  /**
   * Blocks the shell's own back while `isBan`. On `pages` (page ids), the shell's back key asks the
   * page and never closes the app.
   */
  banRollback: {
    data: v.union([
      v.object({ isBan: v.boolean() }),
      v.object({ pages: v.pipe(v.array(PageName), v.maxLength(64)) }),
    ]),
    reply: null,
    fallback: 'nothing',
    caller: by('app', 'the app starts; a money action starts or ends'),
  },
  /** The first page is rendered: the shell hides its splash screen. */
  h5PageFinish: {
    data: Nothing,
    reply: null,
    fallback: 'nothing',
    caller: by('app', 'the first page is rendered'),
  },
  deviceInfo: {
    data: Nothing,
    reply: DeviceInfo,
    timeout: 3_000,
    fallback: 'configured',
    caller: by('services/api', 'a request is sent before the device is known'),
  },
  /** The payment channels whose apps may be opened, with their URL schemes. */
  APPChannel: {
    data: v.object({
      channels: v.array(v.object({ name: PageName, scheme: v.pipe(v.string(), v.url()) })),
    }),
    reply: Done,
    timeout: 3_000,
    fallback: 'unknown',
    caller: by('app', 'the app starts in a shell'),
  },
  /** Opens the native maintenance screen; null if the end is unknown. */
  systemMaintenanceOpen: {
    data: v.object({ maintenanceTime: v.nullable(Instant) }),
    reply: Done,
    timeout: 3_000,
    fallback: 'ownScreen',
    caller: by('root', 'a reply has the maintenance header'),
  },
});

export type BridgeActionName = keyof typeof bridgeActions;
export type BridgeData<A extends BridgeActionName> = v.InferInput<
  (typeof bridgeActions)[A]['data']
>;
export type AnsweredAction = {
  [A in BridgeActionName]: (typeof bridgeActions)[A] extends { reply: null } ? never : A;
}[BridgeActionName];
export type UnansweredAction = Exclude<BridgeActionName, AnsweredAction>;
export type BridgeReply<A extends AnsweredAction> = v.InferOutput<
  (typeof bridgeActions)[A]['reply']
>;

/**
 * A function on `window` that the shell calls to refresh the page: the root reloads its data (S7).
 */
export const refreshH5 = 'refreshH5';
