import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readCharts } from '#tests/requirements/charts.ts';
import { readRequirements } from '#tests/requirements/requirements.ts';
import { readTests } from '#tests/requirements/tests.ts';

/** The requirements outside the specification that no chart shows, with reasons. */
const withoutState: Record<string, string> = {
  O11: 'the counters are the sandbox’s',
  M3: 'a law of the ledger, in every state',
  D5: 'a page of text, which holds no state',
  L1: 'pages of text, which hold no state',
};

const ids = readRequirements().map(({ id }) => id);
const [tests, charts] = [readTests(), await readCharts()];

describe('the requirements', () => {
  it('have unique ids', () => {
    expect(ids.length).toBeGreaterThan(200);
    const repeated = ids.filter((id, index) => ids.indexOf(id) !== index);
    const letters = [...new Set(ids.map((id) => id.charAt(0)))].toSorted().join(' ');
    expect(repeated, `A new section takes another letter than ${letters}`).toEqual([]);
  });

  it('are each named by a test or law', () => {
    const named = new Set(tests.flatMap((test) => test.ids));
    expect(ids.filter((id) => !named.has(id))).toEqual([]);
  });

  it('include every id that tests and charts name', () => {
    const unknown = [...tests, ...charts].flatMap((one) =>
      one.ids.filter((id) => !ids.includes(id)),
    );
    expect(unknown).toEqual([]);
  });

  it('outside the specification are named by a chart, with listed exceptions; screens in charts exist', () => {
    const drawn = new Set(charts.flatMap((state) => state.ids));
    const ofFlows = ids.filter((id) => !id.startsWith('S'));
    expect(ofFlows.filter((id) => !drawn.has(id))).toEqual(Object.keys(withoutState));
    const screens = charts.flatMap(({ screen }) => screen ?? []);
    expect(screens.length).toBeGreaterThan(50);
    expect(screens.filter((screen) => !existsSync(screen))).toEqual([]);
  });
});
