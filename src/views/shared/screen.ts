import type { RootRequest } from '#machines/root/context.ts';

/**
 * The props of every screen: the view of its flow, `send` for events of the flow, and `request` for
 * app-wide actions (back, another page, logout, language).
 */
export type ScreenProps<View, Event> = {
  view: View;
  send: (event: Event) => void;
  request: (request: RootRequest) => void;
};
