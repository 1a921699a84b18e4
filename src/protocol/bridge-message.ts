import * as v from 'valibot';
import { refreshH5 } from './bridge-actions.ts';

/** Maximum length of a message, in characters; both sides refuse longer ones. */
export const maxBridgeMessage = 262_144;

/** The name of a one-shot callback: `cb_` and 128 random bits. */
export const CallbackName = v.pipe(v.string(), v.regex(/^cb_[0-9a-f]{32}$/));

/** A message from the app to the shell, before JSON: `action` is `<prefix>_<name>`. */
export const BridgeMessage = v.object({
  id: v.pipe(v.string(), v.regex(/^[0-9a-f]{32}$/)),
  action: v.pipe(v.string(), v.regex(/^[A-Za-z][A-Za-z0-9]*_[A-Za-z0-9]+$/)),
  callback: v.optional(CallbackName),
  data: v.unknown(),
});
export type BridgeMessage = v.InferOutput<typeof BridgeMessage>;

/** The app's message to the shell in a frame: the text that a channel object would take. */
export const FrameMessage = v.object({
  hiramBridge: v.pipe(v.string(), v.maxLength(maxBridgeMessage)),
});

/** The shell's call in a frame: the function of `window` that a native shell would call. */
export const FrameCall = v.object({
  hiramBridge: v.object({
    call: v.union([CallbackName, v.literal(refreshH5)]),
    reply: v.optional(v.unknown()),
  }),
});
export type FrameCall = v.InferOutput<typeof FrameCall>;

/** Parses a bridge message; `undefined` for an invalid one. */
export function readBridgeMessage(text: string): BridgeMessage | undefined {
  if (text.length > maxBridgeMessage) return undefined;
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), BridgeMessage), text);
  return parsed.success ? parsed.output : undefined;
}
