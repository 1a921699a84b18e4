import { cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { type ServerType, serve } from '@hono/node-server';
import { Hono } from 'hono';
import { openSandboxApp } from '#sandbox/http/app.ts';
import { secured, serveBuilt } from '#sandbox/http/static.ts';
import type { AppConfig } from '#services/app-files/app-config.ts';
import { freePort } from '../free-port.ts';
import { buildWith, type Change } from './next-build.ts';

const dist = fileURLToPath(new URL('../../../dist', import.meta.url));

/** A host of the app with a sandbox behind it, which is stopped, started and gets another build. */
export type Site = {
  readonly origin: string;
  /** Paths of the app's files that were asked for, since the last call of this. */
  fetched: () => string[];
  /** What a file of the build that is served now weighs over the wire, in bytes. */
  weigh: (path: string) => Promise<number>;
  /** Says something else to the app's starts. */
  configure: (config: AppConfig) => Promise<void>;
  /** From now on there is nothing but the app with these changes. */
  deploy: (changes: readonly Change[]) => Promise<void>;
  stop: () => Promise<void>;
  start: () => Promise<void>;
};

/** @param use what is done while it is there */
export async function withSite(use: (site: Site) => Promise<void>): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'hiram-site-'));
  const port = await freePort();
  const sandbox = await openSandboxApp({ dataDir: join(folder, 'data') });
  let deployed = join(folder, 'first');
  let asked: string[] = [];
  let site = new Hono();
  let server: ServerType | null = null;

  async function prepare(): Promise<void> {
    for (const other of ['shell', 'explorer']) {
      await symlink(join(dist, other), join(deployed, other));
    }
    site = new Hono().use(secured);
    serveBuilt(site, deployed, { worker: true });
  }
  function answer(request: Request): Response | Promise<Response> {
    const { pathname } = new URL(request.url);
    if (/^\/(api|sandbox)\//.test(pathname)) return sandbox.fetch(request);
    asked.push(pathname);
    return site.fetch(request);
  }
  async function stop(): Promise<void> {
    const running = server;
    server = null;
    if (!running) return;
    await new Promise((resolve) => {
      running.close(resolve);
      if ('closeAllConnections' in running) running.closeAllConnections();
    });
  }
  const start = () =>
    new Promise<void>((resolve) => {
      server = serve({ fetch: answer, port: Number(port), hostname: '127.0.0.1' }, () => resolve());
    });

  await mkdir(deployed);
  await cp(join(dist, 'app'), join(deployed, 'app'), { recursive: true });
  await prepare();
  await start();
  try {
    await use({
      origin: `http://127.0.0.1:${port}`,
      fetched() {
        const all = asked;
        asked = [];
        return all;
      },
      async weigh(path) {
        const file = join(deployed, 'app', path === '/' ? 'index.html' : path);
        return brotliCompressSync(await readFile(file)).length;
      },
      configure: (config) =>
        writeFile(join(deployed, 'app/app-config.json'), JSON.stringify(config)),
      async deploy(changes) {
        deployed = join(folder, 'second');
        await buildWith(changes, join(deployed, 'app'));
        await prepare();
      },
      stop,
      start,
    });
  } finally {
    await stop();
    await rm(folder, { recursive: true, force: true });
  }
}
