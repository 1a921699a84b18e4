import { Hono } from 'hono';
import { pictureAt } from '../repositories/service/pictures.ts';
import type { Sandbox } from '../sandbox.ts';

/** The addresses are secrets. The policy stops a picture from running as a page. */
export function pictureRoutes({ database, workIn }: Sandbox): Hono {
  const app = new Hono();
  app.get('/:secret{[0-9a-f]{32}}', async (c) => {
    const found = await database.work((tx) => pictureAt(tx, c.req.param('secret'), workIn));
    if (!found) return c.json({ error: 'no such picture' }, 404);
    c.header('Content-Type', found.type);
    c.header('Content-Disposition', 'inline');
    c.header('Content-Security-Policy', "default-src 'none'; sandbox");
    c.header('X-Content-Type-Options', 'nosniff');
    c.header('Cache-Control', 'private, max-age=86400, immutable');
    return c.body(new Uint8Array(found.bytes));
  });
  return app;
}
