import * as v from 'valibot';
import {
  type AnsweredAction,
  type BridgeReply,
  bridgeActions as actions,
  type UnansweredAction,
} from '#protocol/bridge-actions.ts';
import {
  type BridgeMessage,
  CallbackName,
  FrameMessage,
  readBridgeMessage,
} from '#protocol/bridge-message.ts';

const bridgePrefix = 'hiram';

const withoutAnswer = <const A extends UnansweredAction, D extends v.GenericSchema>(
  action: A,
  { data }: { data: D },
) => v.object({ type: v.literal(`bridge.${action}` as const), data });

/** `callback` names the function that receives the answer. */
const withAnswer = <const A extends AnsweredAction, D extends v.GenericSchema>(
  action: A,
  { data }: { data: D },
) => v.object({ type: v.literal(`bridge.${action}` as const), data, callback: CallbackName });

const BridgeEvent = v.variant('type', [
  withAnswer('userInfo', actions.userInfo),
  withoutAnswer('logout', actions.logout),
  withAnswer('packageInfo', actions.packageInfo),
  withoutAnswer('eventByAF', actions.eventByAF),
  withAnswer('store', actions.store),
  withoutAnswer('refreshApp', actions.refreshApp),
  withoutAnswer('showBottomNavigate', actions.showBottomNavigate),
  withoutAnswer('showLoading', actions.showLoading),
  withoutAnswer('openPage', actions.openPage),
  withoutAnswer('onBack', actions.onBack),
  withoutAnswer('guideOpen', actions.guideOpen),
  withoutAnswer('expiredCreditOrRisk', actions.expiredCreditOrRisk),
  withoutAnswer('collectEventByHuaTuo', actions.collectEventByHuaTuo),
  withoutAnswer('currentPageTitle', actions.currentPageTitle),
  withAnswer('checkFaceVerification', actions.checkFaceVerification),
  withoutAnswer('banRollback', actions.banRollback),
  withoutAnswer('h5PageFinish', actions.h5PageFinish),
  withAnswer('deviceInfo', actions.deviceInfo),
  withAnswer('APPChannel', actions.APPChannel),
  withAnswer('systemMaintenanceOpen', actions.systemMaintenanceOpen),
]);
export type BridgeEvent = v.InferOutput<typeof BridgeEvent>;

export type BridgeAnswer = {
  [A in AnsweredAction]: { action: A; reply: BridgeReply<A> };
}[AnsweredAction];

export type Sender = { origin: string; source: unknown };

/** Undefined unless the message is valid and comes from the frame and this origin. */
export function acceptMessage(
  event: { origin: string; source: unknown; data: unknown },
  expected: Sender,
): BridgeMessage | undefined {
  if (expected.source === null || event.source !== expected.source) return undefined;
  if (event.origin !== expected.origin) return undefined;
  const framed = v.safeParse(FrameMessage, event.data);
  return framed.success ? readBridgeMessage(framed.output.hiramBridge) : undefined;
}

/** Undefined for another product's prefix. */
export function actionOf({ action }: BridgeMessage): string | undefined {
  const [prefix, name] = action.split('_');
  return prefix === bridgePrefix ? name : undefined;
}

/** Undefined if the action, data or callback is invalid. */
export function readEvent(message: BridgeMessage): BridgeEvent | undefined {
  const { callback, data } = message;
  const parsed = v.safeParse(BridgeEvent, { type: `bridge.${actionOf(message)}`, callback, data });
  return parsed.success ? parsed.output : undefined;
}
