import { patch } from './patch.mjs';

/**
 * Half of a world's time goes into SQL's way there and back: each statement is prepared anew at each
 * use, and each piece of a query is asked what it is by a walk over its classes. Here both are
 * remembered, and the names of columns. The bundle fails where the packages say other words than these.
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
    to: 'const sqlStmt = prepare(db, sql);',
  },
];

export const quickSql = () => patch('quick-sql', changes);
