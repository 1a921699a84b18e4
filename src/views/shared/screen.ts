import type { RootRequest } from '#machines/root/context.ts';

/**
 * `send` is for events of the flow, `request` for app-wide ones: back, another page, login, logout,
 * language.
 */
export type ScreenProps<View, Event> = {
  view: View;
  send: (event: Event) => void;
  request: (request: RootRequest) => void;
};
