import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { serveStatic } from '@hono/node-server/serve-static';
import type { Context, Hono, MiddlewareHandler } from 'hono';
import { coveragePath, lastCoverage } from './last-coverage.ts';
import {
  appHeaders,
  assetHeaders,
  commonHeaders,
  explorerHeaders,
  shellHeaders,
} from './security-headers.ts';

/** Paths that are never a page: a mistaken call is told so instead of getting the app. */
const NOT_PAGES = /^\/(api|sandbox|assets)(\/|$)/;

/** Gives every reply the headers that need no page. Register it before all else. */
export const secured: MiddlewareHandler = async (c, next) => {
  await next();
  for (const [name, value] of Object.entries(commonHeaders)) c.res.headers.set(name, value);
};

/**
 * Serves what `npm run build` made, compressed and with the security headers of a deployment: the
 * app at `/` (every path without a file of its own is a page of the app), the simulated phone at
 * `/shell/` and the explorer at `/explorer/`. Register the API and the control API first.
 *
 * @param app the server
 * @param dist the folder that holds `app/`, `shell/` and `explorer/`
 * @throws when one was not built
 */
export function serveBuilt(app: Hono, dist: string): void {
  app.get(coveragePath, async (c) => {
    const headers = { 'Content-Type': 'application/json', 'Cache-Control': 'no-cache' };
    return c.body(await lastCoverage(join(dist, '..')), 200, headers);
  });
  serveSite(app, '/explorer', join(dist, 'explorer'), explorerHeaders);
  serveSite(app, '/shell', join(dist, 'shell'), shellHeaders);
  serveSite(app, '', join(dist, 'app'), appHeaders);
}

function serveSite(
  app: Hono,
  base: '' | '/shell' | '/explorer',
  root: string,
  headersOf: (html: string) => Record<string, string>,
): void {
  const ofPage = headersOf(readFileSync(join(root, 'index.html'), 'utf8'));
  const withHeaders = (headers: Readonly<Record<string, string>>) => (_: string, c: Context) => {
    for (const [name, value] of Object.entries(headers)) c.header(name, value);
  };
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
