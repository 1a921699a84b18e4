import { getTableColumns, is } from 'drizzle-orm';
import { SQLiteTable, type SQLiteColumn } from 'drizzle-orm/sqlite-core';
import * as accountTables from './account-tables.ts';
import * as offlineTables from './offline-schema.ts';
import * as operationTables from './operation-tables.ts';
import * as tables from './schema.ts';

export const schema = {
  ...tables,
  ...accountTables,
  ...offlineTables,
  ...operationTables,
};

type PersonalTable = SQLiteTable & { userId: SQLiteColumn };

const isPersonal = (entry: [string, unknown]): entry is [string, PersonalTable] =>
  is(entry[1], SQLiteTable) && 'userId' in getTableColumns(entry[1]);

export const personalTables: readonly [name: string, table: PersonalTable][] =
  Object.entries<unknown>(schema).filter(isPersonal);
