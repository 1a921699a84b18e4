import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { afterStep, type BrowserStack, nextStep, type Step } from '#app/navigation/reconcile.ts';

function reach(start: BrowserStack, wanted: readonly string[]) {
  const steps: Step[] = [];
  let stack = start;
  for (let step = nextStep(stack, wanted); step; step = nextStep(stack, wanted)) {
    steps.push(step);
    stack = afterStep(stack, step);
    if (steps.length > 50) throw new Error('never arrives');
  }
  return { steps, stack };
}

const hrefs = fc.constantFrom('/', '/a', '/b', '/c', '/d');
const wanted = fc.array(hrefs, { minLength: 1, maxLength: 6 });
const stacks = fc
  .array(hrefs, { minLength: 1, maxLength: 8 })
  .chain((all) => fc.nat(all.length - 1).map((position) => ({ hrefs: all, position })));

describe('reconcile, which returns steps towards the wanted history,', () => {
  it('pushes a missing entry, replaces a different one, and goes back by a traversal', () => {
    expect(nextStep({ hrefs: ['/'], position: 0 }, ['/', '/a'])).toEqual({
      type: 'push',
      href: '/a',
    });
    expect(nextStep({ hrefs: ['/', '/a'], position: 1 }, ['/', '/b'])).toEqual({
      type: 'replace',
      href: '/b',
    });
    expect(nextStep({ hrefs: ['/', '/a', '/b'], position: 2 }, ['/'])).toEqual({
      type: 'go',
      by: -2,
    });
  });

  it('undoes a refused back by going forward, without losing entries', () => {
    const stack = { hrefs: ['/', '/a', '/b'], position: 1 };
    expect(nextStep(stack, ['/', '/a', '/b'])).toEqual({ type: 'go', by: 1 });
  });

  it('drops stale entries by a push below them', () => {
    const { steps, stack } = reach({ hrefs: ['/', '/a', '/b', '/c'], position: 3 }, ['/', '/d']);
    expect(steps).toEqual([
      { type: 'go', by: -3 },
      { type: 'push', href: '/d' },
    ]);
    expect(stack.hrefs).toEqual(['/', '/d']);
  });

  it('always reaches the wanted top entry, with the wanted entries below', () => {
    fc.assert(
      fc.property(stacks, wanted, (start, goal) => {
        const { stack } = reach(start, goal);
        expect(stack.position).toBe(goal.length - 1);
        expect(stack.hrefs.slice(0, goal.length)).toEqual(goal);
      }),
    );
  });

  it('never leaves the history, and traverses at most twice', () => {
    fc.assert(
      fc.property(stacks, wanted, (start, goal) => {
        let stack: BrowserStack = start;
        let traversals = 0;
        for (const step of reach(start, goal).steps) {
          stack = afterStep(stack, step);
          if (step.type === 'go') traversals += 1;
          expect(stack.hrefs[stack.position]).toBeDefined();
        }
        expect(traversals).toBeLessThanOrEqual(2);
      }),
    );
  });
});
