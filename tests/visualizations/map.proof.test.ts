import { expect, test } from 'vitest';
import { committedEndings, endingMachines, findEndings } from '#visualizations/map/endings.ts';

const endings = committedEndings();

test.each(endingMachines)('%s: the committed ends are those that its model reaches', (id) => {
  const found: unknown = JSON.parse(JSON.stringify(findEndings(id)));
  expect(endings[id]?.ends).toEqual(found);
});
