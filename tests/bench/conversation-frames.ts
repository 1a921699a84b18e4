import type { Page } from 'playwright';
import { enterHome, type Visit } from './app-walks.ts';
import { onPhone, type Phone, type Phones } from './phone.ts';
import type { Figure } from './report.ts';

/** Number of frames of a scroll, and the distance in each, in pixels. */
const frames = 240;
const pixels = 180;

/** CPU slowdown, relative to this machine. */
const cpu = 4;

/**
 * Scrolls up by the same distance in each frame; returns the 95th percentile of frame times in
 * milliseconds.
 */
function scrollUp(page: Page): Promise<number> {
  return page.evaluate(
    ([count, way]) =>
      new Promise<number>((resolve) => {
        const took: number[] = [];
        let before: number | null = null;
        const frame = (now: number) => {
          if (before !== null) took.push(now - before);
          before = now;
          scrollBy({ top: -way, behavior: 'instant' });
          if (took.length < count) requestAnimationFrame(frame);
          else resolve(took.toSorted((a, b) => a - b)[Math.floor(count * 0.95)] ?? Number.NaN);
        };
        requestAnimationFrame(frame);
      }),
    [frames, pixels] as const,
  );
}

/** Opens a conversation, loads all earlier messages, and returns the number of messages. */
async function openWhole({ page, person }: Visit, ticketId: string): Promise<number> {
  const { t } = person;
  await page.goto(`/customer/feedbackDetail?ticketId=${ticketId}`);
  const messages = page.getByRole('log').locator(':scope > * > *');
  const earlier = person.button(t('feedbackTickets:detail.earlier'));
  await earlier.waitFor();
  while (await earlier.isVisible()) {
    const before = await messages.count();
    await earlier.click();
    await page.waitForFunction(
      (count) => document.querySelectorAll('[role=log] > * > *').length > count,
      before,
    );
  }
  return messages.count();
}

/** An empty page of the same height. */
const emptyPage = (height: number) =>
  `data:text/html,<!doctype html><meta name=viewport content=width=device-width><div style=height:${height}px></div>`;

/**
 * The frame times of scrolling 10,000 messages on a slow phone, compared with an empty page of the
 * same height (K4).
 */
export async function measureConversation(
  phones: Phones,
  visitOn: (phone: Phone) => Visit,
  origin: string,
): Promise<Figure> {
  return onPhone(await phones.open({ cpu: 1, slow4g: false, origin }), async (phone) => {
    const { page, devtools } = phone;
    const visit = visitOn(phone);
    const { ticketIds } = await enterHome(visit, 'many-messages');
    const [ticketId = 'none'] = ticketIds;
    const count = await openWhole(visit, ticketId);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: cpu });
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    const ours = await scrollUp(page);
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    await page.goto(emptyPage(height));
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    const empty = await scrollUp(page);
    return {
      name: `a frame of scrolling ${count} messages, 95 of 100`,
      unit: 'ms',
      ours,
      floor: { of: 'empty page', value: empty, ratio: ours / empty },
      reach: { times: 1.2 },
    };
  });
}
