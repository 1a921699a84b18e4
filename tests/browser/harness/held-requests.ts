import type { CDPSession, Page } from '@playwright/test';

export type Stopped = { headers: Record<string, string>; postData?: string };

export type Stop = {
  session: CDPSession;
  requestId: string;
  request: Stopped;
  release: () => void;
};

/**
 * Stops every request to the server until it is answered, or aborted by the page. Playwright's
 * `route` would also stop each file of the app and disable the cache, which takes a third of the
 * time to open a page.
 *
 * @param receive returns the data of a waiting request; null if it is answered at once
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
    waiting: () => [...held.values()],
    /** Whether a request that is not held is in flight. */
    isFetching: () => [...fetched].some((request) => !held.has(request)),
  };
}
