import { fileURLToPath } from 'node:url';
import { serve } from '@hono/node-server';
import { openSandboxApp } from './http/app.ts';
import { serveBuilt } from './http/static.ts';

const {
  PORT: port = '5180',
  HOST: hostname = '127.0.0.1',
  DATA_DIR: dataDir = '.data',
  DATABASE_URL: databaseUrl,
  WORKER: worker = 'on',
} = process.env;

const app = await openSandboxApp(databaseUrl ? { url: databaseUrl } : { dataDir });
serveBuilt(app, fileURLToPath(new URL('..', import.meta.url)), { worker: worker !== 'off' });

const server = serve({ fetch: app.fetch, port: Number(port), hostname }, () => {
  console.log(
    `Simulated phone  http://localhost:${port}/shell/   start here: pick a borrower, log in`,
  );
  console.log(`Explorer         http://localhost:${port}/explorer/   every flow as a chart`);
  console.log(`App alone        http://localhost:${port}/`);
  console.log(`Control API      http://localhost:${port}/sandbox/scenarios`);
  console.log(`Protocol         http://localhost:${port}/api/any/<suffix>?t=<t>`);
});

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    server.close(() => process.exit(0));
    // Open event streams would keep the process running.
    if ('closeAllConnections' in server) server.closeAllConnections();
  });
}
