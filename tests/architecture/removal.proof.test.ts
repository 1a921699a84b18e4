import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { flowIds } from '#machines/flows.ts';
import { copyProject, type ProjectCopy } from './project-copy.ts';
import { removeFlow, touchedBy } from './remove-flow.ts';

/** All flows except home, to which other flows lead back. */
const removable = flowIds.filter((id) => id !== 'home');
/**
 * Maximum number of lines of a flow's rows in all lists, with imports, as the formatter wraps them.
 */
const mostLines = 25;
/** Folders that serve all flows and name none of them. */
const shared =
  /^(sandbox|src\/(components|i18n|protocol|services|worker)|machines\/(description|shared|walk))\//;

/** The copy is made once, and each flow is restored before the next is removed. */
let copy: ProjectCopy;
beforeAll(async () => {
  copy = await copyProject();
});
afterAll(() => copy.remove());

async function removal(id: (typeof removable)[number]) {
  try {
    const taken = await removeFlow(copy, id);
    const missed = (await copy.typeErrors()).map(({ file }) => file);
    return { taken, missed: [...new Set(missed)].toSorted() };
  } finally {
    await copy.putBack(touchedBy(id));
  }
}

describe('the removal of a flow', () => {
  test.for(removable)(
    'deletes its folders and its rows in three lists, and concerns no shared code: %s',
    async (id) => {
      const { taken, missed } = await removal(id);
      const edited = taken.filter(({ lines }) => lines > 0);
      expect(edited, 'every list has a row for it').toEqual(taken);
      expect(edited.length).toBeLessThanOrEqual(3);
      const lines = edited.reduce((sum, list) => sum + list.lines, 0);
      expect(lines, 'lines of all lists together').toBeLessThanOrEqual(mostLines);
      const concerned = missed.filter((file) => shared.test(file));
      expect(concerned, `shared code that names ${id}`).toEqual([]);
    },
  );
});
