import type { BrowserContext, Request, Route } from '@playwright/test';
import * as v from 'valibot';
import { codes } from '#domain/codes.ts';
import type { Failure, SessionLoss } from '#domain/failure.ts';
import { encrypt } from '#protocol/cipher.ts';
import { decodeReply, type WireCall } from '#protocol/codec.ts';
import { maintenanceHeader, RequestBody } from '#protocol/envelope.ts';
import { stripPrefix } from '#protocol/prefix.ts';

/** What the server says to a request: the data of each call in it, or how it fails. */
export type Reply = { data: readonly unknown[] } | { failure: Failure } | { maintenance: number };

/** A request that waits for its answer. */
export type HeldCall = { calls: WireCall[]; answer: (reply: Reply) => Promise<void> };

const sessionCodes = {
  empty: codes.sessionEmpty,
  expired: codes.sessionExpired,
  squeezed: codes.sessionSqueezed,
} as const satisfies Record<SessionLoss, number>;

/** The envelope of a reply; null where none comes. */
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

function understand(request: Request): { packageName: string; calls: WireCall[] } {
  const { package: packageName, prefix } = v.parse(Headers, request.headers());
  const { body } = v.parse(RequestBody, decodeReply(request.postData() ?? '', packageName));
  const calls = body.map(({ method, data }) => ({ method, data: stripPrefix(data, prefix) }));
  return { packageName, calls };
}

async function fulfil(route: Route, calls: WireCall[], packageName: string, reply: Reply) {
  const say = (value: unknown, headers = {}) =>
    route.fulfill({
      contentType: 'text/plain',
      headers,
      body: encrypt(JSON.stringify(value), packageName),
    });
  if ('maintenance' in reply) {
    return say({ maintenanceTime: reply.maintenance }, { [maintenanceHeader]: '1' });
  }
  const envelope = envelopeOf(calls, reply);
  return envelope ? say(envelope) : route.abort();
}

/**
 * Holds every request to the server until it is answered, or given up by the page.
 *
 * @param autoReplies what is answered at once, by method
 */
export async function holdCalls(context: BrowserContext, autoReplies: Record<string, unknown>) {
  const held = new Map<Request, HeldCall>();
  await context.route('**/api/any/**', async (route) => {
    const request = route.request();
    const { packageName, calls } = understand(request);
    const answer = async (reply: Reply) => {
      held.delete(request);
      await fulfil(route, calls, packageName, reply);
    };
    const [first] = calls;
    if (first && first.method in autoReplies) return answer({ data: [autoReplies[first.method]] });
    held.set(request, { calls, answer });
  });
  const fetched = new Set<Request>();
  context.on('request', (request) => void fetched.add(request));
  context.on('requestfinished', (request) => void fetched.delete(request));
  context.on('requestfailed', (request) => {
    held.delete(request);
    fetched.delete(request);
  });
  return {
    /** Whether something is on its way that is not held. */
    fetching: () => [...fetched].some((request) => !held.has(request)),
    /** What waits now, the oldest first. */
    waiting: () => [...held.values()],
    find: (method: string) =>
      [...held.values()].find(({ calls }) => calls[0]?.method === method) ?? null,
  };
}

export type Calls = Awaited<ReturnType<typeof holdCalls>>;
