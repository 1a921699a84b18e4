import { readFileSync } from 'node:fs';
import { describe, expect, test, vi } from 'vitest';
import { readTransitions } from '#machines/walk/plans.ts';
import { activeStates, flowIds, flowNamed, leavesOf } from '#visualizations/explorer/flows/flow.ts';
import {
  above,
  boxOf,
  depthOf,
  pictureOf,
  pictureShown,
  reached,
  titleOf,
  type Whereabouts,
} from '#visualizations/explorer/flows/pictures.ts';
import { folderOf } from '#machines/description/folder.ts';
import { drawingsIn } from '#visualizations/layout/read.ts';

vi.mock('virtual:explorer-data', () => import('./made-data.ts'));

const drawings = (machine: string) =>
  drawingsIn(readFileSync(`visualizations/diagrams/${folderOf(machine)}/layout.json`, 'utf8'));

const step = { by: 'step' } as const;

describe.each(flowIds)('the pictures of %s', (id) => {
  const flow = flowNamed(id);
  const { plain, technical } = drawings(id);
  const [overview] = plain;

  test.each([plain, technical])('include a picture that draws each state itself', (...pictures) => {
    const [first, ...more] = pictures;
    if (!first) throw new Error('no picture');
    const all = [first, ...more] as const;
    const missing = [...flow.states.keys()].filter(
      (state) => !pictureOf(all, state).states.includes(state),
    );
    expect(missing).toEqual([]);
  });

  test('link up to the overview', () => {
    expect(above(plain, overview)).toBeNull();
    for (const picture of plain.slice(1)) {
      expect(depthOf(plain, picture)).toBeGreaterThan(0);
      expect(titleOf(flow, picture, 'plain')).not.toBe(titleOf(flow, overview, 'plain'));
    }
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

describe('the pictures of the root', () => {
  const flow = flowNamed('root');
  const { plain } = drawings('root');

  test('follow only the region of the last step', () => {
    const start = Object.keys(flow.model.starts)[0] ?? '';
    const world = flow.environment.start(start);
    const pages = flow.environment.steps(world).flatMap((one) => {
      const next = flow.environment.next(world, one);
      const where = { active: activeStates(next), taken: next.taken };
      const led = reached(flow, where);
      return led.every((state) => state.startsWith('root.infoPages.')) ? [where] : [];
    });
    expect(pages.length).toBeGreaterThan(0);
    for (const where of pages) {
      expect(leavesOf(where.active).length).toBeGreaterThan(1);
      expect(pictureShown(flow, plain, step, where).scope).toBe('root.infoPages');
    }
  });
});

describe('a selected element', () => {
  const flow = flowNamed('borrow');
  const { plain } = drawings('borrow');
  const where = { active: ['borrow', 'borrow.loading'], taken: null };

  test('is shown: a picture by its name, a group by its own picture, a state by its part', () => {
    const shown = (looksAt: Parameters<typeof pictureShown>[2]) =>
      pictureShown(flow, plain, looksAt, where).id;
    expect(shown({ by: 'picture', picture: 'borrow.confirm' })).toBe('borrow.confirm');
    expect(shown({ by: 'state', state: 'borrow.confirm' })).toBe('borrow.confirm');
    expect(shown({ by: 'state', state: 'borrow.loading' })).toMatch(/^borrow:\d$/);
    expect(shown({ by: 'picture', picture: 'not in this wording' })).toBe('borrow');
  });

  test('is found by the box of its closed group', () => {
    expect(boxOf(plain[0], 'borrow.confirm.reviewingTerms')?.id).toBe('borrow.confirm');
  });
});
