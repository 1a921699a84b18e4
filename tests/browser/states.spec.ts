import { expect, type Page, test as base } from '@playwright/test';
import { readScreens } from '#visualizations/screens/files.ts';
import { languages, machinesShown, pictureOf } from '#visualizations/screens/list.ts';
import { draw, drawnIn, openPage, servePage } from '#visualizations/screens/served.ts';
import { violationsOn } from './harness/axe.ts';
import { gate, gateByTurn } from './harness/gate.ts';

/**
 * Every state and situation of every machine, drawn in the browser without the app around it:
 * English in light colours, Filipino in dark colours.
 */

const test = base.extend<object, { drawing: string }>({
  drawing: [
    async ({ browserName }, use, { parallelIndex }) => {
      const server = await servePage(`test-results/states-${browserName}-${parallelIndex}`);
      await use(server.url);
      await server.close();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
});

/**
 * Returns the elements whose content is wider on a small phone with large text: it scrolls
 * sideways, or the page cuts it off.
 */
async function findTooWide(page: Page): Promise<string[]> {
  const size = page.viewportSize();
  await page.setViewportSize({ width: 320, height: 640 });
  const wider = await page.evaluate(() => {
    const { documentElement: root } = document;
    root.style.setProperty('--text-scale', '2');
    const found = [...document.querySelectorAll('*')].flatMap((element) => {
      // A field scrolls its own text.
      if (element.matches('input')) return [];
      const { tagName, scrollWidth, clientWidth } = element;
      const isEdge = ['auto', 'scroll', 'clip'].includes(getComputedStyle(element).overflowX);
      if ((!isEdge && element !== root) || scrollWidth <= clientWidth) return [];
      return [`${tagName}: ${scrollWidth} in ${clientWidth}`];
    });
    root.style.removeProperty('--text-scale');
    return found;
  });
  if (size) await page.setViewportSize(size);
  return wider;
}

/** Returns the enabled controls that something else covers, in the open dialog or on the page. */
const findCovered = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const within = [...document.querySelectorAll('dialog:modal')].at(-1) ?? document.body;
    const controls = within.querySelectorAll(
      'a[href], button, input, select, textarea, summary, [role=slider], [role=tab]',
    );
    return [...controls].flatMap((control) => {
      if (control.matches(':disabled, [aria-disabled=true], [inert] *')) return [];
      if (!control.checkVisibility({ visibilityProperty: true })) return [];
      control.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
      const { x, y, width, height } = control.getBoundingClientRect();
      const top = document.elementFromPoint(x + width / 2, y + height / 2);
      const label = control.closest('label');
      if (control.contains(top) || (label !== null && label.contains(top))) return [];
      const name = control.textContent.trim() || control.getAttribute('aria-label') || control.id;
      return [`${control.tagName} “${name}” under ${top?.outerHTML.slice(0, 80) ?? 'nothing'}`];
    });
  });

/** `attempts` is a notice, which is drawn without the page around it. */
const hasPage = (machine: string) => machine !== 'attempts';
const ofPages = /^(?:landmark-one-main|page-has-heading-one): html$/;

test.use({ trace: 'off' });

test('canary: a wide table and a covered button are found', gate, async ({ page }) => {
  await page.setContent(`
    <!doctype html><meta name="viewport" content="width=device-width">
    <div style="overflow-x: auto"><div style="width: 900px; height: 9px"></div></div>
    <button>Pay</button>
    <div id="cover" style="position: fixed; inset: 0"></div>
  `);
  expect(await findTooWide(page)).toEqual([expect.stringMatching(/^DIV: 900 in \d+$/)]);
  expect(await findCovered(page)).toEqual([expect.stringMatching(/^BUTTON “Pay” under .*cover/)]);
});

for (const [index, machine] of machinesShown.entries()) {
  for (const language of languages) {
    const colorScheme = language === 'en' ? 'light' : 'dark';
    test.describe(() => {
      test.use({ colorScheme });

      test(
        `${machine} in ${language}, ${colorScheme}`,
        gateByTurn(index),
        async ({ drawing, page }) => {
          test.setTimeout(120_000);
          const problems: string[] = [];
          page.on('pageerror', (error) => problems.push(error.message));
          page.on('console', (message) => {
            if (message.type() === 'error') problems.push(message.text());
          });
          const list = await readScreens(machine);
          if (!list) throw new Error(`${machine} has no list of screens: npm run viz:screens`);
          await openPage(page, drawing);
          await page.evaluate((theme) => {
            document.documentElement.dataset['theme'] = theme;
          }, colorScheme);
          const seen = new Set<string>();
          for (const { path, ...one } of drawnIn(list)) {
            const name = pictureOf(one, language);
            await draw(page, { machine, language, path }).catch((cause: unknown) => {
              throw new Error(`${name} is out of date: npm run viz:screens -- ${machine}`, {
                cause,
              });
            });
            const html = await page.locator('body').innerHTML();
            if (seen.has(html)) continue;
            seen.add(html);
            const violations = await violationsOn(page);
            expect
              .soft(
                violations.filter((found) => hasPage(machine) || !ofPages.test(found)),
                `violations that axe finds in ${name}`,
              )
              .toEqual([]);
            expect.soft(await findTooWide(page), `wider in ${name}`).toEqual([]);
            expect.soft(await findCovered(page), `covered in ${name}`).toEqual([]);
          }
          expect(problems, 'messages of the page').toEqual([]);
        },
      );
    });
  }
}
