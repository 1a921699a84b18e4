import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import * as v from 'valibot';

/** Runs in the page before its clock is stopped: axe waits by timers that go on. */
export function keepTimers(): void {
  const kept = { setTimeout: window.setTimeout, clearTimeout: window.clearTimeout };
  Reflect.set(window, 'keptTimers', kept);
}

/** As it is published for pages: the other form of it is twice as much to send and to read. */
const axe = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

/** Brought into a frame once, and not for each look: bringing it takes as long as looking. */
const bring = `window.axe || (({ setTimeout, clearTimeout }) => { ${axe} })(
  window.keptTimers ?? window
)`;

/** What is found to be right is not told: that is half of the time. */
const find = (
  only: string,
) => `axe.run(document, { resultTypes: ['violations'], ${only} }).then(({ violations }) =>
  violations.map(({ id, nodes }) => id + ': ' + nodes.map(({ target }) => target).join(', '))
)`;

/** The rules that a change of colours alone can break: contrast, and links told from text by colour. */
const colours = "runOnly: ['color-contrast', 'link-in-text-block']";

/** What axe finds on a page and in its frames, in one line each; also while the page's clock stands. */
export async function violationsOn(page: Page, only: 'all' | 'colours' = 'all'): Promise<string[]> {
  await Promise.all(page.frames().map((frame) => frame.evaluate(`void (${bring})`)));
  const told = await page.evaluate(find(only === 'colours' ? colours : ''));
  return v.parse(v.array(v.string()), told);
}
