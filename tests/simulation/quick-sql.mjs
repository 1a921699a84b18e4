import { patch } from './patch.mjs';

/**
 * Half of a world's time is spent on the overhead of SQL. These patches cache prepared statements,
 * classes of queries, names of columns, and reads until the next write.
 */

/** @type {import('./patch.mjs').Change[]} */
const changes = [
  {
    file: /drizzle-orm\/entity\.js$/,
    from: 'function is(value, type) {\n  if (!value || typeof value !== "object") {\n    return false;\n  }\n',
    to: `const answers = new Map();
function is(value, type) {
  if (!value || typeof value !== "object") return false;
  let known = answers.get(type);
  if (!known) answers.set(type, known = new Map());
  const { constructor } = value;
  let answer = known.get(constructor);
  if (answer === undefined) known.set(constructor, answer = isByClasses(value, type));
  return answer;
}
function isByClasses(value, type) {
`,
  },
  {
    file: /drizzle-orm\/casing\.js$/,
    from: 'class CasingCache {',
    to: 'const columnNames = new WeakMap();\nclass CasingCache {',
  },
  {
    file: /drizzle-orm\/casing\.js$/,
    from: 'const schema = column.table[Table.Symbol.Schema] ?? "public";',
    to: `const known = columnNames.get(column);
    if (known) return known;
    const schema = column.table[Table.Symbol.Schema] ?? "public";`,
  },
  {
    file: /drizzle-orm\/casing\.js$/,
    from: 'return this.cache[key];',
    to: 'columnNames.set(column, this.cache[key]);\n    return this.cache[key];',
  },
  {
    file: /@libsql\/client\/lib-esm\/sqlite3\.js$/,
    from: 'function executeStmt(db, stmt, intMode) {',
    to: `const prepared = new WeakMap();
const repeated = /^(select|insert|update|delete|begin|commit|rollback)/i;
function prepare(db, sql) {
  let known = prepared.get(db);
  if (!known) prepared.set(db, known = new Map());
  const before = known.get(sql);
  if (before) return before;
  const statement = db.prepare(sql);
  statement.safeIntegers(true);
  const { reader } = statement;
  const columns = [];
  const one = {
    safeIntegers() {},
    raw() {
      if (!reader) throw new Error("gives no rows");
    },
    columns: () => columns,
    all: (args) => statement.all(args),
    run: (args) => statement.run(args),
  };
  if (reader) {
    statement.raw(true);
    columns.push(...statement.columns());
  }
  if (repeated.test(sql)) known.set(sql, one);
  return one;
}
function executeStmt(db, stmt, intMode) {`,
  },
  {
    file: /@libsql\/client\/lib-esm\/sqlite3\.js$/,
    from: 'const sqlStmt = db.prepare(sql);',
    to: `const readings = readingsOf(db, sql);
    const reading = readings && nameOf(sql, args);
    const before = readings?.get(reading);
    if (before) return before;
    const sqlStmt = prepare(db, sql);`,
  },
  {
    file: /@libsql\/client\/lib-esm\/sqlite3\.js$/,
    from: 'return new ResultSetImpl(columns, columnTypes, rows, rowsAffected, lastInsertRowid);',
    to: `const found = new ResultSetImpl(columns, columnTypes, rows, rowsAffected, lastInsertRowid);
            if (reading) readings.set(reading, found);
            return found;`,
  },
  {
    file: /@libsql\/client\/lib-esm\/sqlite3\.js$/,
    from: 'function rowFromSql(sqlRow, columns, intMode) {',
    to: `const read = new WeakMap();
/** The cached reads of a database since its last change; null for a statement that writes. */
function readingsOf(db, sql) {
  const isReading = /^select /i.test(sql);
  if (!isReading && !/^(begin|commit)/i.test(sql)) read.delete(db);
  if (!isReading) return null;
  let readings = read.get(db);
  if (!readings) read.set(db, readings = new Map());
  return readings;
}
/** Returns the cache key of a read; null for arguments that are bytes or named. */
function nameOf(sql, args) {
  if (!Array.isArray(args)) return null;
  let name = sql;
  for (const arg of args) {
    if (typeof arg === "object" && arg !== null) return null;
    name += "\\n" + typeof arg + String(arg);
  }
  return name;
}
function rowFromSql(sqlRow, columns, intMode) {`,
  },
];

export const quickSql = () => patch('quick-sql', changes);
