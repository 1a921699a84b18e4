import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import { actor } from '#machines/shared/ports.ts';
import { until } from '#tests/until.ts';
import type { Drawings } from '#visualizations/layout/drawn-picture.ts';
import { drawingsMachine } from '#visualizations/explorer/machines/drawings.machine.ts';
import { drawnOf } from './made-data.ts';

const drawingsOf = (machine: string): Drawings => ({
  plain: [drawnOf(machine, 'plain')],
  technical: [drawnOf(machine, 'technical')],
});

/** A request for `lost` succeeds at the second attempt. */
function start() {
  const asked: string[] = [];
  const drawings = createActor(
    drawingsMachine.provide({
      actors: {
        loadDrawings: actor(({ machine }: { machine: string }): Promise<Drawings> => {
          const isLost = machine === 'lost' && !asked.includes('lost');
          asked.push(machine);
          return isLost ? Promise.reject(new Error('lost')) : Promise.resolve(drawingsOf(machine));
        }),
      },
    }),
  );
  drawings.start();
  const show = (machine: string) => drawings.send({ type: 'machine.shown', machine });
  const is = (state: 'resting' | 'fetching' | 'failed') => drawings.getSnapshot().matches(state);
  return { drawings, asked, show, is, known: () => drawings.getSnapshot().context.known };
}

test('a machine’s drawings are fetched when it is first shown, and cached', async () => {
  const { asked, show, is, known } = start();
  expect(asked).toEqual([]);
  show('login');
  expect(is('fetching')).toBe(true);
  await until(() => expect(is('resting')).toBe(true));
  expect(known()).toEqual({ login: drawingsOf('login') });
  show('home');
  await until(() => expect(is('resting')).toBe(true));
  show('login');
  expect(is('resting')).toBe(true);
  expect(asked).toEqual(['login', 'home']);
});

test('a machine that is opened during a fetch shows its own drawings', async () => {
  const { show, is, known } = start();
  show('login');
  show('home');
  await until(() => expect(is('resting')).toBe(true));
  expect(known()).toEqual({ home: drawingsOf('home') });
});

test('a failed fetch can be retried and does not block another machine', async () => {
  const { drawings, show, is, known } = start();
  show('lost');
  await until(() => expect(is('failed')).toBe(true));
  show('home');
  await until(() => expect(is('resting')).toBe(true));
  expect(known()).toEqual({ home: drawingsOf('home') });

  const again = start();
  again.show('lost');
  await until(() => expect(again.is('failed')).toBe(true));
  again.drawings.send({ type: 'retry.pressed' });
  await until(() => expect(again.is('resting')).toBe(true));
  expect(again.known()).toEqual({ lost: drawingsOf('lost') });
  drawings.stop();
});
