import * as v from 'valibot';
import { refreshH5 } from './bridge-actions.ts';

/** Messages longer than this, in characters, are refused on both sides. */
export const maxBridgeMessage = 262_144;

/** The name of a one-shot callback: `cb_` and 128 random bits. */
export const CallbackName = v.pipe(v.string(), v.regex(/^cb_[0-9a-f]{32}$/));

/** A message of the app to the shell, before JSON: `action` is `<prefix>_<name>`. */
export const BridgeMessage = v.object({
  id: v.pipe(v.string(), v.regex(/^[0-9a-f]{32}$/)),
  action: v.pipe(v.string(), v.regex(/^[A-Za-z][A-Za-z0-9]*_[A-Za-z0-9]+$/)),
  callback: v.optional(CallbackName),
  data: v.unknown(),
});
export type BridgeMessage = v.InferOutput<typeof BridgeMessage>;

/** In a frame, app to shell: the very string that a channel object would get. */
export const FrameMessage = v.object({
  hiramBridge: v.pipe(v.string(), v.maxLength(maxBridgeMessage)),
});

/** In a frame, shell to app: which function of `window` a native shell would have called. */
export const FrameCall = v.object({
  hiramBridge: v.object({
    call: v.union([CallbackName, v.literal(refreshH5)]),
    reply: v.optional(v.unknown()),
  }),
});
export type FrameCall = v.InferOutput<typeof FrameCall>;

/** A bridge message read from the string that crossed; undefined if it is not one. */
export function readBridgeMessage(text: string): BridgeMessage | undefined {
  if (text.length > maxBridgeMessage) return undefined;
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), BridgeMessage), text);
  return parsed.success ? parsed.output : undefined;
}
