import type { ResponseEnvelope } from '#protocol/envelope.ts';
import type { MethodName } from '#protocol/methods.ts';
import { newSuffix, wireClient } from '#tests/contract/sandbox/wire-client.ts';
import { pause } from './server.ts';

/** Number of retries of a request, and the milliseconds between them. */
const tries = 100;
const between = 200;

/** The answer to a money request. */
export type Answer = { suffix: string; method: MethodName; code: number };

/**
 * A borrower’s client of the server, which can be down for a while; it records the response times.
 */
export function openLine(origin: string, token: string, took: number[]) {
  /** Records the milliseconds of answered requests. */
  const timed: typeof fetch = async (...request) => {
    const began = performance.now();
    const response = await fetch(...request);
    took.push(performance.now() - began);
    return response;
  };
  const wire = wireClient(origin, timed);

  /** Retries until the server answers. */
  async function insist<Reply>(send: () => Promise<Reply>): Promise<Reply> {
    for (let left = tries; ; left -= 1) {
      try {
        return await send();
      } catch (error) {
        // Only a failed connection is retried; every answer is final.
        if (!(error instanceof TypeError) || left === 0) throw error;
        await pause(between);
      }
    }
  }

  return {
    read: <Method extends MethodName>(method: Method, data: unknown) =>
      insist(() => wire.call(method, data, { token })),
    /**
     * Sends the same request at each attempt, as a browser resends it: the server detects copies by
     * suffix and `t`.
     */
    async move(method: MethodName, data: unknown): Promise<Answer> {
      const attempt = { suffix: newSuffix(), t: Date.now(), token };
      const { code }: ResponseEnvelope = await insist(() =>
        wire.envelope([{ method, data }], attempt),
      );
      return { suffix: attempt.suffix, method, code };
    },
    insist,
  };
}

export type Line = ReturnType<typeof openLine>;
