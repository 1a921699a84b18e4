import { setTimeout } from 'node:timers/promises';
import type { Locator, Page } from 'playwright';
import { createPerson } from '#tests/browser/harness/person.ts';
import { createSandbox } from '#tests/browser/harness/sandbox.ts';
import { textsIn } from '#tests/browser/harness/texts.ts';
import { onPhone, type Phones } from './phone.ts';
import type { Figure } from './report.ts';
import { percentile } from './stats.ts';
import { cpu, type Gestures, gesturesOf, least, rest, watchGestures } from './watch-gestures.ts';

/** A tap apart from the check of its result, because queries would disturb the measurement. */
type Tap = { on: Locator; seen: () => Promise<void> };

const touches = 60;
/** One walk through an app has few gestures. */
const rounds = 10;

/** Milliseconds, with an upper bound for gestures below the reporting limit. */
const timesOf = ({ count, slow }: Gestures): number[] => [
  ...slow.map(({ took }) => took),
  ...Array.from({ length: Math.max(0, count - slow.length) }, () => least),
];

/** Taps the centre of a control; an element above it would receive the tap. */
const touch = (control: Locator) => control.tap({ force: true });

/** The minimum cost of a gesture, on a button that counts its taps. */
async function touchAlone(phones: Phones): Promise<Gestures> {
  return onPhone(await phones.open({ cpu, slow4g: false }), async ({ page }) => {
    await page.addInitScript(watchGestures);
    await page.goto('data:text/html,<button onclick="this.textContent=++this.value">0</button>');
    for (let round = 0; round < touches; round += 1) {
      await touch(page.getByRole('button'));
      await page.waitForTimeout(50);
    }
    return gesturesOf(page);
  });
}

/** Repeats a walk that ends where it begins, and measures its taps. */
async function touchRound(
  phones: Phones,
  origin: string,
  walkOn: (page: Page) => Promise<readonly Tap[]>,
): Promise<Gestures> {
  return onPhone(await phones.open({ cpu, slow4g: false, origin }), async ({ page }) => {
    await page.addInitScript(watchGestures);
    const walk = await walkOn(page);
    const { count, slow } = await gesturesOf(page);
    for (let round = 0; round < rounds; round += 1) {
      for (const { on, seen } of walk) {
        await touch(on);
        await setTimeout(rest);
        await seen();
      }
    }
    const all = await gesturesOf(page);
    return { count: all.count - count, slow: all.slow.slice(slow.length) };
  });
}

/** The plain app's home, its pages up to the last one, and back. */
async function plainWalk(page: Page): Promise<readonly Tap[]> {
  const change = (link: string, title: string): Tap => ({
    on: page.getByRole('link', { name: link }),
    seen: () => page.getByRole('heading', { name: title }).waitFor(),
  });
  await page.goto('/');
  await page.getByLabel('Mobile number').fill('9171234567');
  await page.getByRole('button', { name: 'Log in' }).click();
  await page.getByRole('heading', { name: 'Hello, Maria' }).waitFor();
  return [
    change('Your loans', 'Your loans'),
    change('Loan 1', 'Loan 1'),
    change('Repay', 'Confirm'),
    change('Back', 'Loan 1'),
    change('Back', 'Your loans'),
    change('Back', 'Hello, Maria'),
  ];
}

/** A borrower's pages: a loan to repay, the records with their filter, the coupons. */
async function appWalk(page: Page, origin: string): Promise<readonly Tap[]> {
  const t = textsIn('en');
  const sandbox = createSandbox(origin);
  const person = createPerson(page, t);
  const borrower = await sandbox.borrower('loan-70');
  await page.goto('/login');
  await person.asksForCode(borrower.mobile);
  await person.entersCode(await sandbox.code(borrower));
  const opens = (on: Locator, title: string): Tap => ({ on, seen: () => person.sees(title) });
  const home: Tap = {
    on: person.button(t('common:back')),
    seen: () => person.reads(t('home:dueLoans')),
  };
  await home.seen();
  return [
    opens(person.row(t('home:repay', { amount: '₱' })), t('title:repay')),
    home,
    opens(person.link(t('home:records')), t('title:records')),
    {
      on: page.getByRole('radio', { name: t('records:filter.settled') }),
      seen: () => person.reads(t('records:none.settled.title')),
    },
    home,
    opens(person.link(t('home:coupons')), t('title:coupons')),
    home,
  ];
}

/**
 * Measures the taps of a borrower's walk through the app's pages.
 *
 * @param plain origin of the served plain app
 */
export async function measureGestures(
  phones: Phones,
  origin: string,
  plain: string,
): Promise<Figure[]> {
  const all = await touchRound(phones, origin, (page) => appWalk(page, origin));
  for (const { on, took } of all.slow.toSorted((a, b) => b.took - a.took).slice(0, 12)) {
    console.log(`${took} ms: ${on}`);
  }
  const times = timesOf(all);
  const floor = timesOf(await touchRound(phones, plain, plainWalk));
  const alone = timesOf(await touchAlone(phones));
  const figure = (name: string, hundredths: number, most: number): Figure => {
    const [ours, value] = [percentile(times, hundredths), percentile(floor, hundredths)];
    return {
      name: `${name} of ${times.length} gestures`,
      unit: 'ms',
      ours,
      floor: { of: 'plain app', value, ratio: ours / value },
      reach: { most },
    };
  };
  return [
    figure('tap to paint, p98', 98, 60),
    figure('tap to paint, slowest', 100, 100),
    { name: 'tap to paint, a button alone, p98', unit: 'ms', ours: percentile(alone, 98) },
  ];
}
