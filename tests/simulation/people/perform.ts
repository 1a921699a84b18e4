import type { AnyActorRef } from 'xstate';
import { childrenOf } from '#app/store.ts';
import type { Page } from '../phone/page.ts';
import type { GestureEffect } from './gesture-effect.ts';

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
