/**
 * Pure layers receive the time as a parameter and never read a clock. Detects what
 * `no-restricted-properties` cannot: `new Date()`, `Date()` and `dayjs()`.
 */
export const noClock = {
  create(context) {
    const refuse = (node) =>
      context.report({ node, message: 'Take the time as an argument (milliseconds).' });
    return {
      NewExpression(node) {
        if (node.callee.name === 'Date' && node.arguments.length === 0) refuse(node);
      },
      CallExpression(node) {
        const { name } = node.callee;
        if (name === 'Date' || (name === 'dayjs' && node.arguments.length === 0)) refuse(node);
      },
    };
  },
};
