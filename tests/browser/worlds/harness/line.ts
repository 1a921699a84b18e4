import type { Page } from '@playwright/test';
import { type Stopped, understand } from '#tests/browser/walk/harness/calls.ts';
import type { Reply } from '#tests/simulation/server/server.ts';

/** A request of the page that waits, as what it says in clear. */
export type Held = {
  words: string;
  /** Null: the connection breaks. */
  end: (reply: Reply | null) => Promise<void>;
};

/** What a request says, in clear and in one line. */
export const wordsOf = (request: Stopped): string => JSON.stringify(understand(request).calls);

/** Holds every request to the server until somebody says what becomes of it. */
export async function holdLine(page: Page) {
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
    held.set(networkId, {
      words: wordsOf(request),
      async end(reply) {
        held.delete(networkId);
        if (reply === null) {
          await session.send('Fetch.failRequest', { requestId, errorReason: 'ConnectionReset' });
          return;
        }
        await session.send('Fetch.fulfillRequest', {
          requestId,
          responseCode: reply.status,
          responseHeaders: reply.headers.map(([name, value]) => ({ name, value })),
          body: Buffer.from(reply.text).toString('base64'),
        });
      },
    });
  });
  await session.send('Network.enable');
  await session.send('Fetch.enable', { patterns: [{ urlPattern: '*/api/any/*' }] });
  return {
    /** Whether something is on its way that is not held. */
    isFetching: () => [...fetched].some((request) => !held.has(request)),
    waiting: () => [...held.values()].map(({ words }) => words),
    /** The page died: nobody waits any more. */
    forget() {
      held.clear();
      fetched.clear();
    },
    /** Of those that wait and say this, the nth. */
    find: (words: string, nth: number) =>
      [...held.values()].filter((one) => one.words === words)[nth] ?? null,
  };
}
