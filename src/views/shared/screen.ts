import type { RootRequest } from '#machines/root/context.ts';

/**
 * What every screen gets: the view of its flow, `send` for what a person does in the flow, and
 * `request` for what concerns the whole app (back, another page, logging out, the language).
 */
export type ScreenProps<View, Event> = {
  view: View;
  send: (event: Event) => void;
  request: (request: RootRequest) => void;
};
