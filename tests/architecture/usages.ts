import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type ESTree, parseSync, Visitor } from 'vite';

const root = fileURLToPath(new URL('../..', import.meta.url));

type Code = { path: string; program: ESTree.Program };

/** Models and walks name replies and events without sending or reading any. */
const isModel = (path: string): boolean =>
  /^machines\/(models\.ts|flow-models\.ts|situations\.ts|[^/]+\/(situations\/|(model|situations|laws|walked-steps)\.ts)|(samples|life-cycles|walk)\/)/.test(
    path,
  );

function codeIn(folders: readonly string[], apart: readonly RegExp[]): Code[] {
  const paths = folders.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.tsx?$/.test(name))
      .map((name) => join(folder, name)),
  );
  return paths
    .filter((path) => !isModel(path) && !apart.some((other) => other.test(path)))
    .map((path) => ({
      path,
      program: parseSync(path, readFileSync(join(root, path), 'utf8')).program,
    }));
}

const textOf = (node: ESTree.Node | null | undefined): string | null =>
  node?.type === 'Literal' && typeof node.value === 'string' ? node.value : null;

const nameOf = (node: ESTree.Node): string | null =>
  node.type === 'Identifier' ? node.name : null;

export type Usages = {
  calledMethods: ReadonlySet<string>;
  membersOf: (object: string) => ReadonlySet<string>;
  writtenKeys: ReadonlySet<string>;
  madeParts: ReadonlySet<string>;
  importedFrom: (module: string) => ReadonlySet<string>;
};

export function usagesIn(folders: readonly string[], apart: readonly RegExp[]): Usages {
  const calledMethods = new Set<string>();
  const writtenKeys = new Set<string>();
  const madeParts = new Set<string>();
  const members = new Map<string, Set<string>>();
  const imports = new Map<string, Set<string>>();
  const add = (sets: Map<string, Set<string>>, key: string, name: string) =>
    sets.set(key, (sets.get(key) ?? new Set()).add(name));

  const visitor = new Visitor({
    CallExpression({ callee, arguments: [first] }) {
      const name = textOf(first);
      if (callee.type !== 'MemberExpression' || name === null) return;
      const verb = nameOf(callee.property);
      if (verb === 'call' || verb === 'upload') calledMethods.add(name);
      if (verb === 'write') writtenKeys.add(name);
    },
    Property({ key, value }) {
      const part = nameOf(key);
      const method = textOf(value);
      if (part) madeParts.add(part);
      if (part === 'method' && method) calledMethods.add(method);
    },
    MemberExpression({ object, property }) {
      const [of, member] = [nameOf(object), nameOf(property)];
      if (of && member) add(members, of, member);
    },
    ImportDeclaration({ source, specifiers }) {
      for (const specifier of specifiers) {
        if (specifier.type !== 'ImportSpecifier') continue;
        const name = nameOf(specifier.imported);
        if (name) add(imports, source.value, name);
      }
    },
  });
  for (const { program } of codeIn(folders, apart)) visitor.visit(program);

  const importedFrom = (module: string) =>
    new Set([...imports].flatMap(([path, names]) => (path.endsWith(module) ? [...names] : [])));
  return {
    calledMethods,
    membersOf: (object) => members.get(object) ?? new Set(),
    writtenKeys,
    madeParts,
    importedFrom,
  };
}
