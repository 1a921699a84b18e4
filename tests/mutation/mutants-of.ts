import { parseSync } from 'vite';
import * as v from 'valibot';

/** A small mistake in a source file: `replacement` instead of the code from `start` to `end`. */
export type Mutant = {
  /** File, line, column and the change. */
  name: string;
  start: number;
  end: number;
  replacement: string;
  /**
   * The kind of code: an expression, a part of JSX that needs braces, or an attribute without a
   * value.
   */
  place: 'expression' | 'braces' | 'flag';
};

const Node = v.looseObject({ type: v.string(), start: v.number(), end: v.number() });
type Node = v.InferOutput<typeof Node>;

const isNode = (value: unknown): value is Node => v.is(Node, value);

/** The child nodes by name; lists item by item. */
function partsOf(node: Node): { key: string; part: Node }[] {
  return Object.entries(node).flatMap(([key, value]) => {
    const values: unknown[] = Array.isArray(value) ? value : [value];
    return values.filter(isNode).map((part) => ({ key, part }));
  });
}

const partOf = (node: Node, key: string) => partsOf(node).find((one) => one.key === key)?.part;

/** Nodes around an expression that have no effect at run time. */
const wrappers = new Set(['TSAsExpression', 'TSSatisfiesExpression', 'TSNonNullExpression']);

const operators: Readonly<Record<string, readonly string[]>> = {
  '===': ['!=='],
  '!==': ['==='],
  '<': ['<=', '>='],
  '<=': ['<', '>'],
  '>': ['>=', '<='],
  '>=': ['>', '<'],
  '+': ['-'],
  '-': ['+'],
  '*': ['/'],
  '/': ['*'],
  '%': ['*'],
  '&&': ['||'],
  '||': ['&&'],
};

/** Methods whose call a mutant removes, which leaves the object. */
const leftOut = new Set(['filter', 'toSorted', 'toReversed', 'slice', 'trim']);
const swapped: ReadonlyMap<string, string> = new Map([
  ['some', 'every'],
  ['every', 'some'],
  ['min', 'max'],
  ['max', 'min'],
  ['floor', 'ceil'],
  ['ceil', 'floor'],
  ['startsWith', 'endsWith'],
  ['endsWith', 'startsWith'],
]);

/** From this value on, a number is a size or a time rather than a count. */
const many = 100;

/** Screenshots check classes; React alone uses keys. */
const unseen = new Set(['className', 'key']);

type Change = {
  what: string;
  replacement: string;
  place?: Mutant['place'];
  /** The node to replace, if it is not the node itself. */
  at?: Node;
};

/** The possible mistakes in a node. */
function changesOf(node: Node, parents: readonly Node[], text: (node: Node) => string): Change[] {
  const parent = parents.at(-1);
  const side = (key: string) => {
    const part = partOf(node, key);
    return part ? text(part) : '';
  };
  switch (node.type) {
    case 'BinaryExpression':
    case 'LogicalExpression': {
      const operator = String(node['operator']);
      if (operator === '??') return [{ what: 'without ??', replacement: side('left') }];
      const isText = /['`]/.test(side('left') + side('right'));
      if (operator === '+' && isText) return [];
      return (operators[operator] ?? []).map((other) => ({
        what: `${operator} becomes ${other}`,
        replacement: `${side('left')} ${other} ${side('right')}`,
      }));
    }
    case 'ConditionalExpression':
      return [
        { what: 'always the first', replacement: side('consequent') },
        { what: 'always the second', replacement: side('alternate') },
      ];
    case 'UnaryExpression':
      return node['operator'] === '!' ? [{ what: 'without !', replacement: side('argument') }] : [];
    case 'Literal': {
      const { value } = node;
      if (typeof value === 'boolean') return [{ what: `${!value}`, replacement: `${!value}` }];
      if (typeof value === 'number') {
        // Adding 1 to a large number is not a realistic mistake.
        const other = value < many ? value + 1 : 0;
        return [{ what: `${other}`, replacement: `${other}` }];
      }
      return [];
    }
    case 'TemplateLiteral':
      return parent?.type === 'TaggedTemplateExpression'
        ? []
        : [{ what: 'an empty text', replacement: "''" }];
    case 'ArrayExpression':
      return partsOf(node).length > 0 ? [{ what: 'an empty list', replacement: '[]' }] : [];
    case 'CallExpression':
      return callChanges(node, parents, text);
    case 'JSXAttribute': {
      const value = partOf(node, 'value');
      const what = `without ${side('name')}`;
      if (unseen.has(side('name'))) return [];
      if (!value) return [{ what, replacement: 'false', place: 'flag', at: node }];
      const given = value.type === 'JSXExpressionContainer' ? partOf(value, 'expression') : null;
      if (given) return [{ what, replacement: 'undefined', at: given }];
      return [{ what, replacement: 'undefined', place: 'braces', at: value }];
    }
    case 'IfStatement': {
      const test = partOf(node, 'test');
      return ['true', 'false'].map((replacement) => ({
        what: `if ${replacement}`,
        replacement,
        ...(test && { at: test }),
      }));
    }
    case 'JSXElement':
      return parent?.type === 'JSXElement' || parent?.type === 'JSXFragment'
        ? [{ what: 'left out', replacement: 'null', place: 'braces' }]
        : [];
    default:
      return [];
  }
}

function callChanges(node: Node, parents: readonly Node[], text: (node: Node) => string): Change[] {
  const parent = parents.at(-1);
  if (parent?.type === 'ExpressionStatement') return [{ what: 'not done', replacement: 'void 0' }];
  if (parent?.type === 'AwaitExpression' && parents.at(-2)?.type === 'ExpressionStatement') {
    return [{ what: 'not done', replacement: 'void 0' }];
  }
  const callee = partOf(node, 'callee');
  const object = callee && partOf(callee, 'object');
  const property = callee && partOf(callee, 'property');
  // Parentheses within a chain would end it.
  const isInChain = parents.some(({ type }) => type === 'ChainExpression');
  if (callee?.type !== 'MemberExpression' || !object || !property || isInChain) return [];
  const method = text(property);
  if (leftOut.has(method)) return [{ what: `without ${method}`, replacement: text(object) }];
  const other = swapped.get(method);
  if (other === undefined) return [];
  const rest = text(node).slice(property.end - node.start);
  return [{ what: `${method} becomes ${other}`, replacement: `${text(object)}.${other}${rest}` }];
}

/**
 * Every mutant of a source file.
 *
 * @param file its path, for names
 * @throws if the file cannot be parsed
 */
export function mutantsOf(file: string, code: string): Mutant[] {
  const { program, errors } = parseSync(file, code);
  const [error] = errors;
  if (error) throw new Error(`${file}: ${error.message}`);
  const text = ({ start, end }: Node) => code.slice(start, end);
  const found: Mutant[] = [];
  const visit = (node: Node, parents: readonly Node[]): void => {
    const { type } = node;
    if (type === 'ImportDeclaration' || type === 'ImportExpression') return;
    const isWrapper = wrappers.has(type);
    if (type.startsWith('TS') && !isWrapper) return;
    if (type === 'ForStatement' || type === 'WhileStatement') {
      const body = partOf(node, 'body');
      if (body) visit(body, [...parents, node]);
      return;
    }
    for (const { what, at = node, place = 'expression', ...rest } of changesOf(
      node,
      parents,
      text,
    )) {
      const { start, end } = at;
      const before = code.slice(0, start).split('\n');
      const where = `${file}:${before.length}:${(before.at(-1)?.length ?? 0) + 1}`;
      found.push({ name: `${where} ${what}`, start, end, place, ...rest });
    }
    for (const { key, part } of partsOf(node)) {
      const isName = ['key', 'property', 'name'].includes(key) && node['computed'] !== true;
      if (isName || (isWrapper && key !== 'expression')) continue;
      // An attribute's string is no expression.
      if (type === 'JSXAttribute' && part.type === 'Literal') continue;
      visit(part, [...parents, node]);
    }
  };
  if (isNode(program)) visit(program, []);
  return found;
}
