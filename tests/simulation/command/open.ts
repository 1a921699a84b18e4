import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import { subjectOfIntent } from '#domain/money.ts';
import { type Database, openDatabase } from '#sandbox/database/database.ts';
import { advanceClock } from '#sandbox/repositories/clocks.ts';
import type { World as WorldFile } from '#sandbox/shell/world/world.ts';
import { play } from '../play.ts';
import type { Ground, World } from '../world/world.ts';
import type { CommandLine } from './command-line.ts';

const Names = v.array(v.object({ name: v.string() }));
const Rows = v.array(v.record(v.string(), v.unknown()));

async function copyDatabase(from: Database, to: Database): Promise<void> {
  const names = await to.work(async (tx) =>
    v.parse(
      Names,
      await tx.all(
        sql`SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%'`,
      ),
    ),
  );
  for (const { name } of names) {
    const table = sql.identifier(name);
    const rows = await from.work(async (tx) =>
      v.parse(Rows, await tx.all(sql`SELECT * FROM ${table}`)),
    );
    await to.work(async (tx) => {
      for (const row of rows) {
        const columns = sql.join(
          Object.keys(row).map((column) => sql.identifier(column)),
          sql`, `,
        );
        const values = sql.join(
          Object.values(row).map((value) => sql`${value}`),
          sql`, `,
        );
        await tx.run(sql`INSERT INTO ${table} (${columns}) VALUES (${values})`);
      }
    });
  }
}

const entriesOf = (area: Storage): [string, string][] =>
  Array.from({ length: area.length }, (_, index) => area.key(index) ?? '').map((key) => [
    key,
    area.getItem(key) ?? '',
  ]);

function worldFile(world: World, name: string): WorldFile {
  const [slot] = world.slots;
  if (!slot) throw new Error('a world without phones');
  const { phone, tab, person } = slot;
  const story = world.trace.story();
  return {
    name,
    scenario: /^[\w-]+/.exec(story[0] ?? '')?.[0] ?? '',
    borrower: { ...person.borrower, token: phone.native.session?.token ?? person.borrower.token },
    signedIn: phone.native.session !== null,
    path: tab.browser.href(),
    local: Object.fromEntries(entriesOf(phone.local)),
    attempts: [...phone.disk.entries.values()].map(({ intent, open, answer }) => ({
      userKey: intent.userKey,
      subject: subjectOfIntent(intent),
      intent,
      open,
      answer,
    })),
    story,
  };
}

/**
 * Writes the world of a seed after a step to a folder, as data of the server that `run.mjs` starts.
 *
 * @param realNow returns milliseconds since 1970
 */
export async function leaveOpen(
  ground: Ground,
  commandLine: CommandLine,
  realNow: () => number,
): Promise<boolean> {
  const [seed = 1] = commandLine.seeds;
  const name = `${seed}@${commandLine.steps}`;
  const folder = `test-results/worlds/${name}`;
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const { faults } = await play(ground, seed, {
    ...commandLine,
    without: new Set(),
    keeps: false,
    async stays(world) {
      const copy = await openDatabase({ dataDir: folder });
      await copyDatabase(world.server.database, copy);
      const by = Math.round(world.scheduler.now() - realNow());
      await copy.work((tx) => advanceClock(tx, null, by));
      copy.close();
      writeFileSync(`${folder}/world.json`, JSON.stringify(worldFile(world, name)));
    },
  });
  for (const fault of faults) console.log(`In this world: ${fault}`);
  console.log(`Open /shell/#world=${name} on the server that starts now.`);
  return true;
}
