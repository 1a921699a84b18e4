import type { AnyActorRef } from 'xstate';
import { childrenOf } from '#app/store.ts';
import type { RootRequest } from '#machines/root/context.ts';
import type { Page } from '../phone/page.ts';

export type Event = { type: string };

/** Effect of a gesture: an event for the machine at the path `to`, or a request to the root. */
export type GestureEffect = { to: string; event: Event } | { request: RootRequest };

/** Sends the events and requests of a gesture to the machines of a page. */
export function perform(page: Page, effects: readonly GestureEffect[]): void {
  const { app } = page;
  for (const doing of effects) {
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
