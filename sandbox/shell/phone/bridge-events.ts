import * as v from 'valibot';
import {
  type AnsweredAction,
  type BridgeReply,
  bridgeActions as actions,
  type ToldAction,
} from '#protocol/bridge-actions.ts';
import {
  type BridgeMessage,
  CallbackName,
  FrameMessage,
  readBridgeMessage,
} from '#protocol/bridge-message.ts';

/** The product's prefix of action names. */
export const bridgePrefix = 'hiram';

/** An action that the app told of, its data checked. */
const told = <const A extends ToldAction, D extends v.GenericSchema>(
  action: A,
  { data }: { data: D },
) => v.object({ type: v.literal(`bridge.${action}` as const), data });

/** An action that the app waits on; `callback` names where the answer goes. */
const asked = <const A extends AnsweredAction, D extends v.GenericSchema>(
  action: A,
  { data }: { data: D },
) => v.object({ type: v.literal(`bridge.${action}` as const), data, callback: CallbackName });

const BridgeEvent = v.variant('type', [
  asked('userInfo', actions.userInfo),
  told('logout', actions.logout),
  asked('packageInfo', actions.packageInfo),
  told('eventByAF', actions.eventByAF),
  asked('store', actions.store),
  told('refreshApp', actions.refreshApp),
  told('showBottomNavigate', actions.showBottomNavigate),
  told('showLoading', actions.showLoading),
  told('openPage', actions.openPage),
  told('onBack', actions.onBack),
  told('guideOpen', actions.guideOpen),
  told('expiredCreditOrRisk', actions.expiredCreditOrRisk),
  told('collectEventByHuaTuo', actions.collectEventByHuaTuo),
  told('currentPageTitle', actions.currentPageTitle),
  asked('checkFaceVerification', actions.checkFaceVerification),
  told('banRollback', actions.banRollback),
  told('h5PageFinish', actions.h5PageFinish),
  asked('deviceInfo', actions.deviceInfo),
  asked('APPChannel', actions.APPChannel),
  asked('systemMaintenanceOpen', actions.systemMaintenanceOpen),
]);
/** What each of the 20 actions means to the phone. */
export type BridgeEvent = v.InferOutput<typeof BridgeEvent>;

/** An answer on its way to a callback of the app. */
export type BridgeAnswer = {
  [A in AnsweredAction]: { action: A; callback: string; reply: BridgeReply<A> };
}[AnsweredAction];

/** What a window message must match besides its schema. */
export type Sender = { origin: string; source: unknown };

/**
 * The bridge message in a window message: undefined unless it comes from the frame itself, from
 * our own origin, and is one.
 */
export function acceptMessage(
  event: { origin: string; source: unknown; data: unknown },
  expected: Sender,
): BridgeMessage | undefined {
  if (expected.source === null || event.source !== expected.source) return undefined;
  if (event.origin !== expected.origin) return undefined;
  const framed = v.safeParse(FrameMessage, event.data);
  return framed.success ? readBridgeMessage(framed.output.hiramBridge) : undefined;
}

/** The bare name of an action that carries our prefix; undefined for another product's. */
export function actionOf({ action }: BridgeMessage): string | undefined {
  const [prefix, name] = action.split('_');
  return prefix === bridgePrefix ? name : undefined;
}

/** The event that a bridge message means to the phone; undefined for what no native app would take. */
export function readEvent(message: BridgeMessage): BridgeEvent | undefined {
  const { callback, data } = message;
  const parsed = v.safeParse(BridgeEvent, { type: `bridge.${actionOf(message)}`, callback, data });
  return parsed.success ? parsed.output : undefined;
}
