import * as v from 'valibot';
import { AnalyticsEvent, TransactionTypes } from '#domain/analytics.ts';
import { DeviceInfo, PackageInfo } from '#domain/device.ts';
import { Id, Instant } from '#domain/primitives.ts';
import { Credentials } from '#domain/user.ts';

/**
 * What the app does instead where no shell takes the message: there is none, the post fails,
 * or an answer that is due does not come or does not parse.
 *
 * - `nothing`: the action only informs or adorns the shell; the app goes on.
 * - `unknown`: the call resolves to null and the caller goes on without the answer.
 * - `configured`: the call resolves to the values of the app's configuration.
 * - `reload`: the page reloads itself.
 * - `navigate`: the browser goes to the given address, if the URL classifier allows it.
 * - `needsApp`: the call says so, and the screen tells the person that the app is needed.
 * - `ownScreen`: the call says so, and the app shows its own screen.
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
 * One row of the table of bridge actions: what is sent, what the shell answers (`null`: it does
 * not answer), how long an answer may take in milliseconds, and what happens without a shell.
 */
export type BridgeAction = { data: v.GenericSchema; fallback: BridgeFallback } & (
  | { reply: v.GenericSchema; timeout: number }
  | { reply: null }
);

function table<const T extends Record<string, BridgeAction>>(rows: T): T {
  return rows;
}

const Nothing = v.object({});
/** Whether the shell did what it was asked. */
const Done = v.object({ success: v.boolean() });
const PageName = v.pipe(v.string(), v.regex(/^[A-Za-z][\w.-]{0,63}$/, 'not a page name'));

/** The 20 actions of the native app bridge (S7). */
export const bridgeActions = table({
  /** The borrower whom the shell knows to be logged in; null when nobody is. */
  userInfo: { data: Nothing, reply: v.nullable(Credentials), timeout: 3_000, fallback: 'unknown' },
  /** The person logged out of the pages; the shell forgets them too. */
  logout: { data: Nothing, reply: null, fallback: 'nothing' },
  packageInfo: { data: Nothing, reply: PackageInfo, timeout: 3_000, fallback: 'configured' },
  /** AppsFlyer; `judgeOpen` asks the shell to send it only where tracking is allowed. */
  eventByAF: {
    data: v.object({ event: v.string(), params: AnalyticsEvent, judgeOpen: v.boolean() }),
    reply: null,
    fallback: 'nothing',
  },
  /** Opens the app's page in the store; `url` is the same page on the web. */
  store: {
    data: v.object({ url: v.pipe(v.string(), v.url()) }),
    reply: Done,
    timeout: 3_000,
    fallback: 'navigate',
  },
  /** Restarts the web view with fresh pages. */
  refreshApp: { data: Nothing, reply: null, fallback: 'reload' },
  showBottomNavigate: {
    data: v.object({ show: v.boolean() }),
    reply: null,
    fallback: 'nothing',
  },
  /** The shell's own loading overlay; the app shows its own in any case. */
  showLoading: { data: v.object({ show: v.boolean() }), reply: null, fallback: 'nothing' },
  /** Opens a native page by name, such as the credit application. */
  openPage: {
    data: v.object({ page: PageName, query: v.record(v.string(), v.string()) }),
    reply: null,
    fallback: 'needsApp',
  },
  /** Back was pressed where the pages have nowhere to go back to; `type` says where from. */
  onBack: {
    data: v.object({ type: v.optional(PageName) }),
    reply: null,
    fallback: 'nothing',
  },
  /** Shows the shell's guide for a first loan. */
  guideOpen: { data: Nothing, reply: null, fallback: 'nothing' },
  /** The approved credit expired or is under risk: the shell takes the person through it again. */
  expiredCreditOrRisk: {
    data: v.object({ creditOrderId: Id }),
    reply: null,
    fallback: 'needsApp',
  },
  /** The product's own event collection. */
  collectEventByHuaTuo: {
    data: v.object({ event: v.string(), params: AnalyticsEvent }),
    reply: null,
    fallback: 'nothing',
  },
  /** The page that is shown or left, for the shell's title and its log. */
  currentPageTitle: {
    data: v.object({
      pageTitle: v.string(),
      event: v.picklist(['enter', 'exit']),
      transactionType: TransactionTypes,
      status: v.literal('success'),
    }),
    reply: null,
    fallback: 'nothing',
  },
  /** The person shows their face to the shell, which takes as long as it takes. */
  checkFaceVerification: {
    data: Nothing,
    reply: v.object({ result: v.picklist(['passed', 'failed', 'cancelled']) }),
    timeout: 180_000,
    fallback: 'unknown',
  },
  /** Bars the shell's own back, now or on the named pages. */
  banRollback: {
    data: v.union([
      v.object({ isBan: v.boolean() }),
      v.object({ pages: v.pipe(v.array(PageName), v.maxLength(64)) }),
    ]),
    reply: null,
    fallback: 'nothing',
  },
  /** The first page is drawn: the shell takes its splash screen away. */
  h5PageFinish: { data: Nothing, reply: null, fallback: 'nothing' },
  deviceInfo: { data: Nothing, reply: DeviceInfo, timeout: 3_000, fallback: 'configured' },
  /** The payment channels whose apps the pages may open, each with its URL scheme. */
  APPChannel: {
    data: v.object({
      channels: v.array(v.object({ name: PageName, scheme: v.pipe(v.string(), v.url()) })),
    }),
    reply: Done,
    timeout: 3_000,
    fallback: 'unknown',
  },
  /** Opens the native maintenance screen; null when the end is not known. */
  systemMaintenanceOpen: {
    data: v.object({ maintenanceTime: v.nullable(Instant) }),
    reply: Done,
    timeout: 3_000,
    fallback: 'ownScreen',
  },
});

export type BridgeActionName = keyof typeof bridgeActions;
export type BridgeData<A extends BridgeActionName> = v.InferInput<
  (typeof bridgeActions)[A]['data']
>;
/** The actions that the shell answers. */
export type AnsweredAction = {
  [A in BridgeActionName]: (typeof bridgeActions)[A] extends { reply: null } ? never : A;
}[BridgeActionName];
/** The actions that are only told. */
export type ToldAction = Exclude<BridgeActionName, AnsweredAction>;
/** What an action answers. */
export type BridgeReply<A extends AnsweredAction> = v.InferOutput<
  (typeof bridgeActions)[A]['reply']
>;

/** What the shell may call of its own accord, a function on `window`: the pages load afresh (S7). */
export const refreshH5 = 'refreshH5';
