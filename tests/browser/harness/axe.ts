import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import * as v from 'valibot';

/** Runs in the page before its clock is paused, because axe waits by timers that must run. */
export function keepTimers(): void {
  const timers = { setTimeout: window.setTimeout, clearTimeout: window.clearTimeout };
  Reflect.set(window, 'keptTimers', timers);
}

const axe = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

/** Expression that installs axe in a frame once, because installing takes as long as a check. */
const bring = `window.axe || (({ setTimeout, clearTimeout }) => { ${axe} })(
  window.keptTimers ?? window
)`;

/** Passed checks are not reported, which halves the time. */
const find = `axe.run(document, { resultTypes: ['violations'] }).then(({ violations }) =>
  violations.map(({ id, nodes }) => id + ': ' + nodes.map(({ target }) => target).join(', '))
)`;

/** Returns one line for each violation. Works with a paused clock. */
export async function violationsOn(page: Page): Promise<string[]> {
  await Promise.all(page.frames().map((frame) => frame.evaluate(`void (${bring})`)));
  return v.parse(v.array(v.string()), await page.evaluate<unknown>(find));
}
