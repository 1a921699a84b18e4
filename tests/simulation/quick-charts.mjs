import { patch } from './patch.mjs';

/**
 * XState rebuilds a chart from its config at each `provide`, which is slow in a simulation that
 * opens thousands of pages. The state nodes do not depend on the services, so here the charts share
 * them.
 */

/** @type {import('./patch.mjs').Change[]} */
const changes = [
  {
    file: /xstate\/dist\/StateMachine-[0-9a-f]+\.esm\.js$/,
    from: 'return new StateMachine(this.config, {\n      actions: {',
    to: 'return withOthers(this, {\n      actions: {',
  },
  {
    file: /xstate\/dist\/StateMachine-[0-9a-f]+\.esm\.js$/,
    from: "const STATE_IDENTIFIER = '#';",
    to: `const STATE_IDENTIFIER = '#';
const bound = ['transition', 'getInitialSnapshot', 'getPersistedSnapshot', 'restoreSnapshot', 'start'];
function withOthers(machine, implementations) {
  const one = Object.assign(Object.create(StateMachine.prototype), machine, { implementations });
  for (const name of bound) one[name] = StateMachine.prototype[name].bind(one);
  return one;
}`,
  },
];

export const quickCharts = () => patch('quick-charts', changes);
