import { useSyncExternalStore } from 'react';
import type { RootRequest } from '#machines/root/context.ts';
import type { Live } from '#machines/walk/live.ts';
import type { Preview } from '#visualizations/preview/preview.tsx';

/**
 * Renders the screen over the actor. Forwards `nav.back` to the actor, as the root machine does.
 */
export function Followed({ actor, preview }: { actor: Live['actor']; preview: Preview }) {
  const snapshot = useSyncExternalStore(
    (listener) => {
      const subscription = actor.subscribe(listener);
      return () => subscription.unsubscribe();
    },
    () => actor.getSnapshot(),
  );
  const request = (rootRequest: RootRequest) => {
    if (rootRequest.type === 'nav.back') actor.send(rootRequest);
  };
  return (
    <preview.Screen snapshot={snapshot} send={(event) => actor.send(event)} request={request} />
  );
}
