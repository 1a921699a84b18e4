import type { CDPSession, Page } from '@playwright/test';
import * as v from 'valibot';
import { codes } from '#domain/codes.ts';
import type { Failure, SessionLoss } from '#domain/failure.ts';
import { encrypt } from '#protocol/cipher.ts';
import { decodeReply, type WireCall } from '#protocol/codec.ts';
import { maintenanceHeader, RequestBody } from '#protocol/envelope.ts';
import { stripPrefix } from '#protocol/prefix.ts';
import { holdRequests, type Stopped } from '#tests/browser/harness/held-requests.ts';

export type Reply = { data: readonly unknown[] } | { failure: Failure } | { maintenance: number };

export type HeldCall = { calls: WireCall[]; answer: (reply: Reply) => Promise<void> };

const sessionCodes = {
  empty: codes.sessionEmpty,
  expired: codes.sessionExpired,
  squeezed: codes.sessionSqueezed,
} as const satisfies Record<SessionLoss, number>;

/** Returns null if the connection must fail. */
function envelopeOf(calls: readonly WireCall[], reply: Exclude<Reply, { maintenance: number }>) {
  if ('data' in reply) {
    const data = calls.map(({ method }, index) => ({ method, data: reply.data[index] }));
    return { code: codes.success, msg: 'ok', data };
  }
  const { failure } = reply;
  switch (failure.kind) {
    case 'session':
      return { code: sessionCodes[failure.reason], msg: failure.reason };
    case 'business':
      return { code: failure.code, msg: failure.message };
    case 'invalidPayload':
      return {
        code: codes.success,
        msg: 'ok',
        data: calls.map(({ method }) => ({ method, data: 0 })),
      };
    case 'network':
      return null;
    default:
      throw new Error(`no reply makes a call fail as ${failure.kind}`);
  }
}

const Headers = v.object({ package: v.string(), prefix: v.string() });

function understand(request: Stopped): { packageName: string; calls: WireCall[] } {
  const named = Object.entries(request.headers).map(([name, value]) => [name.toLowerCase(), value]);
  const { package: packageName, prefix } = v.parse(Headers, Object.fromEntries(named));
  const { body } = v.parse(RequestBody, decodeReply(request.postData ?? '', packageName));
  const calls = body.map(({ method, data }) => ({ method, data: stripPrefix(data, prefix) }));
  return { packageName, calls };
}

/** Errors of the browser for a request that is no longer pending. */
const needsNoAnswer = /has been closed|Invalid InterceptionId/;

async function fulfil(
  session: CDPSession,
  requestId: string,
  { calls, packageName, reply }: { calls: WireCall[]; packageName: string; reply: Reply },
): Promise<void> {
  const send = async (value: unknown, headers: { name: string; value: string }[] = []) => {
    await session.send('Fetch.fulfillRequest', {
      requestId,
      responseCode: 200,
      responseHeaders: [{ name: 'Content-Type', value: 'text/plain' }, ...headers],
      body: Buffer.from(encrypt(JSON.stringify(value), packageName)).toString('base64'),
    });
  };
  if ('maintenance' in reply) {
    return send({ maintenanceTime: reply.maintenance }, [{ name: maintenanceHeader, value: '1' }]);
  }
  const envelope = envelopeOf(calls, reply);
  if (envelope) await send(envelope);
  else await session.send('Fetch.failRequest', { requestId, errorReason: 'Failed' });
}

/** @param autoReplies replies that are sent at once, by method */
export async function holdCalls(page: Page, autoReplies: Record<string, unknown>) {
  const { waiting, isFetching } = await holdRequests<HeldCall>(
    page,
    ({ session, requestId, request, release }) => {
      const { packageName, calls } = understand(request);
      const answer = async (reply: Reply) => {
        release();
        await fulfil(session, requestId, { calls, packageName, reply });
      };
      const [first] = calls;
      if (!first || !(first.method in autoReplies)) return { calls, answer };
      answer({ data: [autoReplies[first.method]] }).catch((error: unknown) => {
        // A page that was closed or that cancelled the request needs no answer.
        if (!(error instanceof Error && needsNoAnswer.test(error.message))) throw error;
      });
      return null;
    },
  );
  return {
    fetching: isFetching,
    waiting,
    find: (method: string) => waiting().find(({ calls }) => calls[0]?.method === method) ?? null,
  };
}

export type Calls = Awaited<ReturnType<typeof holdCalls>>;
