import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { freePort } from '#tests/browser/free-port.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { borrowerSteps } from './borrower-steps.ts';
import { controlClient, newSuffix, wireClient } from './wire-client.ts';

const root = process.cwd();
let folder: string;
let port: string;
let server: ChildProcess | undefined;

/** Builds the real server as `npm run build` does, next to empty pages. */
beforeAll(async () => {
  mkdirSync(join(root, 'node_modules/.cache'), { recursive: true });
  folder = mkdtempSync(join(root, 'node_modules/.cache/durability-'));
  for (const site of ['app', 'shell', 'explorer']) {
    mkdirSync(join(folder, site));
    writeFileSync(join(folder, site, 'index.html'), '<!doctype html>');
  }
  await build({
    root,
    configFile: false,
    logLevel: 'silent',
    build: {
      ssr: 'sandbox/server.ts',
      outDir: join(folder, 'server'),
      target: 'node20',
      minify: false,
    },
  });
  port = await freePort();
});

afterAll(() => {
  server?.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

async function start(): Promise<void> {
  server = spawn(process.execPath, [join(folder, 'server/server.js')], {
    env: { ...process.env, PORT: port, DATA_DIR: join(folder, 'data') },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const { stdout } = server;
  await new Promise((resolve) => {
    stdout?.once('data', resolve);
  });
}

async function kill(): Promise<void> {
  const killed = server;
  await new Promise((resolve) => {
    killed?.once('exit', resolve);
    killed?.kill('SIGKILL');
  });
}

describe('the ledger', () => {
  it('keeps every acknowledged loan exactly once after kill -9', async () => {
    await start();
    const origin = `http://127.0.0.1:${port}`;
    const wire = wireClient(origin);
    const control = controlClient(origin);

    for (let round = 0; round < 4; round += 1) {
      const borrowers = await Promise.all(
        Array.from({ length: 6 }, async () => control.borrower('approved')),
      );
      const requests = await Promise.all(
        borrowers.map(async (borrower) => {
          const data = await borrowerSteps({ wire, control }).application(borrower);
          const call = { method: 'applyOrder', data };
          const { token } = borrower;
          return { borrower, call, options: { token, suffix: newSuffix(), t: Date.now() } };
        }),
      );
      const replies = requests.map(async ({ call, options }) =>
        wire.envelope([call], options).catch(() => null),
      );
      await Promise.race(replies);
      await kill();
      const acknowledged = await Promise.all(replies);
      await start();

      for (const [index, { borrower, call, options }] of requests.entries()) {
        const before = await control.ledger(borrower);
        const reply = acknowledged[index];
        expect(before.orders.length).toBeGreaterThanOrEqual(reply ? 1 : 0);
        const again = await wire.envelope([call], options);
        expect(again.code).toBe(0);
        expect(again).toEqual(reply ?? again);
        expect((await control.ledger(borrower)).orders).toHaveLength(1);
      }
      expect(acknowledged.some((reply) => reply !== null)).toBe(true);
    }
  });
});
