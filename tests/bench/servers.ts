import { spawn } from 'node:child_process';
import { createCipheriv, createDecipheriv } from 'node:crypto';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serve } from '@hono/node-server';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';
import { appHeaders, assetHeaders } from '#sandbox/http/security-headers.ts';
import { cipherKey } from './floor/cipher-key.ts';

export type Site = { origin: string; close: () => Promise<void> };

/** Timeout for the sandbox's start, in milliseconds. */
const patience = 20_000;

/**
 * The built app on its built sandbox, with a separate database.
 *
 * @param worker whether its service worker stores files
 */
export async function serveApp(port: string, worker: 'on' | 'off' = 'off'): Promise<Site> {
  const data = await mkdtemp(join(tmpdir(), 'hiram-bench-'));
  const server = spawn(process.execPath, ['dist/server/server.js'], {
    // A service worker's prefetch would disturb the measurements.
    env: { ...process.env, PORT: port, DATA_DIR: data, WORKER: worker },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const origin = `http://127.0.0.1:${port}`;
  const close = async () => {
    if (server.exitCode === null) {
      const gone = new Promise((resolve) => server.once('exit', resolve));
      server.kill();
      await gone;
    }
    await rm(data, { recursive: true, force: true });
  };
  for (const began = Date.now(); ; await new Promise((resolve) => setTimeout(resolve, 100))) {
    const up = await fetch(origin).then(
      ({ ok }) => ok,
      () => false,
    );
    if (up) return { origin, close };
    if (server.exitCode !== null || Date.now() - began > patience) {
      await close();
      throw new Error('the sandbox did not start');
    }
  }
}

/** Serves a floor like the app: compressed, with the same headers, one page for every path. */
export async function serveFloor(root: string): Promise<Site> {
  const page = appHeaders(await readFile(join(root, 'index.html'), 'utf8'));
  const app = new Hono();
  app.post('/floor-api/:method', async (c) => {
    const request = decipher(await c.req.text());
    return c.text(encipher(c.req.param('method') === 'login' ? person : { paid: request !== '' }));
  });
  const files = (path: string | undefined, headers: Readonly<Record<string, string>>) =>
    serveStatic({
      root,
      ...(path === undefined ? {} : { path }),
      precompressed: true,
      onFound: (_, c) => {
        for (const [name, value] of Object.entries(headers)) c.header(name, value);
      },
    });
  app.use('/assets/*', files(undefined, assetHeaders));
  app.get('/*', files('index.html', page));
  return new Promise((resolve) => {
    const server = serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' }, ({ port }) =>
      resolve({
        origin: `http://127.0.0.1:${port}`,
        close: () => new Promise((closed) => server.close(() => closed())),
      }),
    );
  });
}

const day = 24 * 60 * 60 * 1000;
const person = {
  name: 'Maria',
  loans: [1, 2, 3].map((id) => ({
    id: String(id),
    amount: id * 1_000,
    due: Date.UTC(2030, 0, 1) + id * day,
  })),
};

function encipher(reply: unknown): string {
  const cipher = createCipheriv('aes-128-ecb', cipherKey, null);
  return cipher.update(JSON.stringify(reply), 'utf8', 'hex') + cipher.final('hex');
}

function decipher(hex: string): string {
  const decipherer = createDecipheriv('aes-128-ecb', cipherKey, null);
  return decipherer.update(hex, 'hex', 'utf8') + decipherer.final('utf8');
}
