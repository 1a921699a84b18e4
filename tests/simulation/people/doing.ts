import type { AnyActorRef } from 'xstate';
import type { RootRequest } from '#machines/root/context.ts';
import type { Page } from '../phone/page.ts';

export type Event = { type: string };

/** What a gesture comes to: an event for a machine of the page, by its id, or a wish of the page as a whole. */
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
    const children: Record<string, AnyActorRef | undefined> = page.snapshot().children;
    const actor: AnyActorRef | undefined = doing.to === 'root' ? page.root : children[doing.to];
    actor?.send(doing.event);
  }
}
