import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import * as v from 'valibot';
import { afterAll } from 'vitest';
import { stripPrefix } from '#protocol/prefix.ts';
import { referenceDecrypt, referenceEncrypt } from './reference-cipher.ts';

/** `raw` is the text as sent. The data in `body` has no prefix. */
export type ReceivedRequest = {
  url: string;
  headers: IncomingMessage['headers'];
  raw: string;
  header: unknown;
  body: { method: string; data: unknown }[];
};

export type Behaviour = (response: ServerResponse, seen: ReceivedRequest) => void;

const Body = v.object({
  header: v.unknown(),
  body: v.array(v.object({ method: v.string(), data: v.unknown() })),
});

function understand(request: IncomingMessage, text: string): ReceivedRequest {
  const { headers } = request;
  const seen = { url: request.url ?? '', headers, raw: text };
  if (headers['content-type']?.startsWith('multipart/') === true) {
    return { ...seen, header: null, body: [] };
  }
  const name = v.parse(v.string(), headers.package);
  const prefix = v.parse(v.string(), headers.prefix);
  const json = text.startsWith('{') ? text : referenceDecrypt(text, name);
  const { header, body } = v.parse(v.pipe(v.string(), v.parseJson(), Body), json);
  const stripped = body.map(({ method, data }) => ({ method, data: stripPrefix(data, prefix) }));
  return { ...seen, header, body: stripped };
}

/**
 * A real HTTP server that implements the protocol with Node's own modules. The server stops after
 * the tests of the file.
 */
export async function wireServerOfFile() {
  const seen: ReceivedRequest[] = [];
  let behaviours: Behaviour[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const one = understand(request, Buffer.concat(chunks).toString('utf8'));
      seen.push(one);
      const behave = behaviours.length > 1 ? behaviours.shift() : behaviours[0];
      behave?.(response, one);
    });
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = v.parse(
    v.object({ port: v.number() }),
    server.address() satisfies AddressInfo | string | null,
  );
  afterAll(async () => {
    server.closeAllConnections();
    await new Promise((resolve) => {
      server.close(resolve);
    });
  });
  return {
    origin: `http://127.0.0.1:${port}`,
    seen,
    /** Sets the behaviour of the next requests in order; the last one is repeated. */
    will(...next: Behaviour[]): void {
      seen.length = 0;
      behaviours = next;
    },
  };
}

export const packageName = 'ph.hiram.app';

export function answer(envelope: unknown, headers: Record<string, string> = {}): Behaviour {
  return (response) => {
    response.writeHead(200, { 'Content-Type': 'text/plain', ...headers });
    response.end(referenceEncrypt(JSON.stringify(envelope), packageName));
  };
}

export function succeed(data: Record<string, unknown>): Behaviour {
  return (response, seen) => {
    const items = seen.body.map(({ method }) => ({ method, data: data[method] }));
    answer({ code: 0, msg: 'ok', data: items })(response, seen);
  };
}

export function raw(status: number, text: string, headers: Record<string, string> = {}): Behaviour {
  return (response) => {
    response.writeHead(status, headers);
    response.end(text);
  };
}

export const hangUp: Behaviour = (response) => response.destroy();
