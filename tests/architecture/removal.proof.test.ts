import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { flowIds } from '#machines/flows.ts';
import { flowLinks } from './flow-links.ts';
import { copyProject, type ProjectCopy } from './project-copy.ts';
import { removeFlow, touchedBy } from './remove-flow.ts';

/** Home is where every other flow leads back to. */
const removable = flowIds.filter((id) => id !== 'home');
/** The rows of a flow in all lists together, with their imports, as the formatter breaks them. */
const mostLines = 15;
const longest = 300_000;

/** Made once: a flow is put back before the next is removed. */
let copy: ProjectCopy;
beforeAll(async () => {
  copy = await copyProject();
}, longest);
afterAll(() => copy.remove());

/** A flow in a copy of the project is removed: what that took, and which files miss it. */
async function removal(id: (typeof removable)[number]) {
  try {
    const taken = await removeFlow(copy, id);
    const missed = (await copy.typeErrors()).map(({ file }) => file);
    return { taken, missed: [...new Set(missed)].toSorted() };
  } finally {
    await copy.putBack(touchedBy(id));
  }
}

describe('a flow goes with its folders, a row in each of five lists, and the links to it', () => {
  test.for(removable)('%s', { timeout: longest }, async (id) => {
    const { taken, missed } = await removal(id);
    const edited = taken.filter(({ lines }) => lines > 0);
    expect(edited, 'every list has a row of it').toEqual(taken);
    expect(edited.length).toBeLessThanOrEqual(5);
    const lines = edited.reduce((sum, list) => sum + list.lines, 0);
    expect(lines, 'lines of all lists together').toBeLessThanOrEqual(mostLines);
    const links = flowLinks[id] ?? [];
    expect(missed, `flow-links.ts says who else names ${id}`).toEqual(links.toSorted());
  });

  test('the links are those of flows that there are', () => {
    expect(Object.keys(flowLinks).toSorted()).toEqual(removable.toSorted());
  });
});
