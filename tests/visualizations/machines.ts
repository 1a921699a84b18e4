import { setup } from 'xstate';
import { describeMachine } from '#machines/description/describe.ts';
import { models } from '#machines/models.ts';

export const descriptions = models.map(({ machine }) => describeMachine(machine));

const words = (label: string) => ({
  description: `${label}: said in a sentence.`,
  meta: { label },
});

/** Chart features that no machine uses yet, so that their drawing is tested too. */
const unusual = setup({
  actions: { log: () => {} },
  guards: { ready: () => true },
  delays: { pause: 1_500, growing: () => 0 },
}).createMachine({
  id: 'unusual',
  description: 'Memory, regions below regions, ends of groups, & signs like < and ".',
  initial: 'working',
  on: { '*': { actions: { type: 'log', params: { of: ['a', 'b'], by: { kind: 'any' } } } } },
  states: {
    working: {
      ...words('Working'),
      type: 'parallel',
      exit: 'log',
      on: { 'pause.pressed': 'resting' },
      onDone: 'over',
      states: {
        left: {
          ...words('Left region'),
          initial: 'one',
          states: {
            one: { ...words('One'), after: { 2_500: { guard: 'ready', target: 'two' } } },
            two: { ...words('Two'), after: { pause: 'one', growing: 'ended' } },
            ended: { ...words('Ended'), type: 'final' },
          },
        },
        right: {
          ...words('Right region'),
          initial: 'three',
          states: {
            three: { ...words('Three'), on: { again: { target: 'three', reenter: true } } },
            ended: { ...words('Ended'), type: 'final', entry: ['log', 'log'] },
          },
          on: { stop: '.ended' },
        },
        memory: { type: 'history', history: 'deep', target: 'left' },
      },
    },
    resting: {
      ...words('Resting'),
      on: { 'work.resumed': { target: 'working.memory' }, 'work.begun': 'working' },
    },
    over: { ...words('Over'), type: 'final' },
  },
});

export const drawable = [...descriptions, describeMachine(unusual)];
