import { createHash } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { createClient } from '@libsql/client';
import { drizzle, type LibSQLDatabase } from 'drizzle-orm/libsql';
import { createTables } from './create-tables.ts';
import { schema } from './tables.ts';

const statements = createTables(schema);

/** A changed schema starts with a new file, because sandbox data needs no migration. */
const fileName = `sandbox-${createHash('sha256').update(statements.join('\n')).digest('hex').slice(0, 8)}.db`;

type Drizzle = LibSQLDatabase<typeof schema>;

export type Transaction = Parameters<Parameters<Drizzle['transaction']>[0]>[0];

export type Database = {
  /**
   * Runs a unit of work in its own transaction, after all earlier ones. Commits when it returns, rolls
   * back when it throws.
   */
  work: <T>(run: (tx: Transaction) => Promise<T>) => Promise<T>;
  close: () => void;
};

/** A libSQL URL (or `:memory:`), or a folder, which is created if missing. */
export type DatabaseLocation = { url: string } | { dataDir: string };

function urlOf(location: DatabaseLocation): string {
  if ('url' in location) return location.url;
  mkdirSync(location.dataDir, { recursive: true });
  return `file:${join(location.dataDir, fileName)}`;
}

/** Opens the database and creates missing tables. */
export async function openDatabase(location: DatabaseLocation): Promise<Database> {
  const url = urlOf(location);
  const client = createClient({ url, concurrency: 1, timeout: 5_000 });
  if (url.startsWith('file:')) {
    await client.execute('PRAGMA journal_mode = WAL');
    await client.execute('PRAGMA synchronous = FULL');
  }
  await client.batch(statements, 'write');

  const database = drizzle(client, { schema });
  let last: Promise<unknown> = Promise.resolve();
  return {
    work(run) {
      const turn = last.then(() => database.transaction(run));
      last = turn.catch(() => undefined);
      return turn;
    },
    close: () => client.close(),
  };
}
