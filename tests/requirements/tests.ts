import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type ESTree, parseSync, Visitor } from 'vite';
import { idPattern } from './requirements.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

export type Shown = { ids: readonly string[]; title: string; file: string };

const ids = new RegExp(`^(${idPattern}(?:, ${idPattern})*): `);

const idsOf = (title: string): string[] => ids.exec(title)?.[1]?.split(', ') ?? [];

/** Finds `it`, `test.each(rows)` and `describe`. */
const isTest = (node: ESTree.Node): boolean =>
  (node.type === 'Identifier' && ['it', 'test', 'describe'].includes(node.name)) ||
  (node.type === 'MemberExpression' && isTest(node.object)) ||
  (node.type === 'CallExpression' && isTest(node.callee));

/** Values that are inserted at run time become `…`. */
function titleOf(node: ESTree.Node | undefined): string | null {
  if (node?.type === 'Literal' && typeof node.value === 'string') return node.value;
  if (node?.type !== 'TemplateLiteral') return null;
  return node.quasis.map(({ value }) => value.cooked ?? value.raw).join('…');
}

function shownIn(file: string): Shown[] {
  const shown: Shown[] = [];
  function show(title: string | null): void {
    const named = title === null ? [] : idsOf(title);
    if (title !== null && named.length > 0) shown.push({ ids: named, title, file });
  }
  const visitor = new Visitor({
    CallExpression({ callee, arguments: [first] }) {
      if (isTest(callee)) show(titleOf(first));
    },
    Property({ key, value }) {
      // A row of a table from which a harness creates a test.
      if (key.type === 'Identifier' && key.name === 'title') show(titleOf(value));
      // A law of a model.
      if (key.type === 'Literal') show(titleOf(key));
    },
  });
  visitor.visit(parseSync(file, readFileSync(join(root, file), 'utf8')).program);
  return shown;
}

const filesIn = (folder: string, names: RegExp): string[] =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((name) => join(folder, name).split(sep).join('/'))
    .filter((file) => names.test(file))
    .toSorted();

/** The tests, and the laws of the machines, that name a requirement. */
export const readTests = (): Shown[] =>
  [...filesIn('tests', /\.(test|spec)\.tsx?$/), ...filesIn('machines', /\/model\.ts$/)].flatMap(
    shownIn,
  );
