import type { AnyActorRef } from 'xstate';
import { childrenOf } from '#app/store.ts';
import type { RootRequest } from '#machines/root/context.ts';
import type { Page } from '../phone/page.ts';

export type Event = { type: string };

/** What a gesture comes to: an event for a machine of the page, by its id or the ids that lead to it, or a wish of the page as a whole. */
export type Doing = { to: string; event: Event } | { request: RootRequest };

/** Does on a page what a person's gesture comes to there. */
export function perform(page: Page, doings: readonly Doing[]): void {
  const { app } = page;
  for (const doing of doings) {
    if ('request' in doing) {
      app.request(doing.request);
      continue;
    }
    app.interacted();
    const path = doing.to === 'root' ? [] : doing.to.split('/');
    let actor: AnyActorRef | undefined = page.root;
    for (const id of path) actor = actor && childrenOf(actor).find((child) => child.id === id);
    actor?.send(doing.event);
  }
}
