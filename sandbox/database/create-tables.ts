import { is } from 'drizzle-orm';
import { getTableConfig, SQLiteColumn, SQLiteTable } from 'drizzle-orm/sqlite-core';

export function createTables(schema: Record<string, unknown>): string[] {
  return Object.values(schema).flatMap((table) =>
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
