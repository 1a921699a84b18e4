import { serve } from '@hono/node-server';
import * as v from 'valibot';
import { afterAll, describe, expect, it } from 'vitest';
import { openSandbox } from './in-memory.ts';
import { operationSteps } from './operations/operation-steps.ts';
import { wireClient } from './wire-client.ts';

const world = await openSandbox('2026-11-22T12:00:00+08:00');
const { control } = world;
const { application } = operationSteps(world);

/** A fault can end a connection, so the sandbox answers on a socket. */
const server = serve({ fetch: world.app.fetch, port: 0, hostname: '127.0.0.1' });
await new Promise((resolve) => server.once('listening', resolve));
afterAll(() => {
  server.close();
  world.close();
});
const { port } = v.parse(v.object({ port: v.number() }), server.address());
const wire = wireClient(`http://127.0.0.1:${port}`);

describe('a fault', () => {
  it.each([
    ['drop-before', null, 0],
    ['timeout', null, 0],
    ['http-500', 500, 0],
    ['maintenance', 503, 0],
    ['error-code:402005', 200, 0],
    ['drop-after', null, 1],
    ['malformed', 200, 1],
    ['undecipherable', 200, 1],
    ['slow', 200, 1],
  ])(
    '%s: the reply has status %j (null: no reply), and %i loan orders exist',
    async (kind, status, made) => {
      const borrower = await control.borrower('approved');
      const data = await application(borrower);
      await control.fault(borrower, { method: 'applyOrder', kind, delayMs: 1 });
      const sent = wire.send([{ method: 'applyOrder', data }], borrower);
      expect(await sent.then((reply) => reply.status).catch(() => null)).toBe(status);
      expect((await control.ledger(borrower)).orders).toHaveLength(made);
      expect(await control.calls(borrower)).toMatchObject([
        { method: 'applyOrder', fault: kind },
        {},
      ]);
    },
  );
});
