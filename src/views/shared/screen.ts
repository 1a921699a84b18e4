import type { RootRequest } from '#machines/root/context.ts';

/** `send` is for the flow's events, `request` for those of the app, such as back or logout. */
export type ScreenProps<View, Event> = {
  view: View;
  send: (event: Event) => void;
  request: (request: RootRequest) => void;
};
