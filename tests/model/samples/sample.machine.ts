import { assign, fromCallback, fromPromise, setup } from 'xstate';
import { withEvent } from '#machines/shared/with-event.ts';

const missing = (name: string) => {
  throw new Error(`not provided: ${name}`);
};

const timerMachine = setup({
  types: { input: {} as { minutes: number }, output: {} as { rang: boolean } },
  delays: { minutes: 60_000 },
}).createMachine({
  id: 'eggTimer',
  description: 'Counts down.',
  context: ({ input }) => input,
  initial: 'running',
  states: {
    running: {
      description: 'The time runs.',
      meta: { label: 'Running' },
      after: { minutes: 'rung' },
    },
    rung: { type: 'final', description: 'The time is up.', meta: { label: 'Rung' } },
  },
  output: { rang: true },
});

type SampleEvent =
  | { type: 'cook.started'; dish: string }
  | { type: 'cook.paused' }
  | { type: 'cook.resumed' }
  | { type: 'door.opened' }
  | { type: 'heat.measured'; heat: number }
  | { type: 'smoke.seen' };

/** The machine on which the harness is tested. */
export const sampleMachine = setup({
  types: {
    context: {} as { dish: string; heat: number; served: number },
    events: {} as SampleEvent,
    children: {} as { eggTimer: 'eggTimer' },
  },
  actors: {
    fetchRecipe: fromPromise<{ minutes: number }, { dish: string }>(() => missing('fetchRecipe')),
    watchDoor: fromCallback<SampleEvent>(() => missing('watchDoor')),
    heat: fromCallback<SampleEvent>(() => missing('heat')),
    smoke: fromCallback<SampleEvent>(() => missing('smoke')),
    eggTimer: timerMachine,
  },
  actions: {
    keepDish: assign((_, params: { dish: string }) => params),
    keepHeat: assign((_, { heat }: { heat: number }) => ({ heat })),
    countServed: assign({ served: ({ context }) => Math.min(2, context.served + 1) }),
    callBrigade: () => {},
  },
  guards: {
    isHot: ({ context }) => context.heat > 100,
  },
  delays: { cooling: 5000, cleaning: 0 },
}).createMachine({
  id: 'sample',
  description: 'Cooks, beside an alarm.',
  type: 'parallel',
  context: { dish: '', heat: 0, served: 0 },
  states: {
    stove: {
      description: 'What cooks.',
      meta: { label: 'Stove' },
      initial: 'cold',
      states: {
        cold: {
          description: 'Nothing cooks.',
          meta: { label: 'Cold' },
          on: {
            'cook.started': {
              target: 'cooking',
              actions: { type: 'keepDish', params: ({ event }) => ({ dish: event.dish }) },
            },
          },
        },
        cooking: {
          description: 'A dish is on the stove.',
          meta: { label: 'Cooking' },
          initial: 'reading',
          on: {
            'cook.paused': 'paused',
            'heat.measured': { actions: withEvent('keepHeat') },
          },
          invoke: {
            id: 'heat',
            src: 'heat',
            onError: { target: 'cooling' },
          },
          states: {
            reading: {
              description: 'The recipe is read.',
              meta: { label: 'Reading' },
              invoke: {
                id: 'fetchRecipe',
                src: 'fetchRecipe',
                input: ({ context }) => ({ dish: context.dish }),
                onDone: { target: 'timing' },
                onError: { target: '#sample.stove.cold' },
              },
            },
            timing: {
              description: 'The timer runs.',
              meta: { label: 'Timing' },
              invoke: {
                id: 'eggTimer',
                src: 'eggTimer',
                input: { minutes: 3 },
                onDone: [
                  { guard: 'isHot', target: '#sample.stove.cooling', actions: 'countServed' },
                  { target: '#sample.stove.cold' },
                ],
                onError: { target: '#sample.stove.cold' },
              },
            },
            remembered: { type: 'history', history: 'deep' },
          },
        },
        paused: {
          description: 'The pan stands aside.',
          meta: { label: 'Paused' },
          on: { 'cook.resumed': 'cooking.remembered' },
        },
        cooling: {
          description: 'The dish cools.',
          meta: { label: 'Cooling' },
          after: { cooling: 'cleaning' },
        },
        cleaning: {
          description: 'The stove is wiped.',
          meta: { label: 'Cleaning' },
          after: { cleaning: 'cold' },
        },
      },
    },
    alarm: {
      description: 'What the house hears.',
      meta: { label: 'Alarm' },
      initial: 'watching',
      states: {
        watching: {
          description: 'Door and smoke are watched.',
          meta: { label: 'Watching' },
          invoke: [
            { id: 'watchDoor', src: 'watchDoor', onError: { target: 'off' } },
            { id: 'smoke', src: 'smoke', onError: { target: 'off' } },
          ],
          on: {
            'smoke.seen': { target: 'ringing', actions: 'callBrigade' },
          },
        },
        ringing: {
          description: 'It rings until a door is opened.',
          meta: { label: 'Ringing' },
          invoke: { id: 'watchDoor', src: 'watchDoor', onError: { target: 'off' } },
          on: { 'door.opened': 'watching' },
        },
        off: { description: 'Nobody watches.', meta: { label: 'Off' }, type: 'final' },
      },
    },
  },
});
