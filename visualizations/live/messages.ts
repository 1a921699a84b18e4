import * as v from 'valibot';

const LiveActor = v.object({
  /** XState's session id, which differs between two runs of a flow. */
  id: v.string(),
  machine: v.string(),
  states: v.array(v.string()),
  status: v.string(),
  context: v.optional(v.unknown()),
});
export type LiveActor = v.InferOutput<typeof LiveActor>;

const LiveMove = v.object({
  actor: v.string(),
  machine: v.string(),
  event: v.string(),
  /** Ids in the format of `transitionIds`. */
  taken: v.array(v.string()),
});
export type LiveMove = v.InferOutput<typeof LiveMove>;

const Report = v.object({ actors: v.array(LiveActor), moves: v.array(LiveMove) });
export type Report = v.InferOutput<typeof Report>;

export const LiveMessage = v.variant('type', [
  /** The explorer asks all phones for a report. */
  v.object({ type: v.literal('requested') }),
  /** The app of a phone has started; an explorer answers with `requested`. */
  v.object({ type: v.literal('started'), phone: v.string() }),
  v.object({ type: v.literal('reported'), phone: v.string(), report: Report }),
  v.object({ type: v.literal('gone'), phone: v.string() }),
]);
export type LiveMessage = v.InferOutput<typeof LiveMessage>;

/** A channel between pages of one origin. Messages of any other format are dropped. */
export function openLiveChannel(hear: (message: LiveMessage) => void) {
  const channel = new BroadcastChannel('hiram.live');
  channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    const message = v.safeParse(LiveMessage, data);
    if (message.success) hear(message.output);
  });
  return {
    // A BroadcastChannel has no target parameter: it reaches only its own origin.
    // oxlint-disable-next-line unicorn/require-post-message-target-origin
    say: (message: LiveMessage) => channel.postMessage(message),
    close: () => channel.close(),
  };
}
