import type { RootRequest } from '#machines/root/context.ts';

export type Event = { type: string };

/** Effect of a gesture: an event for the machine at the path `to`, or a request to the root. */
export type GestureEffect = { to: string; event: Event } | { request: RootRequest };

/** Something that a person can do on the current screen. */
export type Gesture = {
  /** The name in goals and stories: `borrow choice.confirmed`, `goes to home`. */
  name: string;
  does: () => GestureEffect[] | Promise<GestureEffect[]>;
};
