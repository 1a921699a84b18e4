import { cp, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
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

/** Files that the browser requests at any time: the worker's update check, and an icon. */
const ofBrowser: readonly string[] = ['/sw.js', '/favicon.ico'];

const dist = fileURLToPath(new URL('../../../dist', import.meta.url));

/** A host of the built app and a lender, on a free port. */
async function openSite() {
  const folder = await mkdtemp(join(tmpdir(), 'hiram-site-'));
  const port = await freePort();
  const sandbox = await openSandboxApp({ dataDir: join(folder, 'data') });
  let requested: string[] = [];
  let workerIsFree = Promise.resolve();
  let server: ServerType | null = null;

  async function prepare(name: string, build: string) {
    const path = join(folder, name);
    await cp(build, join(path, 'app'), { recursive: true });
    for (const other of ['shell', 'explorer']) {
      await symlink(join(dist, other), join(path, other));
    }
    const site = new Hono().use(secured);
    serveBuilt(site, path, { worker: true });
    return { app: join(path, 'app'), site };
  }
  const first = await prepare('first', join(dist, 'app'));
  const made = new Map<string, typeof first>();
  let deployed = first;
  async function answer(request: Request): Promise<Response> {
    const { pathname } = new URL(request.url);
    if (/^\/(api|sandbox)\//.test(pathname)) return sandbox.fetch(request);
    if (pathname === '/sw.js') await workerIsFree;
    if (!ofBrowser.includes(pathname)) requested.push(pathname);
    return deployed.site.fetch(request);
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
  await new Promise<void>((resolve) => {
    server = serve({ fetch: answer, port: Number(port), hostname: '127.0.0.1' }, () => resolve());
  });

  return {
    origin: `http://127.0.0.1:${port}`,
    /** Paths that were requested since the last call, without those of `ofBrowser`. */
    fetched(): string[] {
      const all = requested;
      requested = [];
      return all;
    },
    /** Delays responses for the worker's file; returns the function that releases them. */
    holdWorker(): () => void {
      let free = () => {};
      workerIsFree = new Promise((resolve) => {
        free = resolve;
      });
      return free;
    },
    /** Returns bytes over the wire. */
    async weigh(path: string): Promise<number> {
      const file = join(deployed.app, path === '/' ? 'index.html' : path);
      return brotliCompressSync(await readFile(file)).length;
    },
    configure: (config: AppConfig) =>
      writeFile(join(deployed.app, 'app-config.json'), JSON.stringify(config)),
    /** `build` is a folder from `prepareNextBuild`. */
    async deploy(build: string): Promise<void> {
      const next = made.get(build) ?? (await prepare(`next-${made.size + 1}`, build));
      made.set(build, next);
      deployed = next;
    },
    restore() {
      deployed = first;
    },
    async files(): Promise<string[]> {
      const names = await readdir(join(deployed.app, 'assets'));
      return names.filter((name) => /\.(js|css)$/.test(name)).map((name) => `/assets/${name}`);
    },
    stop,
    async close(): Promise<void> {
      await stop();
      await rm(folder, { recursive: true, force: true, maxRetries: 3 });
    },
  };
}
export type Site = Awaited<ReturnType<typeof openSite>>;

export async function withSite(use: (site: Site) => Promise<void>): Promise<void> {
  const site = await openSite();
  await use(site);
  await site.close();
}
