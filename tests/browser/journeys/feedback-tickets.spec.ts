import type { Page, Route } from '@playwright/test';
import { pickedPicture, plantedPlace } from '../harness/pictures.ts';
import type { Person } from '../harness/person.ts';
import { expect, test } from '../harness/test.ts';
import type { Texts } from '../harness/texts.ts';
import { fillsTicket, ticketField, ticketWords } from '../harness/tickets.ts';
import { gate } from '../harness/gate.ts';

const form = '/customer/customerWorder';

const chooses = (page: Page, ...files: ReturnType<typeof pickedPicture>[]) =>
  page.locator('input[type=file]').setInputFiles(files);

const isUpload = (route: Route): boolean =>
  (route.request().headers()['content-type'] ?? '').startsWith('multipart');

const sends = (person: Person, t: Texts) => person.taps(t('feedbackTickets:form.send'));

test('K1: a form whose address names a loan, a type and an article is pre-filled', async ({
  page,
  person,
  signIn,
  t,
}) => {
  const { loanOrderIds } = await signIn('loan-70');
  const [loanOrderId = ''] = loanOrderIds;
  await page.goto(`${form}?loanOrderId=${loanOrderId}&about=wrongBalance&article=question-1`);
  await person.sees(t('title:ticketForm'));
  const type = ticketField(page, t('feedbackTickets:form.type'));
  const isFilledIn = async () => {
    await expect(ticketField(page, t('feedbackTickets:form.loan'))).toHaveValue(loanOrderId);
    await expect(type).toHaveValue('wrongBalance');
    await person.reads(t('feedbackTickets:form.article'));
  };
  await isFilledIn();
  // No field was edited, so storage is empty: only the address names the subject.
  await page.reload();
  await isFilledIn();
  // The borrower's choice overrides the pre-filled value.
  await type.selectOption('harassment');
  await expect(page).toHaveURL(`${form}?loanOrderId=${loanOrderId}&article=question-1`);
  await page.reload();
  await expect(type).toHaveValue('harassment');
  await expect(ticketField(page, t('feedbackTickets:form.loan'))).toHaveValue(loanOrderId);
});

test(
  'K2: pictures are announced, sent without GPS data, kept in order, and removed',
  gate,
  async ({ page, person, signIn, t }) => {
    await signIn('loan-70');
    await page.goto(form);
    await person.reads(t('feedbackTickets:pictures.limits', { count: 3 }));
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
    await sends(person, t);
    await person.sees(t('title:ticketSent'));
    await person.taps(t('feedbackTickets:sent.open'));
    await page.getByText(t('feedbackTickets:detail.written')).click();
    await expect(page.getByAltText(t('feedbackTickets:pictures.picture'))).toHaveCount(2);
  },
);

test(
  'K3: a failed picture is sent again alone, with exactly one upload',
  gate,
  async ({ page, person, signIn, t, complaints }) => {
    complaints.expect('failedCalls');
    await signIn('loan-70');
    await page.goto(form);
    await fillsTicket(page, t);
    let uploads = 0;
    await page.route('**/api/any/**', async (route) => {
      if (!isUpload(route)) return route.continue();
      uploads += 1;
      return uploads === 2 ? route.abort() : route.continue();
    });
    await chooses(page, pickedPicture('one.png'), pickedPicture('two.png'));
    await person.reads(t('feedbackTickets:pictures.problem.network'));
    // The app dies and starts again with all data.
    await page.reload();
    await expect(ticketField(page, t('feedbackTickets:form.description'))).toHaveValue(ticketWords);
    await person.reads(t('feedbackTickets:pictures.problem.network'));
    await sends(person, t);
    await person.reads(t('feedbackTickets:without.text', { count: 1 }));
    await person.taps(t('feedbackTickets:without.stay'));
    await person.taps(t('feedbackTickets:pictures.retry', { name: 'two.png' }));
    await expect(page.getByText(t('feedbackTickets:pictures.done'))).toHaveCount(2);
    expect(uploads).toBe(3);
    await sends(person, t);
    await person.sees(t('title:ticketSent'));
  },
);

test('K3: a request whose reply was lost is sent again, and keeps its number', async ({
  idle,
  page,
  person,
  sandbox,
  signIn,
  t,
  complaints,
}) => {
  complaints.expect('failedCalls');
  const borrower = await signIn('loan-70');
  await page.goto(form);
  await fillsTicket(page, t);
  await idle(page);
  let lost = 0;
  await page.route('**/api/any/**', async (route) => {
    lost += 1;
    if (lost > 1) return route.continue();
    await route.fetch();
    return route.abort();
  });
  await sends(person, t);
  await person.reads(t('feedbackTickets:form.unknown.title'));
  await page.reload();
  await person.reads(t('feedbackTickets:form.unknown.title'));
  const [ticket] = (await sandbox.ledger(borrower)).tickets;
  await person.taps(t('feedbackTickets:form.unknown.again'));
  await person.sees(t('title:ticketSent'));
  await person.reads(ticket?.ticketNumber ?? 'no number');
  await person.taps(t('feedbackTickets:sent.list'));
  await expect(person.row(t('feedbackTickets:types.paymentNotPosted'))).toHaveCount(1);
});

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

test(
  'K6: a form that was sent without a network has an unknown outcome, survives a reload, and only the borrower sends it again',
  gate,
  async ({ page, person, sandbox, signIn, t, idle, network, complaints }) => {
    complaints.expect('failedCalls');
    const borrower = await signIn('loan-70');
    await page.goto(form);
    await fillsTicket(page, t);
    await network.goesOff();
    await sends(person, t);
    await person.reads(t('feedbackTickets:form.unknown.title'));
    let calls = 0;
    page.on('request', (request) => {
      if (request.url().includes('/api/any/')) calls += 1;
    });
    await network.comesBack();
    await person.reads(t('feedbackTickets:form.unknown.title'));
    await idle(page);
    expect(calls).toBe(0);
    await page.reload();
    await person.reads(t('feedbackTickets:form.unknown.title'));
    await idle(page);
    expect((await sandbox.ledger(borrower)).tickets).toEqual([]);
    await person.taps(t('feedbackTickets:form.unknown.again'));
    await person.sees(t('title:ticketSent'));
    await person.taps(t('feedbackTickets:sent.open'));
    await page.getByText(t('feedbackTickets:detail.written')).click();
    await person.reads(ticketWords);
  },
);
