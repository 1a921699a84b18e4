import type { RootRequest } from '#machines/root/context.ts';

export type Event = { type: string };

/** An event for the machine at the path `to`, or a request to the root. */
export type GestureEffect = { to: string; event: Event } | { request: RootRequest };

export type Gesture = {
  name: string;
  does: () => GestureEffect[] | Promise<GestureEffect[]>;
};
