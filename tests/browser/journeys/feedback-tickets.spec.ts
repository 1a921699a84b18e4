import type { Page, Route } from '@playwright/test';
import { expect, test } from '../harness/test.ts';
import { fillsTicket } from '../harness/tickets.ts';
import { gate } from '../harness/gate.ts';

/** A GPS position, which must not leave the phone. */
const plantedPlace = 'GPSLatitude=14.5995 GPSLongitude=120.9842';

/** A PNG of 8 by 8 pixels with `plantedPlace` as its comment. */
const pictureWithPlace = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAgAAAAICAIAAABLbSncAAAAMXRFWHRDb21tZW50AEdQU0xhdGl0dWRlPTE0LjU5OTUg' +
    'R1BTTG9uZ2l0dWRlPTEyMC45ODQyBAnocwAAAA9JREFUeJxjqMABGIaWBAAq1VoBXfwC9QAAAABJRU5ErkJggg==',
  'base64',
);

const pickedPicture = (name: string, buffer: Buffer = pictureWithPlace) => ({
  name,
  mimeType: 'image/png',
  buffer,
});

const form = '/customer/customerWorder';

const chooses = (page: Page, ...files: ReturnType<typeof pickedPicture>[]) =>
  page.locator('input[type=file]').setInputFiles(files);

const isUpload = (route: Route): boolean =>
  (route.request().headers()['content-type'] ?? '').startsWith('multipart');

test(
  'K2: pictures are announced, sent without GPS data, kept in order, and removed',
  gate,
  async ({ page, person, signIn, t }) => {
    await signIn('loan-70');
    await page.goto(form);
    await person.reads(t('feedbackTickets:pictures.limits', { number: 3 }));
    await fillsTicket(page, t);
    const bodies: string[] = [];
    await page.route('**/api/any/**', async (route) => {
      bodies.push(route.request().postDataBuffer()?.toString('latin1') ?? '');
      await route.continue();
    });
    // The first file has 9 MB, most of which redrawing removes.
    const large = Buffer.concat([pickedPicture('one.png').buffer, Buffer.alloc(9 * 1_024 * 1_024)]);
    await chooses(
      page,
      pickedPicture('one.png', large),
      pickedPicture('two.png'),
      pickedPicture('3.png'),
    );
    const list = page.getByRole('list', { name: t('feedbackTickets:pictures.list') });
    await expect(list.getByText(t('feedbackTickets:pictures.done'))).toHaveCount(3);
    await expect(list.getByRole('listitem')).toContainText(['one.png', 'two.png', '3.png']);
    const sent = bodies.filter((body) => body.includes('image/jpeg'));
    expect(sent).toHaveLength(3);
    for (const body of bodies) expect(body).not.toContain(plantedPlace);
    await person.taps(t('feedbackTickets:pictures.remove', { name: 'two.png' }));
    await expect(list.getByRole('listitem')).toHaveCount(2);
    await person.taps(t('feedbackTickets:form.send'));
    await person.sees(t('title:ticketSent'));
    await person.taps(t('feedbackTickets:sent.open'));
    await page.getByText(t('feedbackTickets:detail.written')).click();
    await expect(page.getByAltText(t('feedbackTickets:pictures.picture'))).toHaveCount(2);
  },
);

test(
  'K5: hostile files get an explanation, and none of their content leaves the phone',
  gate,
  async ({ page, person, signIn, t }) => {
    await signIn('loan-70');
    await page.goto(form);
    await person.sees(t('title:ticketForm'));
    let uploads = 0;
    await page.route('**/api/any/**', async (route) => {
      if (isUpload(route)) uploads += 1;
      await route.continue();
    });
    const hostile = [
      ['type', 'drawing.svg', '<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>'],
      ['type', 'page.png', '<html><script>alert(1)</script>'],
      ['empty', 'empty.png', ''],
      ['unreadable', 'half.png', '\x89PNG\r\n\x1a\n and then nothing'],
      ['heic', 'photo.heic', '\x00\x00\x00\x18ftypheic and then nothing'],
      ['pdf', 'receipt.png', '%PDF-1.7'],
      ['video', 'film.png', '\x00\x00\x00\x18ftypmp42 and then nothing'],
      ['type', 'huge.png', 'x'.repeat(6 * 1_024 * 1_024)],
    ] as const;
    for (const [problem, name, content] of hostile) {
      await chooses(page, pickedPicture(name, Buffer.from(content, 'latin1')));
      await person.reads(t(`feedbackTickets:pictures.problem.${problem}`));
      await person.taps(t('feedbackTickets:pictures.remove', { name }));
    }
    expect(uploads).toBe(0);
  },
);
