import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { environmentOf } from '#machines/walk/environment.ts';
import type { Model } from '#machines/walk/model.ts';
import { readTransitions } from '#machines/walk/plans.ts';
import { fixEnvironment } from '#tests/component/outlines/fix-environment.ts';
import { picturedOf } from '#tests/component/outlines/screens-of.ts';
import { statesIn } from '#tests/model/screens/screens.ts';
import { createPreview } from '#visualizations/preview/preview.tsx';
import { modelsWithSituations, situationsOf } from '#machines/situations.ts';
import { worldAfter } from '#visualizations/screens/reach.ts';
import { type Block, explains, figuresIn, type Line, linesIn, withoutFigures } from './reading.ts';
import { rows } from './rows.ts';

const preview = await createPreview('en');
fixEnvironment();

const shownModels = modelsWithSituations.filter(({ machine: { id } }) =>
  [...preview.machines, ...preview.parts].includes(id),
);

type Shown = {
  name: string;
  page: string;
  lines: string[];
  expected: readonly Block[] | null;
};

/** Screens with amounts: of pictures and situations, and of the walk of a machine that has rows. */
async function screensOf(model: Model): Promise<Shown[]> {
  const { id } = model.machine;
  const environment = environmentOf(model);
  const met = new Set<string>();
  const shown: Shown[] = [];
  const look = (name: string, world: ReturnType<typeof worldAfter>): void => {
    const { snapshot } = world;
    const key = `${environment.key(world)} ${JSON.stringify(snapshot.context)}`;
    const page = preview.page(snapshot);
    if (page === null || met.has(key)) return;
    met.add(key);
    const { container, unmount } = render(
      <preview.Screen snapshot={snapshot} send={() => {}} request={() => {}} />,
    );
    const lines = linesIn(container.ownerDocument.body);
    unmount();
    if (lines.length === 0) return;
    shown.push({ name, page, lines, expected: rows[id]?.[page]?.(snapshot) ?? null });
  };
  for (const { name, path } of await picturedOf(id)) look(name, worldAfter(environment, path));
  for (const { name, path } of situationsOf(id)) {
    const end = path.steps.reduce(environment.next, environment.start(path.start));
    look(`${id} in the situation ${name}`, end);
  }
  const paths = id in rows ? (await readTransitions(model)).paths : [];
  for (const { start, steps } of paths) {
    let world = environment.start(start);
    look(`${id} at the start ${start}`, world);
    for (const { step } of steps) {
      world = environment.next(world, step);
      look(`${id} in ${statesIn(world.snapshot.value).join(' and ')}`, world);
    }
  }
  return shown;
}

function faultsOf({ name, page, lines, expected }: Shown): string[] {
  const where = `On ${page}, ${name}`;
  if (expected === null)
    return [`${where} shows “${lines[0]}”, and no row recomputes the figures of that page.`];
  const all = expected.flat();
  const unexplained = lines.flatMap((text) => {
    if (all.some((one) => explains(one, text))) return [];
    const alike = all.filter(
      (one) =>
        one.text !== null &&
        explains({ ...one, text: withoutFigures(one.text) }, withoutFigures(text)),
    );
    const wanted = alike.map((one) => `“${one.text}”`).join(' or ');
    return [`${where} shows “${text}”; the reply gives ${wanted || 'no such figure'}.`];
  });
  const isShown = (one: Line) => lines.some((text) => explains(one, text));
  const isOnlyIn = (block: Block) => (one: Line) =>
    !expected.some((other) => other !== block && other.some(({ text }) => text === one.text));
  const absent = expected.flatMap((block) => {
    const known = block.filter(({ text }) => text !== null);
    if (!known.filter(isOnlyIn(block)).some(isShown)) return [];
    return known
      .filter((one) => !isShown(one))
      .map(({ text }) => `${where} does not show “${text}”.`);
  });
  return [...unexplained, ...absent];
}

/** Messages about lines with an amount that is 0 on every screen, or that no screen shows. */
function unusedIn(shown: readonly Shown[]): string[] {
  const uses = new Map<string, boolean[]>();
  for (const { lines, expected } of shown) {
    for (const one of (expected ?? []).flat()) {
      const key = one.words;
      const seen = lines.filter((text) => explains(one, text)).map(figuresIn);
      const before = uses.get(key) ?? figuresIn(one.words.replaceAll('₱', '₱0')).map(() => false);
      uses.set(
        key,
        before.map((was, at) => was || seen.some((each) => each[at] !== '₱0.00')),
      );
    }
  }
  return [...uses]
    .filter(([, seen]) => seen.includes(false))
    .map(([words]) => `No screen shows “${words}” with an amount above 0.`);
}

const named = shownModels.map((model) => ({ id: model.machine.id, model }));

test.each(named)('the screens of $id show only figures that follow from the reply', async (one) => {
  const { id, model } = one;
  const shown = await screensOf(model);
  const unused = Object.keys(rows[id] ?? {}).filter((page) =>
    shown.every((screen) => screen.page !== page),
  );
  const faults = [
    ...shown.flatMap(faultsOf),
    ...unused.map((page) => `No screen of ${id} uses the row of ${page}.`),
    ...unusedIn(shown),
  ];
  if (faults.length > 0) throw new Error([...new Set(faults)].slice(0, 8).join('\n'));
});

test('every machine with recomputed figures has screens', () => {
  const known = shownModels.map(({ machine }) => machine.id);
  expect(Object.keys(rows).filter((id) => !known.includes(id))).toEqual([]);
});
