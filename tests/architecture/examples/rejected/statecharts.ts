import { type BrokenExample, breaks } from './example.ts';

const byName = 'hiram(machines-by-name)';

const chart = (config: string): string => `
import { setup } from 'xstate';
export const machine = setup({}).createMachine(${config});`;

export const statechartsExamples: readonly BrokenExample[] = [
  ...breaks(byName, 'machines/flow', {
    'no inline guard': chart(`{ on: { a: { guard: () => true, target: '.b' } } }`),
    'no inline action': chart(`{ entry: [() => undefined] }`),
    'no inline assign': chart(`{ states: { a: { exit: assign({}) } } }`),
    'no inline actor': chart(`{ invoke: { src: fromPromise(async () => 1) } }`),
    'no inline composed guard': chart(`{ always: [{ guard: and([() => true, 'b']) }] }`),
    'no bare delay': chart(`{ after: { 5000: 'a' } }`),
  }),
  ...breaks(byName, 'machines/flow/states', {
    'no inline action in a part of a chart': `export const part = built.createStateConfig({ entry: () => undefined });`,
  }),
];
