import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serve } from '@hono/node-server';
import * as v from 'valibot';
import { afterAll } from 'vitest';
import { minute } from '#domain/constants.ts';
import { type Database, openDatabase, type Transaction } from '#sandbox/database/database.ts';
import { sandboxAppOn } from '#sandbox/http/app.ts';
import { seededRandom } from '#sandbox/random.ts';
import { sandboxOn } from '#sandbox/sandbox.ts';
import { systemWait, type Wait } from '#sandbox/wait.ts';
import { controlClient, wireClient } from './wire-client.ts';

const Address = v.object({ port: v.number() });

/** A fixed hour, because it changes results, such as which channels are open. */
const noon = Date.parse('2026-11-22T12:00:00+08:00');

function watched(database: Database, onStatement: () => void): Database {
  const statements: readonly unknown[] = ['delete', 'insert', 'run', 'select', 'update'];
  const watch = (tx: Transaction) =>
    new Proxy(tx, {
      get(target, name) {
        if (statements.includes(name)) onStatement();
        const value: unknown = Reflect.get(target, name);
        if (typeof value !== 'function') return value;
        const method: unknown = value.bind(target);
        return method;
      },
    });
  return { ...database, work: (run) => database.work((tx) => run(watch(tx))) };
}

/**
 * A sandbox on a real socket. Its real time moves only with `pass`.
 *
 * @param wait replaces the timers by which faults delay a reply
 */
async function startSandbox(wait: Wait = systemWait) {
  const dataDir = mkdtempSync(join(tmpdir(), 'hiram-sandbox-'));
  let now = noon;
  const random = seededRandom('pandan');
  let statements = 0;
  const database = watched(await openDatabase({ dataDir }), () => {
    statements += 1;
  });
  const sandbox = sandboxOn(database, { realTime: () => now, random, wait });
  const app = sandboxAppOn(sandbox);
  const server = serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' });
  await new Promise<void>((resolve) => {
    server.once('listening', resolve);
  });
  // On a busy machine the default of 5 s can end a connection just when a call reuses it.
  if ('keepAliveTimeout' in server) server.keepAliveTimeout = minute;
  const { port } = v.parse(Address, server.address());
  return {
    origin: `http://127.0.0.1:${port}`,
    now: (): number => now,
    statements: (): number => statements,
    pass: (milliseconds: number): void => {
      now += milliseconds;
    },
    stop: async (): Promise<void> => {
      if ('closeAllConnections' in server) server.closeAllConnections();
      await new Promise((resolve) => {
        server.close(resolve);
      });
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

export async function sandboxOfFile(wait?: Wait) {
  const sandbox = await startSandbox(wait);
  afterAll(() => sandbox.stop());
  const { origin } = sandbox;
  return { sandbox, wire: wireClient(origin), control: controlClient(origin) };
}
