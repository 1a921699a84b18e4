import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import type { Database } from '#sandbox/database/database.ts';
import { seededRandom } from '#sandbox/random.ts';
import { sandboxOn } from '#sandbox/sandbox.ts';
import { createBorrower } from '#sandbox/scenarios/catalogue.ts';

/** A borrower whom a world begins with. */
export type Borrower = Awaited<ReturnType<typeof createBorrower>>;

/** The scenarios that worlds begin with, copied by SQL: each is lived once. */
export type Scenarios = {
  /** Empties the database and puts the borrowers of these scenarios into it. */
  begin: (names: readonly string[]) => Promise<Borrower[]>;
};

const Names = v.array(v.object({ name: v.string() }));

/** @param start the moment at which every world begins */
export async function createScenarios(database: Database, start: number): Promise<Scenarios> {
  const run = (statements: readonly string[]) =>
    database.work(async (tx) => {
      for (const statement of statements) await tx.run(sql.raw(statement));
    });
  const tables = await database.work(async (tx) => {
    const rows = await tx.all(
      sql`SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%'`,
    );
    return v.parse(Names, rows).map(({ name }) => name);
  });
  // What a scenario made stands still for as long as a test takes; here its orders go on with time.
  const heldTables = await database.work(async (tx) => {
    const rows = await tx.all(
      sql`SELECT t.name FROM sqlite_master t JOIN pragma_table_info(t.name) c ON c.name = 'heldAt'`,
    );
    return v.parse(Names, rows).map(({ name }) => name);
  });
  const empty = [...tables.map((table) => `DELETE FROM ${table}`), 'DELETE FROM sqlite_sequence'];
  const lived = new Map<string, { borrowers: Borrower[]; number: number }>();
  const copyOf = (number: number, table: string) => `lived_${number}_${table}`;

  async function live(names: readonly string[]): Promise<Borrower[]> {
    await run(empty);
    const sandbox = sandboxOn(database, {
      realTime: () => start,
      random: seededRandom(names.join(' ')),
    });
    const borrowers: Borrower[] = [];
    for (const name of names) {
      borrowers.push(await sandbox.work(null, (work) => createBorrower(work, name)));
    }
    await run(heldTables.map((table) => `UPDATE ${table} SET heldAt = NULL`));
    return borrowers;
  }

  return {
    async begin(names) {
      const key = names.join(' ');
      const known = lived.get(key);
      if (known) {
        const filled = tables.map(
          (table) => `INSERT INTO ${table} SELECT * FROM ${copyOf(known.number, table)}`,
        );
        await run([...empty, ...filled]);
        return known.borrowers;
      }
      const borrowers = await live(names);
      const number = lived.size;
      await run(
        tables.map((table) => `CREATE TABLE ${copyOf(number, table)} AS SELECT * FROM ${table}`),
      );
      lived.set(key, { borrowers, number });
      return borrowers;
    },
  };
}
