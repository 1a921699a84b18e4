import { extname } from 'node:path';
import { getRequestListener } from '@hono/node-server';
import type { Hono } from 'hono';
import { isRunnableDevEnvironment, type Plugin, type ViteDevServer } from 'vite';
import type { DatabaseLocation } from '../database/database.ts';
import type * as sandbox from './app.ts';
import { coveragePath, lastCoverage, noWorker } from './static.ts';

type Entry = typeof sandbox;
const ENTRY = '/sandbox/http/app.ts';

/** Paths with a file extension are modules of the shell. */
const isCall = (path: string) => /^\/(api|sandbox)(\/|$)/.test(path) && extname(path) === '';

/** Vite plugin that runs the sandbox within `npm run dev`, reloaded when its sources change. */
export function sandboxInDev(location: DatabaseLocation): Plugin {
  return {
    name: 'hiram:sandbox',
    apply: 'serve',
    configureServer(server) {
      const currentApp = sandboxOf(server, location);
      announcePages(server);

      server.middlewares.use((request, response, next) => {
        const { pathname } = new URL(request.url ?? '/', 'http://localhost');
        if (isCall(pathname)) {
          currentApp()
            .then((app) => getRequestListener(app.fetch)(request, response))
            .catch(next);
          return;
        }
        if (pathname === '/app-config.json') {
          response.setHeader('Content-Type', 'application/json').end(JSON.stringify(noWorker));
          return;
        }
        if (pathname === coveragePath) {
          lastCoverage(process.cwd())
            .then((text) => response.setHeader('Content-Type', 'application/json').end(text))
            .catch(next);
          return;
        }
        if (pathname === '/shell' || pathname === '/explorer') {
          response.writeHead(302, { Location: `${pathname}/` }).end();
          return;
        }
        if (pathname.startsWith('/shell/')) request.url = `/sandbox${request.url ?? ''}`;
        if (pathname.startsWith('/explorer/')) request.url = `/visualizations${request.url ?? ''}`;
        next();
      });
    },
  };
}

function sandboxOf(server: ViteDevServer, location: DatabaseLocation) {
  const versions = new WeakMap<Entry['openSandboxApp'], Promise<Hono>>();

  return async () => {
    const environment = server.environments.ssr;
    if (!isRunnableDevEnvironment(environment)) throw new Error('The sandbox runs in Node.');
    const { openSandboxApp } = await environment.runner.import<Entry>(ENTRY);
    const app = versions.get(openSandboxApp) ?? Promise.resolve(openSandboxApp(location));
    versions.set(openSandboxApp, app);
    return app;
  };
}

function announcePages(server: ViteDevServer): void {
  const print = server.printUrls.bind(server);
  server.printUrls = () => {
    print();
    for (const url of server.resolvedUrls?.local ?? []) {
      server.config.logger.info(`  ➜  Simulated phone: ${new URL('/shell/', url).href}`);
      server.config.logger.info(`  ➜  Explorer: ${new URL('/explorer/', url).href}`);
    }
  };
}
