import { readFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { boundaries } from './boundaries.mjs';

/** @param {string} path */
const layerOf = (path) =>
  boundaries.find(({ at }) => (typeof at === 'string' ? path.startsWith(at) : at.test(path)));

/** @param {readonly (string | RegExp)[] | undefined} allowed @param {string} name */
const matches = (allowed, name) =>
  (allowed ?? []).some((one) => (typeof one === 'string' ? one === name : one.test(name)));

/**
 * The subpath imports of package.json (`#domain/*` to `src/domain/`), read once per run.
 *
 * @type {Map<string, [string, string][]>}
 */
const subpathsByRoot = new Map();

/** @param {string} root */
function subpathsOf(root) {
  const known = subpathsByRoot.get(root);
  if (known) return known;
  /** @type {{ imports: Record<string, string> }} */
  const { imports } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  /** @type {[string, string][]} */
  const subpaths = Object.entries(imports).map(([from, to]) => [
    from.replace('*', ''),
    to.replace('./', '').replace('*', ''),
  ]);
  subpathsByRoot.set(root, subpaths);
  return subpaths;
}

/**
 * `path`: from the root of the project; `name`: a package.
 *
 * @param {string} specifier @param {string} file @param {string} root
 * @returns {{ path: string } | { name: string }}
 */
function resolve(specifier, file, root) {
  const bare = specifier.replace(/\?.*$/, '');
  if (bare.startsWith('.')) {
    return {
      path: relative(root, join(root, dirname(file), bare))
        .split(sep)
        .join('/'),
    };
  }
  const subpath = subpathsOf(root).find(([from]) => bare.startsWith(from));
  return subpath ? { path: bare.replace(subpath[0], subpath[1]) } : { name: bare };
}

/** @returns {string | undefined} why the import is refused */
function refusal(specifier, { file, root, typeOnly }) {
  const layer = layerOf(file);
  if (!layer) return `${file} stands in no layer; see tests/architecture/boundaries.mjs.`;

  const target = resolve(specifier, file, root);
  if ('name' in target) {
    const allowed = layer.packages === 'any' || matches(layer.packages, target.name);
    return allowed ? undefined : `${file} may not import the package '${target.name}'.`;
  }
  if (!/\.\w+$/.test(target.path)) return `'${specifier}' lacks its file extension.`;

  const at = layerOf(target.path);
  const own = at === layer;
  if (!own && at?.importers && !matches(at.importers, file)) {
    return `Only models, walks, pictures and tests may import '${target.path}'.`;
  }
  const allowed =
    own || matches(layer.layers, target.path) || (typeOnly && matches(layer.types, target.path));
  if (!allowed) {
    const asTypes = matches(layer.types, target.path) ? ' (as types only: `import type`)' : '';
    return `Imports run one way: ${file} may not import '${target.path}'${asTypes}.`;
  }
  const sameFolder = dirname(target.path) === dirname(file);
  if (!own && !sameFolder && specifier.startsWith('.')) {
    return `'${specifier}' leaves its layer by a relative path; use the package's subpath imports (#...).`;
  }
  return undefined;
}

/** Whether an import or export names only types; `kind` is `importKind` or `exportKind`. */
const allTypes = (node, kind) =>
  node[kind] === 'type' ||
  (node.specifiers?.length > 0 && node.specifiers.every((one) => one[kind] === 'type'));

/**
 * Every import and re-export, dynamic or of a type too, must follow the table in `boundaries.mjs`.
 */
export const importsRunOneWay = {
  create(context) {
    const root = context.cwd;
    const file = relative(root, context.filename).split(sep).join('/');

    const check = (node, source, typeOnly) => {
      if (typeof source?.value !== 'string') {
        context.report({ node, message: 'An import names its file in plain text.' });
        return;
      }
      const message = refusal(source.value, { file, root, typeOnly });
      if (message) context.report({ node, message });
    };
    return {
      ImportDeclaration: (node) => check(node, node.source, allTypes(node, 'importKind')),
      ExportAllDeclaration: (node) => check(node, node.source, node.exportKind === 'type'),
      ExportNamedDeclaration: (node) => {
        if (node.source) check(node, node.source, allTypes(node, 'exportKind'));
      },
      ImportExpression: (node) => check(node, node.source, false),
      TSImportType: (node) => check(node, node.source ?? node.argument?.literal, true),
    };
  },
};
