import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import * as v from 'valibot';

const axe = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

/** Expression that installs axe in a frame once, because installing takes as long as a check. */
const bring = `window.axe || (() => { ${axe} })()`;

/** Passed checks are not reported, which halves the time. */
const find = `axe.run(document, { resultTypes: ['violations'] }).then(({ violations }) =>
  violations.map(({ id, nodes }) => id + ': ' + nodes.map(({ target }) => target).join(', '))
)`;

/** Returns one line for each violation. The page's clock must run, because axe waits by timers. */
export async function violationsOn(page: Page): Promise<string[]> {
  await Promise.all(page.frames().map((frame) => frame.evaluate(`void (${bring})`)));
  return v.parse(v.array(v.string()), await page.evaluate<unknown>(find));
}
