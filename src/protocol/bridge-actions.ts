import * as v from 'valibot';
import { AnalyticsEvent, TransactionTypes } from '#domain/analytics.ts';
import { DeviceInfo, PackageInfo } from '#domain/account/device.ts';
import { Id, Instant } from '#domain/primitives.ts';
import { Credentials } from '#domain/account/user.ts';
import { by, type Caller } from './caller.ts';

/**
 * The app's fallback if no shell carries out an action. `unknown` resolves to null, `configured` to
 * the configured values. With `needsApp` and `ownScreen` the call returns `opened: false`, and a
 * screen takes over.
 */
export type BridgeFallback =
  | 'nothing'
  | 'unknown'
  | 'configured'
  | 'reload'
  | 'navigate'
  | 'needsApp'
  | 'ownScreen';

/** `timeout` is in milliseconds; `reply` is null for an action without an answer. */
export type BridgeAction = { data: v.GenericSchema; fallback: BridgeFallback; caller: Caller } & (
  | { reply: v.GenericSchema; timeout: number }
  | { reply: null }
);

function table<const T extends Record<string, BridgeAction>>(rows: T): T {
  return rows;
}

const Nothing = v.object({});
const Done = v.object({ success: v.boolean() });
const PageName = v.pipe(v.string(), v.regex(/^[A-Za-z][\w.-]{0,63}$/));

/** The 20 actions of the native app bridge (S7). */
export const bridgeActions = table({
  /** Null if no borrower is logged in to the native app. */
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
  /** The shell logs out too. */
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
  /** `judgeOpen`: the shell sends the event only if tracking is allowed. */
  eventByAF: {
    data: v.object({ event: v.string(), params: AnalyticsEvent, judgeOpen: v.boolean() }),
    reply: null,
    fallback: 'nothing',
    caller: by('services/analytics', 'every analytics event'),
  },
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
  showLoading: {
    data: v.object({ show: v.boolean() }),
    reply: null,
    fallback: 'nothing',
    caller: by('app', 'the loading overlay appears or disappears'),
  },
  openPage: {
    data: v.object({ page: PageName, query: v.record(v.string(), v.string()) }),
    reply: null,
    fallback: 'needsApp',
    caller: by('home', 'the borrower continues the credit application'),
  },
  onBack: {
    data: v.object({ type: v.optional(PageName) }),
    reply: null,
    fallback: 'nothing',
    caller: by('root', 'the borrower goes back on a page without an earlier page'),
  },
  guideOpen: {
    data: Nothing,
    reply: null,
    fallback: 'nothing',
    caller: by('borrow', 'the limit page opens for a borrower without earlier loans; once'),
  },
  /** The native app opens the credit application again. */
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
  /** `isBan` blocks the shell's own back. On `pages`, the shell's back key asks the page. */
  banRollback: {
    data: v.union([
      v.object({ isBan: v.boolean() }),
      v.object({ pages: v.pipe(v.array(PageName), v.maxLength(64)) }),
    ]),
    reply: null,
    fallback: 'nothing',
    caller: by('app', 'the app starts; a money action starts or ends'),
  },
  /** The shell hides its splash screen. */
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
  /** The payment apps that may be opened. */
  APPChannel: {
    data: v.object({
      channels: v.array(v.object({ name: PageName, scheme: v.pipe(v.string(), v.url()) })),
    }),
    reply: Done,
    timeout: 3_000,
    fallback: 'unknown',
    caller: by('app', 'the app starts in a shell'),
  },
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

/** The function on `window` with which the shell refreshes the page (S7). */
export const refreshH5 = 'refreshH5';
