import type { Page } from '@playwright/test';
import { holdRequests, type Stopped } from '#tests/browser/harness/held-requests.ts';
import { understand } from '#tests/browser/walk/harness/calls.ts';
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
    /** Of those that wait and say this, the nth. */
    find: (said: string, nth: number) =>
      waiting().filter(({ words }) => words === said)[nth] ?? null,
  };
}
