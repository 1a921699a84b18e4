import type { CDPSession, Page } from '@playwright/test';

/** What the browser says of a request that it stopped. */
export type Stopped = { headers: Record<string, string>; postData?: string };

/** A request that is stopped: how the browser is told what becomes of it, and that it waits no more. */
export type Stop = {
  session: CDPSession;
  requestId: string;
  request: Stopped;
  release: () => void;
};

/**
 * Stops every request to the server until it is answered, or given up by the page. The browser is
 * asked to stop these alone: Playwright's `route` would stop each file of the app too and do
 * without the cache, which is a third of what it costs to open a page.
 *
 * @param receive what is to be known of a request while it waits; null where it is answered at once
 */
export async function holdRequests<Held>(page: Page, receive: (stop: Stop) => Held | null) {
  const held = new Map<string, Held>();
  const fetched = new Set<string>();
  const session = await page.context().newCDPSession(page);
  session.on('Network.requestWillBeSent', ({ requestId }) => void fetched.add(requestId));
  session.on('Network.loadingFinished', ({ requestId }) => void fetched.delete(requestId));
  session.on('Network.loadingFailed', ({ requestId }) => {
    held.delete(requestId);
    fetched.delete(requestId);
  });
  session.on('Fetch.requestPaused', ({ requestId, networkId = requestId, request }) => {
    const release = () => void held.delete(networkId);
    const one = receive({ session, requestId, request, release });
    if (one !== null) held.set(networkId, one);
  });
  await session.send('Network.enable');
  await session.send('Fetch.enable', { patterns: [{ urlPattern: '*/api/any/*' }] });
  return {
    /** What waits now, the oldest first. */
    waiting: () => [...held.values()],
    /** Whether something is on its way that is not held. */
    isFetching: () => [...fetched].some((request) => !held.has(request)),
    /** The page died: nobody waits any more. */
    forget: () => {
      held.clear();
      fetched.clear();
    },
  };
}
