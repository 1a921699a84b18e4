const IMPLEMENTATIONS = new Set(['actions', 'entry', 'exit', 'guard', 'src', 'delay']);
/** Keys whose values compute data, so functions are allowed. */
const DATA = new Set(['context', 'input', 'output', 'params', 'meta', 'types']);
const COMPOSERS = new Set(['and', 'or', 'not', 'stateIn']);
/**
 * Functions of XState that create an implementation. Calls of other functions are allowed, because
 * they may return a name with params.
 */
const MAKERS = new Set([
  'assign',
  'cancel',
  'emit',
  'enqueueActions',
  'forwardTo',
  'log',
  'raise',
  'sendParent',
  'sendTo',
  'spawnChild',
  'stopChild',
  'fromCallback',
  'fromEventObservable',
  'fromObservable',
  'fromPromise',
  'fromTransition',
]);
const BUILDERS = new Set(['createMachine', 'createStateConfig']);

const keyOf = (property) => property.key?.name ?? property.key?.value;

const isInline = (node) =>
  ['ArrowFunctionExpression', 'FunctionExpression'].includes(node.type) ||
  (node.type === 'CallExpression' && MAKERS.has(node.callee.name));

const partsOf = (node) => {
  if (node.type === 'ArrayExpression') return node.elements;
  const composes = node.type === 'CallExpression' && COMPOSERS.has(node.callee.name);
  return composes ? node.arguments : undefined;
};

/** In a statechart every action, guard, service and delay is a name that `setup()` implements. */
export const machinesByName = {
  create(context) {
    const implementation = (key, node) => {
      const parts = partsOf(node);
      if (parts) {
        for (const part of parts) implementation(key, part);
      } else if (isInline(node)) {
        context.report({ node, message: `Name this ${key} and implement it in setup().` });
      } else {
        configuration(node);
      }
    };
    const delays = (node) => {
      for (const property of node.properties ?? []) {
        if (typeof property.key?.value === 'number' || /^\d+$/.test(property.key?.value ?? '')) {
          context.report({
            node: property,
            message: 'Name this delay and give its length in setup().',
          });
        }
      }
    };
    const configuration = (node) => {
      if (node?.type === 'ArrayExpression') {
        for (const one of node.elements) configuration(one);
      }
      if (node?.type !== 'ObjectExpression') return;
      for (const property of node.properties) {
        if (property.type !== 'Property') continue;
        const key = keyOf(property);
        if (DATA.has(key)) continue;
        if (key === 'after') delays(property.value);
        if (IMPLEMENTATIONS.has(key)) implementation(key, property.value);
        else configuration(property.value);
      }
    };
    return {
      CallExpression(node) {
        const name = node.callee.property?.name ?? node.callee.name;
        if (BUILDERS.has(name)) for (const argument of node.arguments) configuration(argument);
      },
    };
  },
};
