import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readFile } from 'node:fs/promises';
import { serveStatic } from '@hono/node-server/serve-static';
import type { Context, Hono, MiddlewareHandler } from 'hono';
import {
  appHeaders,
  assetHeaders,
  commonHeaders,
  explorerHeaders,
  shellHeaders,
  workerHeaders,
} from './security-headers.ts';

/** Paths that are never pages of the app, so that a wrong call gets a 404 instead of the app. */
const NOT_PAGES = /^\/(api|sandbox|assets)(\/|$)|^\/(sw\.js|app-config\.json)$/;

/** App configuration without a worker. The app removes an installed worker when it reads this. */
export const noWorker = { worker: false, minimumBuild: null };

/** Adds the common headers to every reply. Register it first. */
export const secured: MiddlewareHandler = async (c, next) => {
  await next();
  for (const [name, value] of Object.entries(commonHeaders)) c.res.headers.set(name, value);
};

/**
 * Serves the files of `npm run build` with the security headers of a deployment. Register the API
 * and the control API first.
 *
 * @param worker whether pages may cache the app's files with a worker (`src/worker/README.md`)
 * @throws Error if a part is not built
 */
export function serveBuilt(app: Hono, dist: string, { worker }: { worker: boolean }): void {
  app.get(coveragePath, async (c) => {
    const headers = { 'Content-Type': 'application/json', 'Cache-Control': 'no-cache' };
    return c.body(await lastCoverage(join(dist, '..')), 200, headers);
  });
  serveSite(app, '/explorer', join(dist, 'explorer'), explorerHeaders);
  serveSite(app, '/shell', join(dist, 'shell'), shellHeaders);
  serveWorker(app, join(dist, 'app'), worker);
  serveSite(app, '', join(dist, 'app'), appHeaders);
}

const withHeaders = (headers: Readonly<Record<string, string>>) => (_: string, c: Context) => {
  for (const [name, value] of Object.entries(headers)) c.header(name, value);
};

function serveWorker(app: Hono, root: string, worker: boolean): void {
  const path = '/app-config.json';
  if (!worker) app.get(path, (c) => c.json(noWorker, 200, { 'Cache-Control': 'no-cache' }));
  app.use(path, serveStatic({ root, onFound: withHeaders({ 'Cache-Control': 'no-cache' }) }));
  const onFound = withHeaders(workerHeaders);
  app.use('/sw.js', serveStatic({ root, precompressed: true, onFound }));
}

function serveSite(
  app: Hono,
  base: '' | '/shell' | '/explorer',
  root: string,
  headersOf: (html: string) => Record<string, string>,
): void {
  const ofPage = headersOf(readFileSync(join(root, 'index.html'), 'utf8'));
  const rewriteRequestPath = (path: string) => path.slice(base.length);
  const files = { root, rewriteRequestPath, precompressed: true };

  app.use(`${base}/assets/*`, serveStatic({ ...files, onFound: withHeaders(assetHeaders) }));
  if (base) app.get(base, (c) => c.redirect(`${base}/`));

  const page = serveStatic({
    root,
    path: 'index.html',
    precompressed: true,
    onFound: withHeaders(ofPage),
  });
  app.get(`${base}/*`, (c, next) =>
    NOT_PAGES.test(c.req.path.slice(base.length)) ? next() : page(c, next),
  );
}

export const coveragePath = '/explorer/coverage.json';

/** JSON; the text `null` without a test run. */
export async function lastCoverage(project: string): Promise<string> {
  const file = join(project, 'test-results/model/coverage.json');
  return existsSync(file) ? readFile(file, 'utf8') : 'null';
}
