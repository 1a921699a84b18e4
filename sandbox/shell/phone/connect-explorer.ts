import type { AnyActorRef } from 'xstate';
import { openLiveChannel } from '#visualizations/live/messages.ts';
import type { Frame } from './frame.ts';

/** Reports the machines of the app to the explorer, also after a restart of the app. */
export function connectExplorer(frame: Frame): void {
  const phone = crypto.getRandomValues(new Uint32Array(2)).join('-');
  let root: AnyActorRef | null = null;
  let stop = () => {};

  const channel = openLiveChannel(({ type }) => {
    if (type === 'asked') void follow();
  });

  async function follow() {
    const { watch } = await import('#visualizations/live/watch.ts');
    stop();
    if (root) stop = watch(root, (report) => channel.say({ type: 'told', phone, report }));
  }

  window.addEventListener('pagehide', () => channel.say({ type: 'gone', phone }));
  frame.onStart((started) => {
    stop();
    root = started;
    channel.say({ type: 'started', phone });
  });
}
