import * as v from 'valibot';

/** A machine of the app that runs now. */
const LiveActor = v.object({
  /** XState's own id of it: another run of the same flow has another. */
  id: v.string(),
  /** The machine's id. */
  machine: v.string(),
  /** The ids of its active states. */
  states: v.array(v.string()),
  status: v.string(),
  /** What it knows, without what is secret. */
  context: v.optional(v.unknown()),
});
export type LiveActor = v.InferOutput<typeof LiveActor>;

/** A step that an actor took. */
const LiveMove = v.object({
  actor: v.string(),
  machine: v.string(),
  event: v.string(),
  /** The ids of the transitions that it took, as every report has them. */
  taken: v.array(v.string()),
});
export type LiveMove = v.InferOutput<typeof LiveMove>;

const Report = v.object({ actors: v.array(LiveActor), moves: v.array(LiveMove) });
export type Report = v.InferOutput<typeof Report>;

const neverGone = new Promise<never>(() => {});

const lockOf = (phone: string) => `hiram.live.${phone}`;

/** Only where the origin is a secure one: over plain http from another machine there are none. */
const locks = (): LockManager | undefined => navigator.locks;

/** Says for as long as this page lives that a phone is there. */
export function beThere(phone: string): void {
  void locks()?.request(lockOf(phone), () => new Promise(() => {}));
}

/**
 * Waits until a phone's page is gone, however it went, or until nobody wants to know any more.
 * Without locks it is never known to be gone.
 */
export async function untilGone(phone: string, signal: AbortSignal): Promise<void> {
  try {
    await (locks()?.request(lockOf(phone), { signal, mode: 'shared' }, () => {}) ?? neverGone);
  } catch (error) {
    if (!signal.aborted) throw error;
  }
}

/** What pages say to each other. `phone` tells several phones apart. */
export const LiveMessage = v.variant('type', [
  /** The explorer asks whoever is there. */
  v.object({ type: v.literal('asked') }),
  /** A phone's app has started: whoever wants to follow it asks. */
  v.object({ type: v.literal('started'), phone: v.string() }),
  v.object({ type: v.literal('told'), phone: v.string(), report: Report }),
]);
export type LiveMessage = v.InferOutput<typeof LiveMessage>;

/**
 * The channel between the simulated phone and the explorer: pages of one origin alone. What is no
 * message of theirs is dropped.
 */
export function openLiveChannel(hear: (message: LiveMessage) => void) {
  const channel = new BroadcastChannel('hiram.live');
  channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    const message = v.safeParse(LiveMessage, data);
    if (message.success) hear(message.output);
  });
  return {
    // A channel has no target but its own origin.
    // oxlint-disable-next-line unicorn/require-post-message-target-origin
    say: (message: LiveMessage) => channel.postMessage(message),
    close: () => channel.close(),
  };
}
