import { fileURLToPath } from 'node:url';
import { serve } from '@hono/node-server';
import { createSandboxApp } from './http/app.ts';
import { serveBuilt } from './http/static.ts';

const port = Number(process.env.PORT ?? 5180);
const app = await createSandboxApp({ dataDir: process.env.DATA_DIR ?? '.data' });
serveBuilt(app, fileURLToPath(new URL('..', import.meta.url)));

const server = serve({ fetch: app.fetch, port }, () => {
  console.log(`Hiram            http://localhost:${port}/`);
  console.log(`Simulated phone  http://localhost:${port}/shell/`);
});

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => server.close(() => process.exit(0)));
}
