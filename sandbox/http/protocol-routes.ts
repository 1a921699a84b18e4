import type { HttpBindings } from '@hono/node-server';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import { type Context, Hono } from 'hono';
import { minute } from '#domain/constants.ts';
import {
  maintenanceHeader,
  type MaintenanceNotice,
  type ResponseEnvelope,
} from '#protocol/envelope.ts';
import { clockOffset } from '../repositories/clocks.ts';
import { delayOf, errorCodeOf, type Fault } from '../control/faults.ts';
import { answerRequest, senderOf } from '../protocol/dispatcher.ts';
import { type ProtocolRequest, readRequest } from '../protocol/request.ts';
import { languageOf } from '../rules/agreement.ts';
import { wordsOfCode } from '../rules/code-words.ts';
import type { Sandbox } from '../sandbox.ts';
import { pictureAt } from '../repositories/service/pictures.ts';
import { logCalls } from '../control/calls.ts';
import { encipher } from '../protocol/cipher.ts';

/** A reply is encoded like its request. */
const encoded = (text: string, { encrypted, headers }: ProtocolRequest) =>
  encrypted
    ? { body: encipher(text, headers.package), type: 'text/plain; charset=utf-8' }
    : { body: text, type: 'application/json' };

/** The body of a fault that the app cannot decipher: hex that ends with an incomplete block. */
const undecipherable = {
  body: 'c0ffee'.repeat(11),
  type: 'text/plain; charset=utf-8',
} as const;

/** Requests without a socket, as in tests, have no bindings. */
type Http = { Bindings: Partial<HttpBindings> };

const maintenanceTime = 30 * minute;

type Exchange = {
  c: Context<Http>;
  sandbox: Sandbox;
  request: ProtocolRequest;
  mobile: string | null;
  /** Milliseconds by which the sender's clock is ahead of real time. */
  offset: number;
  fault: Fault | null;
  /** The reply; null if a fault applies. */
  envelope: ResponseEnvelope | null;
};

/** The route of the protocol (S7): `POST /any/:suffix?t=`. */
export function protocolRoutes(sandbox: Sandbox): Hono<Http> {
  const app = new Hono<Http>();
  app.post('/any/:suffix', async (c) => {
    const address = c.env?.incoming?.socket.remoteAddress ?? '';
    const request = await readRequest(c.req.raw, c.req.param('suffix'), address);
    const methods = request.calls.map(({ method }) => method);
    const context = await sandbox.database.work(async (tx) => {
      const sender = await senderOf(tx, request);
      const { mobile } = sender;
      const offset = await clockOffset(tx, mobile);
      const fault = sandbox.faults.take(mobile, methods);
      const work = sandbox.workIn(tx, offset);
      // A fault can delay the request, and other requests must not wait meanwhile, so the fault is
      // applied after the transaction.
      const envelope = fault ? null : await answerRequest(work, request, sender);
      return { mobile, offset, fault, envelope };
    });
    return exchange({ c, sandbox, request, ...context });
  });
  return app;
}

/** Faults whose calls are logged without an envelope. */
const preventing: readonly string[] = ['timeout', 'drop-before', 'http-500', 'maintenance'];

async function exchange(of: Exchange): Promise<Response> {
  const { c, sandbox, request, fault, envelope } = of;
  if (envelope) return reply(of, envelope);
  if (fault && preventing.includes(fault.kind)) logCalls(of, null);
  if (fault) await sandbox.wait(delayOf(fault));
  const errorCode = fault && errorCodeOf(fault.kind);
  if (errorCode !== null) {
    const words = wordsOfCode(errorCode, languageOf(request.headers.lang));
    const msg = words ?? `The sandbox was told to answer ${errorCode}.`;
    return reply(of, { code: errorCode, msg, data: [] });
  }
  switch (fault?.kind) {
    case 'timeout':
    case 'drop-before':
      return hangUp(c);
    case 'http-500':
      return c.text('Internal Server Error', 500);
    case 'maintenance':
      return maintain(of);
    default:
      return reply(of, await answerDelayed(of));
  }
}

/** Answers a request to which a fault applies, in a new transaction: the fault may delay it. */
const answerDelayed = ({ sandbox, request, mobile }: Exchange): Promise<ResponseEnvelope> =>
  sandbox.work(mobile, async (work) =>
    answerRequest(work, request, await senderOf(work.tx, request)),
  );

function reply(of: Exchange, envelope: ResponseEnvelope): Response {
  const { c, request, fault } = of;
  logCalls(of, envelope);
  const text = JSON.stringify(envelope);
  switch (fault?.kind) {
    case 'drop-after':
      return hangUp(c);
    case 'malformed':
      return send(of, encoded(text.slice(0, Math.ceil(text.length / 2)), request));
    case 'undecipherable':
      return send(of, undecipherable);
    default:
      return send(of, encoded(text, request));
  }
}

function hangUp(c: Context<Http>): Response {
  c.env?.incoming?.socket.destroy();
  return RESPONSE_ALREADY_SENT;
}

/** Replies that the system is under maintenance (S7). */
function maintain(of: Exchange): Response {
  const until = of.sandbox.realTime() + of.offset + maintenanceTime;
  const notice: MaintenanceNotice = { maintenanceTime: until };
  of.c.header(maintenanceHeader, '1');
  return send(of, encoded(JSON.stringify(notice), of.request), 503);
}

function send(
  { c, sandbox, offset }: Exchange,
  { body, type }: { body: string; type: string },
  status: 200 | 503 = 200,
): Response {
  c.header('Date', new Date(sandbox.realTime() + offset).toUTCString());
  c.header('Cache-Control', 'no-store');
  c.header('Content-Type', type);
  return c.body(body, status);
}

/** The addresses are secrets. The policy stops a picture from running as a page. */
export function pictureRoutes({ database, workIn }: Sandbox): Hono {
  const app = new Hono();
  app.get('/:secret{[0-9a-f]{32}}', async (c) => {
    const found = await database.work((tx) => pictureAt(tx, c.req.param('secret'), workIn));
    if (!found) return c.json({ error: 'no such picture' }, 404);
    c.header('Content-Type', found.type);
    c.header('Content-Disposition', 'inline');
    c.header('Content-Security-Policy', "default-src 'none'; sandbox");
    c.header('X-Content-Type-Options', 'nosniff');
    c.header('Cache-Control', 'private, max-age=86400, immutable');
    return c.body(new Uint8Array(found.bytes));
  });
  return app;
}
