import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Hono } from 'hono';
import * as v from 'valibot';
import { ControlError } from './json.ts';

/** `npm run simulate -- --seed=7 --open=12` writes this file beside its database. */
const fileName = 'world.json';

const Name = v.pipe(v.string(), v.regex(/^\d{1,15}@\d{1,9}$/));
const World = v.pipe(v.string(), v.parseJson(), v.looseObject({ name: Name }));

function worldIn(dataDir: string | null) {
  if (dataDir === null) return null;
  const path = join(dataDir, fileName);
  return existsSync(path) ? v.parse(World, readFileSync(path, 'utf8')) : null;
}

export function worldRoutes(dataDir: string | null): Hono {
  const app = new Hono();
  app.get('/:name', (c) => {
    const requested = v.safeParse(Name, c.req.param('name'));
    if (!requested.success) {
      throw new ControlError(
        400,
        'A world is named by its seed and a step, both whole numbers: #world=7@12.',
      );
    }
    const world = worldIn(dataDir);
    if (world?.name === requested.output) return c.json(world);
    const [seed, step] = requested.output.split('@');
    const here =
      world === null ? 'This server is on no world of a seed.' : `This server is on ${world.name}.`;
    throw new ControlError(
      404,
      `${here} To open ${requested.output}: npm run simulate -- --seed=${seed} --open=${step}`,
    );
  });
  return app;
}
