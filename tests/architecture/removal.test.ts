import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { pageIds, pageRow } from '#domain/pages.ts';
import { flowIds } from '#machines/flows.ts';
import { folderOf } from '#visualizations/exporter/folder.ts';
import { flowLinks } from './flow-links.ts';
import { copyProject, type ProjectCopy, type TypeError } from './project-copy.ts';
import { ownOf, removeFlow, touchedBy } from './remove-flow.ts';

type Removable = (typeof flowIds)[number];

/** Home is where every other flow leads back to. */
const removable = flowIds.filter((id) => id !== 'home');
/** The rows of a flow in all lists together, with their imports, as the formatter breaks them. */
const mostLines = 15;
const longest = 300_000;
const root = fileURLToPath(new URL('../..', import.meta.url));

/**
 * Flows that are removed at once: to check the types of the whole project takes 16 CPU s, whatever
 * is missing. None has a link within another's folders, which would be gone with it.
 */
const together: readonly (readonly string[])[] = [
  ['repayment', 'coupons'],
  ['borrow', 'profile', 'operationSuccess'],
  ['orderProgress', 'rollover', 'offlinePayment', 'feedbackTickets'],
  ['restructure', 'records'],
  ['accountDeletion', 'bankCardChange'],
];
/** A flow that stands in none of them is removed alone. */
const alone = removable.filter((id) => !together.flat().includes(id));
const groups: Removable[][] = [
  ...together.map((ids) => removable.filter((id) => ids.includes(id))),
  ...alone.map((id) => [id]),
];

const linksOf = (id: string): readonly string[] => flowLinks[id] ?? [];
const isWithin = (file: string, id: Removable) =>
  ownOf(folderOf(id)).some((own) => file === own || file.startsWith(`${own}/`));

/** Whether a text says a flow's name, its folder's or one of its pages'. */
function names(text: string, id: Removable): boolean {
  const pages = pageIds.filter((page) => pageRow(page).flow === id);
  return [id, folderOf(id), ...pages].some((name) =>
    new RegExp(`(?<![A-Za-z])${name}(?![A-Za-z])`).test(text),
  );
}

/** Made once: a flow is put back before the next is removed. */
let copy: ProjectCopy;
beforeAll(async () => {
  copy = await copyProject();
}, longest);
afterAll(() => copy.remove());

type Removal = {
  /** What each flow took out of the lists. */
  taken: Map<string, Awaited<ReturnType<typeof removeFlow>>>;
  errors: TypeError[];
};

/** Some flows in a copy of the project are removed: what that took, and what misses them. */
async function removal(ids: readonly Removable[]): Promise<Removal> {
  try {
    const taken: Removal['taken'] = new Map();
    for (const id of ids) taken.set(id, await removeFlow(copy, id));
    return { taken, errors: await copy.typeErrors() };
  } finally {
    for (const id of ids) await copy.putBack(touchedBy(id));
  }
}

/**
 * The files that miss a flow. Where only one of the removed flows has a link, or none, whatever is
 * wrong there is that one's; where several have, the file must name the flow, too. What a message
 * names is missed by whoever is named.
 */
async function missing(id: Removable, ids: readonly Removable[], errors: TypeError[]) {
  const missed: string[] = [];
  for (const file of new Set(errors.map((error) => error.file))) {
    const claims = ids.filter((one) => linksOf(one).includes(file));
    const said = errors.filter((error) => error.file === file).map(({ message }) => message);
    const isNamed = said.some((message) => names(message, id));
    const isAlone = claims.length < 2 && (claims[0] ?? id) === id;
    const isShared = claims.length > 1 && claims.includes(id);
    const isMissed =
      isNamed || isAlone || (isShared && names(await readFile(join(root, file), 'utf8'), id));
    if (isMissed) missed.push(file);
  }
  return missed.toSorted();
}

describe('a flow goes with its folders, a row in each of five lists, and the links to it', () => {
  for (const ids of groups) {
    describe(`without ${ids.join(', ')}`, () => {
      let removed: Removal;
      beforeAll(async () => {
        removed = await removal(ids);
      }, longest);

      test.for(ids)('%s', async (id) => {
        const taken = removed.taken.get(id) ?? [];
        const edited = taken.filter(({ lines }) => lines > 0);
        expect(edited, 'every list has a row of it').toEqual(taken);
        expect(edited.length).toBeLessThanOrEqual(5);
        const lines = edited.reduce((sum, list) => sum + list.lines, 0);
        expect(lines, 'lines of all lists together').toBeLessThanOrEqual(mostLines);
        const missed = await missing(id, ids, removed.errors);
        expect(missed, `flow-links.ts says who else names ${id}`).toEqual(linksOf(id).toSorted());
      });

      test.for(ids)('%s has no link that goes with another', (id) => {
        const others = ids.filter((other) => other !== id);
        const gone = linksOf(id).filter((file) => others.some((other) => isWithin(file, other)));
        expect(gone).toEqual([]);
      });
    });
  }

  test('the links are those of flows that there are, and each is removed once', () => {
    expect(Object.keys(flowLinks).toSorted()).toEqual(removable.toSorted());
    expect(groups.flat().toSorted()).toEqual(removable.toSorted());
  });
});
