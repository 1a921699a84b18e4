import * as v from 'valibot';
import { refreshH5 } from './bridge-actions.ts';

/** In characters; both sides refuse longer messages. */
export const maxBridgeMessage = 262_144;

export const CallbackName = v.pipe(v.string(), v.regex(/^cb_[0-9a-f]{32}$/));

/** `action` is `<prefix>_<name>`. */
export const BridgeMessage = v.object({
  id: v.pipe(v.string(), v.regex(/^[0-9a-f]{32}$/)),
  action: v.pipe(v.string(), v.regex(/^[A-Za-z][A-Za-z0-9]*_[A-Za-z0-9]+$/)),
  callback: v.optional(CallbackName),
  data: v.unknown(),
});
export type BridgeMessage = v.InferOutput<typeof BridgeMessage>;

export const FrameMessage = v.object({
  hiramBridge: v.pipe(v.string(), v.maxLength(maxBridgeMessage)),
});

/** In a frame, the message names the function of `window` that a native shell would call. */
export const FrameCall = v.object({
  hiramBridge: v.object({
    call: v.union([CallbackName, v.literal(refreshH5)]),
    reply: v.optional(v.unknown()),
  }),
});
export type FrameCall = v.InferOutput<typeof FrameCall>;

export function readBridgeMessage(text: string): BridgeMessage | undefined {
  if (text.length > maxBridgeMessage) return undefined;
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), BridgeMessage), text);
  return parsed.success ? parsed.output : undefined;
}
