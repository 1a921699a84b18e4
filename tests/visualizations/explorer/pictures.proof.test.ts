import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { readTransitions } from '#machines/walk/plans.ts';
import { activeStates, flowIds, flowNamed, leavesOf } from '#visualizations/explorer/flows/flow.ts';
import {
  boxOf,
  pictureOf,
  pictureShown,
  reached,
  type Whereabouts,
} from '#visualizations/explorer/flows/pictures.ts';
import { folderOf } from '#machines/description/folder.ts';
import { drawingsIn } from '#visualizations/layout/layout.ts';

const drawings = (machine: string) =>
  drawingsIn(readFileSync(`visualizations/diagrams/${folderOf(machine)}/layout.json`, 'utf8'));

const step = { by: 'step' } as const;

describe.each(flowIds)('the pictures of %s', (id) => {
  const flow = flowNamed(id);
  const { plain, technical } = drawings(id);
  const [overview] = plain;

  test.each([plain, technical])('draw each state itself at least once', (...pictures) => {
    const [first, ...more] = pictures;
    if (!first) throw new Error('no picture');
    const all = [first, ...more] as const;
    const missing = [...flow.states.keys()].filter(
      (state) => !pictureOf(all, state).states.includes(state),
    );
    expect(missing).toEqual([]);
  });

  test('follow every step: its target is drawn, and in a flow without regions as a box of its own', async () => {
    const transitions = await readTransitions(flow.model);
    for (const { start, steps } of transitions.paths) {
      let world = flow.environment.start(start);
      const begun = { active: activeStates(world), taken: null };
      expect(pictureShown(flow, plain, step, begun)).toBe(overview);
      for (const { step: next } of steps) {
        world = flow.environment.next(world, next);
        const where: Whereabouts = { active: activeStates(world), taken: world.taken };
        const picture = pictureShown(flow, plain, step, where);
        const led = reached(flow, where);
        expect(led.filter((state) => !boxOf(picture, state))).toEqual([]);
        const isAlone = leavesOf(where.active).length === 1;
        const closed = led.filter((state) => !picture.states.includes(state));
        expect(isAlone ? closed : []).toEqual([]);
      }
    }
  });
});
