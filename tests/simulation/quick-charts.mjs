import { patch } from './patch.mjs';

/**
 * A chart with other services is built anew from its config at each provision: once for each flow of
 * each page. That is nothing on a phone, where a page lives for minutes, and much in a world that opens
 * thousands. What a chart is made of names no service: here charts share it. The bundle fails where
 * XState says other words than these.
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
