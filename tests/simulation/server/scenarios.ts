import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import type { Database } from '#sandbox/database/database.ts';
import { seededRandom } from '#sandbox/random.ts';
import { sandboxOn } from '#sandbox/sandbox.ts';
import { createBorrower } from '#sandbox/scenarios/catalogue.ts';

export type Borrower = Awaited<ReturnType<typeof createBorrower>>;

/** Each list of scenarios runs once; afterwards SQL copies its tables. */
export type Scenarios = {
  begin: (names: readonly string[]) => Promise<Borrower[]>;
};

const Names = v.array(v.object({ name: v.string() }));

/** @param start time of the scenarios, milliseconds since the epoch */
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
  // Scenarios hold their orders for tests. In a simulation the orders must change with time.
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
