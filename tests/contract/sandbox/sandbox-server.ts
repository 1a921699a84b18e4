import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serve } from '@hono/node-server';
import * as v from 'valibot';
import { openDatabase } from '#sandbox/database/database.ts';
import { sandboxAppOn } from '#sandbox/http/app.ts';
import { sandboxOn } from '#sandbox/sandbox.ts';

const Address = v.object({ port: v.number() });

/** A sandbox of its own on a real socket; its real time can be moved. */
export async function startSandbox() {
  const dataDir = mkdtempSync(join(tmpdir(), 'hiram-sandbox-'));
  let moved = 0;
  const database = await openDatabase({ dataDir });
  const sandbox = sandboxOn(database, { realTime: () => Date.now() + moved });
  const app = sandboxAppOn(sandbox, ['lender.example']);
  const server = serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' });
  await new Promise<void>((resolve) => {
    server.once('listening', resolve);
  });
  const { port } = v.parse(Address, server.address());
  return {
    origin: `http://127.0.0.1:${port}`,
    /** The real time, as the sandbox sees it. */
    now: (): number => Date.now() + moved,
    /** Lets real time pass, in milliseconds. */
    pass: (milliseconds: number): void => {
      moved += milliseconds;
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
