/** Whether a cast is XState's idiom for types: `setup({ types: { context: {} as Context } })`. */
const declaresTypes = (node) => {
  for (let at = node.parent; at; at = at.parent) {
    if (at.type === 'Property' && at.key.name === 'types') return true;
  }
  return false;
};

const isConst = (node) => node.typeAnnotation.typeName?.name === 'const';

/** A cast disables the compiler's check, so only `as const` and XState's `types` are allowed. */
export const noCast = {
  create(context) {
    const check = (node) => {
      if (isConst(node) || declaresTypes(node)) return;
      context.report({ node, message: 'No casts: parse, narrow or annotate instead.' });
    };
    return { TSAsExpression: check, TSTypeAssertion: check };
  },
};
