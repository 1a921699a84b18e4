import { expect, test } from '../harness/test.ts';
import { gate } from '../harness/gate.ts';

test('S2.19, S9.8: the root’s font size grows with the width relative to 375, to twice the size at most', async ({
  page,
  person,
  t,
}) => {
  await page.goto('/login');
  await person.sees(t('title:login'));
  const sizes = [
    [320, 320 / 375],
    [375, 1],
    [600, 600 / 375],
    [750, 2],
    [1280, 2],
  ] as const;
  for (const [width, times] of sizes) {
    await page.setViewportSize({ width, height: 1400 });
    const size = () =>
      page.evaluate(() => Number.parseFloat(getComputedStyle(document.documentElement).fontSize));
    await expect.poll(size, `${width} pixels wide`).toBeCloseTo(16 * times, 1);
  }
});

test(
  'S2.20: a focused field scrolls between header and action bar',
  gate,
  async ({ page, person, signIn, t }) => {
    await signIn('loan-70');
    await page.goto('/customer/customerWorder');
    await person.sees(t('title:ticketForm'));
    const last = page.getByLabel(t('feedbackTickets:form.time'));
    await expect(last).not.toBeInViewport();
    // A screen reader or the keyboard’s “next” moves the focus without scrolling by the browser.
    await last.evaluate((field) => field.focus({ preventScroll: true }));
    await expect(last).toBeInViewport({ ratio: 1 });
    const bar = page.getByRole('button', { name: t('feedbackTickets:form.send') });
    await expect
      .poll(async () => {
        const [field, action] = await Promise.all([last.boundingBox(), bar.boundingBox()]);
        return field && action ? field.y + field.height <= action.y : null;
      })
      .toBe(true);
  },
);

/** Returns the style and the width of a button, as text. */
function looksOf(element: Element): string {
  const { backgroundColor, color, borderColor, fontSize, fontWeight } = getComputedStyle(element);
  const { width } = element.getBoundingClientRect();
  return JSON.stringify([backgroundColor, color, borderColor, fontSize, fontWeight, width]);
}

test('V9: the ways to pay a loan, to extend it and to get help have the same weight', async ({
  page,
  person,
  signIn,
  t,
}) => {
  const lookAlike = async (...names: string[]) => {
    const looks = () => Promise.all(names.map((name) => person.button(name).evaluate(looksOf)));
    // The first styles that are read can be from the middle of a CSS transition.
    await expect.poll(async () => new Set(await looks()).size).toBe(1);
  };
  const late = await signIn('loan-75');
  await page.goto(`/repay/repay?loanOrderId=${late.loanOrderIds[0]}`);
  const extend = ['operation.rollover.name', 'operation.restructure.name'] as const;
  const pay = ['ways.online', 'due.offline', 'ways.part'] as const;
  await lookAlike(...[...pay, ...extend].map((way) => t(`repayment:${way}`)));

  const offered = await signIn('restructure-offered');
  await page.goto(`/repay/repay?loanOrderId=${offered.loanOrderIds[0]}`);
  await person.taps(t('repayment:operation.restructure.name'));
  const ways = ['describe.plan', 'describe.pay'] as const;
  await lookAlike(...ways.map((way) => t(`restructure:${way}`)), t('title:customerCenter'));
});

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('S2.18: the next page slides and fades in', async ({ page, person, t }) => {
    await page.goto('/login');
    await person.sees(t('title:login'));
    await page.evaluate(() => {
      document.addEventListener('animationstart', (event) => {
        if (!(event.target instanceof Element) || event.target.localName !== 'main') return;
        const [first] = event.target.getAnimations();
        const effect = first?.effect;
        if (!(effect instanceof KeyframeEffect)) return;
        document.body.dataset['moves'] = effect
          .getKeyframes()
          .flatMap((frame) => Object.keys(frame))
          .join(' ');
      });
    });
    await person.link(t('title:customerCenter')).click();
    await person.sees(t('title:customerCenter'));
    await expect(page.locator('body')).toHaveAttribute('data-moves', /opacity.*transform/);
  });
});
