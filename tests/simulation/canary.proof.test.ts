import { describe, expect, it } from 'vitest';
import { required } from '#machines/shared/required.ts';
import { bundle } from './bundle.mjs';
import { allDefects } from './defects/catalogue.ts';
import { stepsOf } from './defects/defect.ts';
import { pluginOf, replay } from './defects/search.ts';
import { simulate } from './simulate.ts';

describe('canary: a world with a seeded defect', () => {
  it('fails, and its report has at most 12 faults and deviations', async () => {
    const name = 'failure-is-refusal';
    const defect = required(allDefects[name], name);
    const file = await bundle('dist/simulation-failing', [pluginOf(name, defect)]);
    const steps = `--steps=${stepsOf(defect)}`;
    const output = await simulate(file, '--worlds=1', `--from=${defect.seed}`, steps);
    expect(output).toMatch(/after it is accepted, never the app shows that it was refused\./);
    expect(output).toMatch(/^ {2}1\. .*somebody came to/m);
    expect(output).toMatch(/replay: npm run simulate -- --seed=\d+/);
    expect(output).toMatch(
      /open: {3}npm run simulate -- --seed=24 --open=\d+, then \/shell\/#world=24@\d+/,
    );
    const count = /faults and deviations: (\d+)/.exec(output)?.[1];
    expect(Number(count)).toBeLessThanOrEqual(12);
  });

  it.each([
    'leaves-while-paying',
    'logout-keeps-storage',
    'rounds-up',
    'debtor-may-go',
    'closes-the-unknown',
    'fields-without-prefix',
    'asks-for-what-is-paid',
    'closed-without-a-way',
    'totals-without-the-deferred-fee',
  ])('fails with the message of its defect: %s', async (name) => {
    const defect = required(allDefects[name], name);
    expect(await replay(name, defect)).toContain(defect.message);
  });
});
