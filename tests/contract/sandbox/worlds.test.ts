import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase } from '#sandbox/database/database.ts';
import { sandboxAppOn } from '#sandbox/http/app.ts';
import { sandboxOn } from '#sandbox/sandbox.ts';

describe('the world of a server', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'hiram-world-'));
  beforeAll(() => {
    writeFileSync(
      join(dataDir, 'world.json'),
      JSON.stringify({ name: '7@12', story: ['it began'] }),
    );
  });
  afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

  async function ask(name: string, kept: string | null) {
    const database = await openDatabase({ url: ':memory:' });
    const app = sandboxAppOn(sandboxOn(database), [], { dataDir: kept });
    const response = await app.request(`http://localhost/sandbox/worlds/${name}`);
    const answer: unknown = await response.json();
    database.close();
    return [response.status, answer];
  }

  it('is returned by its name', async () => {
    expect(await ask('7@12', dataDir)).toEqual([200, { name: '7@12', story: ['it began'] }]);
  });

  it('is not returned for another name; the error has the command for that world', async () => {
    const command = 'npm run simulate -- --seed=7 --open=13';
    const here = 'This server is on 7@12.';
    expect(await ask('7@13', dataDir)).toEqual([
      404,
      { error: `${here} To open 7@13: ${command}` },
    ]);
    const none = 'This server is on no world of a seed.';
    expect(await ask('7@13', null)).toEqual([404, { error: `${none} To open 7@13: ${command}` }]);
  });

  it.each(['7', 'seven@12', '7@', '-7@12', '7@1.5', '7@12@1'])(
    'is refused for the malformed name %s',
    async (name) => {
      expect(await ask(name, dataDir)).toEqual([
        400,
        { error: 'A world is named by its seed and a step, both whole numbers: #world=7@12.' },
      ]);
    },
  );
});
