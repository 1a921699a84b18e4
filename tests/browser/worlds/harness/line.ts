import type { Page } from '@playwright/test';
import { holdRequests, type Stopped } from '#tests/browser/harness/held-requests.ts';
import { understand } from '#tests/browser/walk/harness/calls.ts';
import type { Reply } from '#tests/simulation/world/message.ts';

/** A pending request, with its decrypted content. */
export type Held = {
  words: string;
  /** Null breaks the connection. */
  end: (reply: Reply | null) => Promise<void>;
};

/** Returns the content of a request, decrypted and in one line. */
export const wordsOf = (request: Stopped): string => JSON.stringify(understand(request).calls);

/** Holds every request to the server until the player of the world ends it. */
export async function holdLine(page: Page) {
  const { waiting, isFetching, forget } = await holdRequests<Held>(
    page,
    ({ session, requestId, request, release }) => ({
      words: wordsOf(request),
      async end(reply) {
        release();
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
    }),
  );
  return {
    isFetching,
    forget,
    waiting: () => waiting().map(({ words }) => words),
    /** The nth pending request with this content. */
    find: (content: string, nth: number) =>
      waiting().filter(({ words }) => words === content)[nth] ?? null,
  };
}
