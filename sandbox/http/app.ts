import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { HTTPException } from 'hono/http-exception';
import { ValiError } from 'valibot';
import { assumedCodes } from '#domain/codes.ts';
import { UnusablePackageName } from '#protocol/cipher-key.ts';
import { type DatabaseLocation, openDatabase } from '../database/database.ts';
import { Refusal } from '../repositories/refusal.ts';
import { BadRequest } from '../protocol/request.ts';
import { type Sandbox, sandboxOn } from '../sandbox.ts';
import { controlRoutes, worldRoutes } from './control-routes.ts';
import { ControlError, sameHostOnly } from './json.ts';
import { lenderRoutes } from './lender-routes.ts';
import { pictureRoutes, protocolRoutes } from './protocol-routes.ts';
import { secured } from './static.ts';

export async function openSandboxApp(location: DatabaseLocation): Promise<Hono> {
  return sandboxAppOn(sandboxOn(await openDatabase(location)), {
    dataDir: 'dataDir' in location ? location.dataDir : null,
  });
}

/** Maximum size of a request in bytes: one file and its envelope. */
const largestRequest = 6 * 1_024 * 1_024;

/** The server of a sandbox, for every path under `/api` and `/sandbox`. */
export function sandboxAppOn(
  sandbox: Sandbox,
  { dataDir }: { dataDir: string | null } = { dataDir: null },
): Hono {
  const app = new Hono();
  app.use(secured);
  app.use(bodyLimit({ maxSize: largestRequest }));
  app.route('/api', protocolRoutes(sandbox));
  app.route('/api/pictures', pictureRoutes(sandbox));
  app.use('/sandbox/*', sameHostOnly);
  app.route('/sandbox', lenderRoutes(sandbox));
  app.route('/sandbox/worlds', worldRoutes(dataDir));
  app.route('/sandbox', controlRoutes(sandbox));
  app.all('/api/*', (c) => c.json({ error: 'no such call; POST /api/any/<suffix>?t=<t>' }, 404));
  app.all('/sandbox/*', (c) =>
    c.json({ error: 'no such call; see sandbox/docs/control-api.md' }, 404),
  );

  app.onError((error, c) => {
    if (error instanceof BadRequest || error instanceof UnusablePackageName) {
      return c.json({ code: assumedCodes.invalidData, msg: error.message, data: [] }, 400);
    }
    if (error instanceof HTTPException) return c.json({ error: error.message }, error.status);
    if (error instanceof ControlError) return c.json({ error: error.message }, error.status);
    if (error instanceof Refusal) return c.json({ error: error.message }, 409);
    if (error instanceof ValiError) return c.json({ error: error.message }, 400);
    console.error(error);
    return c.json({ error: 'internal error' }, 500);
  });
  return app;
}
