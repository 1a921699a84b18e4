import { expect, test } from '@playwright/test';
import type { AnyMachineSnapshot } from 'xstate';
import { screenWalks } from '#tests/flows/walks.ts';
import { browserPlanOf } from '#tests/model/browser/reach.ts';
import type { PlannedPath } from '#machines/walk/plan.ts';
import { type BrowserFlow, walkPath } from './harness/driver.ts';
import type { Played } from './harness/fixtures.ts';

/** Milliseconds; checks retry until this timeout, and these pages are wrong on purpose. */
const patience = 6_000;

const service = 'customerServiceEntrance';

function helpCentre(): { flow: BrowserFlow; path: PlannedPath; entrance: Played } {
  const walk = screenWalks.find(({ model }) => model.machine.id === 'helpCentre');
  if (!walk?.browser) throw new Error('there is no walk of helpCentre');
  const { model, screens, browser } = walk;
  const { fixtures, reach } = browser;
  const entrance = fixtures.services[service];
  const shows = (path: PlannedPath) =>
    path.steps.findIndex(({ step }) => step.type === 'settle' && step.outcome === 'ways');
  const path = browserPlanOf(model, reach).plan.paths.find((one) => shows(one) >= 0);
  if (!path || !entrance) throw new Error('no path leads to the content of helpCentre');
  const steps = path.steps.slice(0, shows(path) + 1);
  return { flow: { model, reach, screens, fixtures }, path: { ...path, steps }, entrance };
}

const spoiled: Record<string, { spoil: () => BrowserFlow; messages: RegExp[] }> = {
  'a wrong screen text': {
    spoil() {
      const { flow } = helpCentre();
      const { shows } = flow.screens;
      const screens = {
        ...flow.screens,
        shows: {
          ...shows,
          'page.centre.ways.showing': (ui: { title: (name: string) => Promise<void> }) =>
            ui.title('Lost property'),
        },
      };
      return { ...flow, screens };
    },
    messages: [
      /^The built app shows something else than it should in helpCentre\.$/,
      /^ {2}should: the title “Lost property”$/,
      /^ {2}is: {5}the title “Customer service”$/,
    ],
  },
  'a wrong address': {
    spoil() {
      const { flow, entrance } = helpCentre();
      const astray: Played = {
        ...entrance,
        async end(world, outcome, input) {
          await entrance.end(world, outcome, input);
          await world.page.evaluate(() => history.replaceState(history.state, '', '/elsewhere'));
        },
      };
      const services = { ...flow.fixtures.services, [service]: astray };
      return { ...flow, fixtures: { ...flow.fixtures, services } };
    },
    messages: [
      /^The built app does otherwise in helpCentre\.$/,
      /^ {2}should: the address \/customer\/customerCenter$/,
      /^ {2}is: {5}the address \/elsewhere$/,
    ],
  },
  'a law that does not hold': {
    spoil() {
      const { flow } = helpCentre();
      const invariants = {
        'Nobody is ever helped.': ({ snapshot }: { snapshot: AnyMachineSnapshot }) =>
          !snapshot.matches({ page: { centre: { ways: 'showing' } } }) || 'somebody is',
      };
      return { ...flow, model: { ...flow.model, invariants } };
    },
    messages: [
      /^A law of helpCentre does not hold: Nobody is ever helped\.$/,
      /^ {2}is: {5}somebody is$/,
    ],
  },
};

test.use({ trace: 'off' });

for (const [name, { spoil, messages }] of Object.entries(spoiled)) {
  test(`${name} is reported as a story`, async ({ browser, baseURL }) => {
    const failed: unknown = await walkPath(spoil(), helpCentre().path, {
      browser,
      origin: new URL(baseURL ?? '').origin,
      language: 'en',
      colorScheme: 'light',
      patience,
      meets: () => Promise.resolve(),
    }).catch((error: unknown) => error);
    const lines = failed instanceof Error ? failed.message.split('\n') : [];
    const [sentence, ...should] = messages;
    expect(lines).toEqual([
      expect.stringMatching(sentence ?? /never/),
      '  1. started: centre',
      expect.stringMatching(/^ {2}2\. /),
      '  3. customerServiceEntrance ends: ways',
      ...should.map((line) => expect.stringMatching(line)),
      "  replay: npm run test:browser -- walk --grep 'helpCentre in en'",
    ]);
  });
}
