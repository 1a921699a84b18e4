import type { ResponseEnvelope } from '#protocol/envelope.ts';
import type { MethodName } from '#protocol/methods.ts';
import { newSuffix, wireClient } from '#tests/contract/sandbox/wire-client.ts';
import { pause } from './server.ts';

/** How often a request is sent while nobody answers, and the milliseconds between. */
const tries = 100;
const between = 200;

/** What a money request came to. */
export type Answer = { suffix: string; method: MethodName; code: number };

/** A borrower’s line to the server, which may be down for a while; it notes how long answers take. */
export function openLine(origin: string, token: string, took: number[]) {
  /** Milliseconds of the request itself, where somebody answered. */
  const timed: typeof fetch = async (...request) => {
    const began = performance.now();
    const response = await fetch(...request);
    took.push(performance.now() - began);
    return response;
  };
  const wire = wireClient(origin, timed);

  /** Until somebody answers. */
  async function insist<Reply>(send: () => Promise<Reply>): Promise<Reply> {
    for (let left = tries; ; left -= 1) {
      try {
        return await send();
      } catch (error) {
        // Only a line that breaks is tried again: what was answered is an answer.
        if (!(error instanceof TypeError) || left === 0) throw error;
        await pause(between);
      }
    }
  }

  return {
    read: <Method extends MethodName>(method: Method, data: unknown) =>
      insist(() => wire.call(method, data, { token })),
    /** The same request each time, as a browser sends it twice: the server tells copies by suffix and `t`. */
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
