import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { modelsWithSituations, situationsOf } from '#machines/situations.ts';
import { environmentOf } from '#machines/walk/environment.ts';
import { createPreview } from '#visualizations/preview/preview.tsx';

const preview = await createPreview('en');

const isList = (data: unknown): data is unknown[] => Array.isArray(data);

/** Doubles the rows of every list with the name, at any depth of plain data. */
function doubled(data: unknown, name: string): unknown {
  if (isList(data)) return data.map((one) => doubled(one, name));
  if (typeof data !== 'object' || data === null || Object.getPrototypeOf(data) !== Object.prototype)
    return data;
  return Object.fromEntries(
    Object.entries(data).map(([key, value]) => [
      key,
      key === name && isList(value) ? [...value, ...value] : doubled(value, name),
    ]),
  );
}

/** Rows without an id: two of a reply can be equal in all that is shown. */
it.each([
  ['offlinePayment', 'reversals'],
  ['repayment', 'reversals'],
  ['accountDeletion', 'blockers'],
  ['profile', 'sessions'],
])('%s: equal rows of `%s` are all shown', (id, name) => {
  const models = modelsWithSituations.filter(({ machine }) => machine.id === id);
  let shown = 0;
  for (const model of models) {
    const environment = environmentOf(model);
    for (const { path } of situationsOf(id)) {
      const { snapshot } = path.steps.reduce(environment.next, environment.start(path.start));
      const context = doubled(snapshot.context, name);
      if (JSON.stringify(context) === JSON.stringify(snapshot.context)) continue;
      shown += 1;
      // React reports two rows with the same key on the console, which fails the test.
      render(
        <preview.Screen
          snapshot={{ ...snapshot, context }}
          send={() => undefined}
          request={() => undefined}
        />,
      ).unmount();
    }
  }
  expect(shown).toBeGreaterThan(0);
});
