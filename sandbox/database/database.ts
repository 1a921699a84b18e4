import { createHash } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { createClient } from '@libsql/client';
import { is } from 'drizzle-orm';
import { drizzle, type LibSQLDatabase } from 'drizzle-orm/libsql';
import { getTableConfig, SQLiteColumn, SQLiteTable } from 'drizzle-orm/sqlite-core';
import { schema } from './tables.ts';

function createTables(tables: Record<string, unknown>): string[] {
  return Object.values(tables).flatMap((table) =>
    is(table, SQLiteTable) ? createTable(table) : [],
  );
}

function createTable(table: SQLiteTable): string[] {
  const { name, columns, primaryKeys, indexes } = getTableConfig(table);
  const parts = [
    ...columns.map(columnClause),
    ...primaryKeys.map((key) => `PRIMARY KEY (${key.columns.map(quotedName).join(', ')})`),
  ];
  return [
    `CREATE TABLE IF NOT EXISTS "${name}" (${parts.join(', ')})`,
    ...indexes.map(({ config }) => {
      const keys = config.columns.filter((column) => is(column, SQLiteColumn)).map(quotedName);
      return `CREATE INDEX IF NOT EXISTS "${config.name}" ON "${name}" (${keys.join(', ')})`;
    }),
  ];
}

const quotedName = (column: SQLiteColumn) => `"${column.name}"`;

function columnClause(column: SQLiteColumn): string {
  const flags = [
    column.primary ? 'PRIMARY KEY' : '',
    'autoIncrement' in column && column.autoIncrement === true ? 'AUTOINCREMENT' : '',
    column.notNull && !column.primary ? 'NOT NULL' : '',
    column.isUnique ? 'UNIQUE' : '',
  ];
  return [quotedName(column), column.getSQLType(), ...flags].filter(Boolean).join(' ');
}

const statements = createTables(schema);

/** A changed schema starts with a new file, because sandbox data needs no migration. */
const fileName = `sandbox-${createHash('sha256').update(statements.join('\n')).digest('hex').slice(0, 8)}.db`;

type Drizzle = LibSQLDatabase<typeof schema>;

export type Transaction = Parameters<Parameters<Drizzle['transaction']>[0]>[0];

export type Database = {
  /** Runs a unit of work in a transaction, after all earlier ones; rolls back when it throws. */
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
