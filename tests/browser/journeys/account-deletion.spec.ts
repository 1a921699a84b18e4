import type { Page } from '@playwright/test';
import { picturesDatabase } from '#services/storage/drop-pictures.ts';
import { violationsOn } from '../harness/axe.ts';
import { requestsDeletion, next } from '../harness/account-deletion.ts';
import { holdCall } from '../harness/held-call.ts';
import { createPerson, type Person } from '../harness/person.ts';
import type { Borrower, Sandbox } from '../harness/sandbox.ts';
import { typesCode } from '../harness/sms-code.ts';
import { expect, test } from '../harness/test.ts';
import { gate } from '../harness/gate.ts';

const address = '/account/delete';

const deletions = async (sandbox: Sandbox, who: Borrower) =>
  (await sandbox.ledger(who)).events.filter(({ kind }) => kind === 'account.deleted').length;

const confirm = ({ button, t }: Person) => button(t('accountDeletion:ask.confirm'));

/** Stores data in each kind of storage. */
const plant = (page: Page, planted: string) =>
  page.evaluate(
    async ([value, database]) => {
      localStorage.setItem('planted', value);
      localStorage.setItem('draft/nobody/theme', JSON.stringify(value));
      sessionStorage.setItem('planted', value);
      await new Promise<void>((resolve) => {
        const request = indexedDB.open(database, 1);
        request.addEventListener('upgradeneeded', () =>
          request.result.createObjectStore('pictures').put(value, 'row'),
        );
        request.addEventListener('success', () => {
          request.result.close();
          resolve();
        });
      });
      await (await caches.open('planted')).put('/planted', new Response(value));
    },
    [planted, picturesDatabase] as const,
  );

const storedData = (page: Page) =>
  page.evaluate(async () => ({
    text: JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage)]),
    databases: (await indexedDB.databases()).map(({ name }) => name),
    caches: await caches.keys(),
  }));

test(
  'D1, D2, D4, S1.8, S3.22: the borrower deletes the account, with reason, code and final question',
  gate,
  async ({ page, person, sandbox, signIn, t }) => {
    const who = await signIn('deletable');
    await page.goto('/mine/account_security');
    await person.link(t('title:accountDelete')).click();
    await person.sees(t('title:accountDelete'));
    await person.reads(t('accountDeletion:readMe.lead'));
    // A list without links has no button style.
    const plain = page.getByRole('list', { name: t('accountDeletion:readMe.deleted') });
    await expect(plain).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
    await expect(person.link(t('accountDeletion:readMe.export.label'))).toBeVisible();
    expect(await violationsOn(page)).toEqual([]);
    await next(person, 'readMe').click();
    await next(person, 'form').click();
    await person.reads(t('accountDeletion:form.reasonMissing'));
    expect(await violationsOn(page)).toEqual([]);
    await page.getByRole('radio', { name: t('accountDeletion:form.reasons.privacy') }).check();
    await page.getByLabel(t('accountDeletion:form.note'), { exact: true }).fill('Too many SMS.');
    await next(person, 'form').click();
    await typesCode(person);
    expect(await violationsOn(page)).toEqual([]);
    await next(person, 'code').click();

    // The safe answer comes first.
    const question = page.getByRole('alertdialog', { name: t('accountDeletion:ask.title') });
    await expect(question.getByRole('button').first()).toHaveText(t('accountDeletion:ask.stay'));
    await expect
      .poll(() => violationsOn(page), { message: 'when the question is open' })
      .toEqual([]);
    await person.taps(t('accountDeletion:ask.stay'));
    expect(await deletions(sandbox, who)).toBe(0);
    await next(person, 'code').click();
    await confirm(person).click();

    await person.sees(t('title:accountDeleted'));
    await expect(page).toHaveTitle(t('title:accountDeleted'));
    await person.reads(t('info:deleted.kept'));
    expect(await violationsOn(page)).toEqual([]);
    expect(await deletions(sandbox, who)).toBe(1);
    await person.taps(t('info:deleted.login'));
    await person.sees(t('title:login'));
  },
);

test('D3: if the page dies during the deletion and the session is lost, the next start reports the deletion without a login', async ({
  page,
  person,
  sandbox,
  signIn,
  t,
}) => {
  const who = await signIn('deletable');
  await page.goto(address);
  await requestsDeletion(person);
  const call = await holdCall(page, 'deleteAccount');
  await confirm(person).click();
  await call.sent;
  await page.evaluate(() => localStorage.removeItem('authInfo'));
  const reborn = await page.context().newPage();
  await page.close();
  await call.arrives();
  await expect.poll(() => deletions(sandbox, who)).toBe(1);

  await reborn.goto('/');
  const after = createPerson(reborn, t);
  await after.sees(t('title:accountDeleted'));
  for (const trace of [who.mobile, who.token]) {
    await expect.poll(async () => (await storedData(reborn)).text).not.toContain(trace);
  }
  await after.taps(t('info:deleted.login'));
  await after.sees(t('title:login'));
  await reborn.reload();
  await after.sees(t('title:login'));
});

test(
  'D4: after the deletion, no store has data of the borrower, and the address of the success page opens login',
  gate,
  async ({ page, person, signIn, t }) => {
    const who = await signIn('deletable');
    await page.goto(address);
    await requestsDeletion(person);
    const planted = 'a planted value';
    await plant(page, planted);
    expect((await storedData(page)).databases).toContain(picturesDatabase);
    await confirm(person).click();
    await person.sees(t('title:accountDeleted'));
    const traces = [planted, who.mobile, who.token, who.userId, 'draft/'];
    const left = async () => {
      const { text, databases, caches } = await storedData(page);
      return [...traces.filter((trace) => text.includes(trace)), ...databases, ...caches];
    };
    await expect.poll(left).toEqual([]);

    await page.reload();
    await person.sees(t('title:login'));
    await page.goto('/account/deleted');
    await person.sees(t('title:login'));
  },
);
