import type { Page } from '@playwright/test';
import { picturesDatabase } from '#services/storage/drop-pictures.ts';
import { packageName } from '#tests/contract/sandbox/wire-client.ts';
import { violationsOn } from '../harness/axe.ts';
import { requestsDeletion, givesReason, next } from '../harness/account-deletion.ts';
import { holdCall } from '../harness/held-call.ts';
import { createPerson, type Person } from '../harness/person.ts';
import { type Borrower, everyCopy, type Sandbox } from '../harness/sandbox.ts';
import { typesCode } from '../harness/sms-code.ts';
import { expect, test } from '../harness/test.ts';
import { gate, gateIn } from '../harness/gate.ts';

const address = '/account/delete';

/** Returns the number of deletions of this borrower's account, by the ledger. */
const deletions = async (sandbox: Sandbox, who: Borrower) =>
  (await sandbox.ledger(who)).events.filter(({ kind }) => kind === 'account.deleted').length;

const confirm = ({ button, t }: Person) => button(t('accountDeletion:ask.confirm'));

/**
 * Writes a value into every store of the browser that an app may use, besides the existing data;
 * also into the stored pictures.
 */
const plant = (page: Page, value: string) =>
  page.evaluate(
    async ({ planted, databases }) => {
      localStorage.setItem('planted', planted);
      localStorage.setItem('draft/nobody/theme', JSON.stringify(planted));
      sessionStorage.setItem('planted', planted);
      for (const [database, store] of databases) {
        await new Promise<void>((resolve, reject) => {
          const request = indexedDB.open(database, 1);
          request.addEventListener('upgradeneeded', () =>
            request.result.createObjectStore(store).put(planted, 'row'),
          );
          request.addEventListener('error', () => reject(request.error));
          request.addEventListener('success', () => {
            request.result.close();
            resolve();
          });
        });
      }
      await (await caches.open('planted')).put('/planted', new Response(planted));
    },
    {
      planted: value,
      databases: [
        ['planted', 'rows'],
        [picturesDatabase, 'pictures'],
      ] as const,
    },
  );

/** Returns all stored data of the app as text, and the names of its databases and caches. */
const storedData = (page: Page) =>
  page.evaluate(async () => ({
    text: JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage)]),
    databases: (await indexedDB.databases()).map(({ name }) => name),
    caches: await caches.keys(),
  }));

/** Blockers with an amount. */
const withAmount = new Set(['payoutUnderWay', 'unpaidLoan', 'unpostedPayment']);

for (const language of ['en', 'fil'] as const) {
  test.describe(`the deletion of an account (${language})`, () => {
    test.use({ language });

    test('D1: all blockers appear at once, each with a link, and with its amount of money', async ({
      page,
      person,
      signIn,
      t,
    }) => {
      await signIn('deletion-blocked');
      await page.goto(address);
      await person.reads(t('accountDeletion:blockers.text'));
      for (const kind of [
        'payoutUnderWay',
        'unpaidLoan',
        'pendingCredit',
        'rollover',
        'unpostedPayment',
      ] as const) {
        const blocker = person.link(t(`accountDeletion:blockers.${kind}.label`));
        await expect(blocker).toBeVisible();
        if (withAmount.has(kind)) await expect(blocker).toContainText(/₱\d/);
      }
      await expect(next(person, 'readMe')).toBeHidden();
      expect(await violationsOn(page)).toEqual([]);

      await person.link(t('accountDeletion:blockers.rollover.label')).click();
      await person.sees(t('title:rolloverDescribe'));
      await page.goto(address);
      await person.link(t('accountDeletion:blockers.payoutUnderWay.label')).click();
      await person.sees(t('title:lending'));
      await expect(page).toHaveURL(/\/borrow\/lending\?/);
      await page.goBack();
      await person.reads(t('accountDeletion:blockers.text'));
    });

    test(
      'D1, D2, D4, S1.8, S3.22: the borrower goes from account security to the end, by reason, code and question',
      gateIn(language),
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
        await page
          .getByLabel(t('accountDeletion:form.note'), { exact: true })
          .fill('Too many SMS.');
        await next(person, 'form').click();
        await typesCode(person, 'accountDeletion');
        expect(await violationsOn(page)).toEqual([]);
        await next(person, 'code').click();

        // The safe answer comes first.
        const question = page.getByRole('alertdialog', { name: t('accountDeletion:ask.title') });
        await expect(question.getByRole('button').first()).toHaveText(
          t('accountDeletion:ask.stay'),
        );
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

    test('D5: a public page explains how to delete an account without the app', async ({
      page,
      person,
      t,
    }) => {
      await page.goto('/guide/delete_account');
      await person.sees(t('title:deletionGuide'));
      await person.reads(t('guides:deletion.without.title'));
      expect(await violationsOn(page)).toEqual([]);
      await person.link(t('title:customerCenter')).click();
      await person.link(t('title:deletionGuide')).click();
      await person.sees(t('title:deletionGuide'));
    });
  });
}

test('D1: the copy of the borrower’s data is one tap away, and back leads to the deletion', async ({
  page,
  person,
  signIn,
  t,
}) => {
  await signIn('deletable');
  await page.goto(address);
  await person.link(t('accountDeletion:readMe.export.label')).click();
  await person.sees(t('title:accountSecurity'));
  await expect(person.button(t('profile:ownData.ask'))).toBeVisible();
  await expect(page).toHaveURL('/mine/account_security');
  await page.goBack();
  await person.sees(t('title:setting'));
  await expect(page).toHaveURL('/mine/setting');
  await page.goBack();
  await person.sees(t('title:accountDelete'));
});

test('D2: a reload keeps the reason and the typed text', async ({ page, person, signIn, t }) => {
  await signIn('deletable');
  await page.goto(address);
  await next(person, 'readMe').click();
  const reason = page.getByRole('radio', { name: t('accountDeletion:form.reasons.other') });
  const note = page.getByLabel(t('accountDeletion:form.note'), { exact: true });
  await reason.check();
  await note.fill('I move abroad.');
  await page.reload();
  await next(person, 'readMe').click();
  await expect(reason).toBeChecked();
  await expect(note).toHaveValue('I move abroad.');
});

test('D2: a wrong code changes nothing, and a right one is accepted after it', async ({
  page,
  person,
  sandbox,
  signIn,
  t,
}) => {
  const who = await signIn('deletable');
  await page.goto(address);
  await givesReason(person);
  await typesCode(person, 'accountDeletion');
  const right = await sandbox.code(who);
  const field = page.locator('input[name=code]');
  await field.fill(right === '000000' ? '000001' : '000000');
  await next(person, 'code').click();
  await confirm(person).click();
  await person.reads(t('accountDeletion:code.reasons.wrong'));
  await expect(field).toHaveValue('');
  expect(await deletions(sandbox, who)).toBe(0);
  await field.fill(right);
  await next(person, 'code').click();
  await confirm(person).click();
  await person.sees(t('title:accountDeleted'));
});

test('D3: a blocker that appears after the last question causes a refusal, and the list appears again', async ({
  page,
  person,
  sandbox,
  signIn,
  t,
}) => {
  const who = await signIn('deletable');
  await page.goto(address);
  await requestsDeletion(person);
  await sandbox.applies(who, 5_000);
  await confirm(person).click();
  await person.reads(t('accountDeletion:problems.blocked'));
  await person.reads(t('accountDeletion:blockers.text'));
  await expect(person.link(t('accountDeletion:blockers.pendingLoan.label'))).toContainText(
    '₱5,000.00',
  );
  expect(await deletions(sandbox, who)).toBe(0);
});

test('D3: a lost answer is reconciled, and the request is sent once', async ({
  complaints,
  page,
  person,
  sandbox,
  signIn,
  t,
}) => {
  complaints.expect('failedCalls');
  const who = await signIn('deletable');
  await page.goto(address);
  await requestsDeletion(person);
  await sandbox.strike(who, { method: 'deleteAccount', kind: 'drop-after', times: everyCopy });
  await confirm(person).click();
  await person.sees(t('title:accountDeleted'));
  expect(await deletions(sandbox, who)).toBe(1);
  const { requests } = await sandbox.ledger(who);
  expect(requests.filter(({ method }) => method === 'deleteAccount')).toHaveLength(1);
});

test.describe('D3: after a kill during the deletion, the next start reports the end, without a login', () => {
  const known: readonly [string, () => void][] = [
    ['with the session still on the phone', () => undefined],
    ['with a session that was cleared before the kill', () => localStorage.removeItem('authInfo')],
    [
      'with a session without user info, which the app requests first',
      () => {
        const auth = localStorage.getItem('authInfo') ?? '';
        localStorage.setItem('authInfo', auth.replace(/"userInfo":.*\}/, '"userInfo":null}'));
      },
    ],
  ];
  for (const [name, leaves] of known) {
    test(name, async ({ page, person, sandbox, signIn, t }) => {
      const who = await signIn('deletable');
      await page.goto(address);
      await requestsDeletion(person);
      const call = await holdCall(page, 'deleteAccount');
      await confirm(person).click();
      await call.sent;
      await page.evaluate(leaves);
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
  }
});

test(
  'D4: every store is empty afterwards, and no address opens the end again',
  gate,
  async ({ page, person, signIn, t }) => {
    const who = await signIn('deletable');
    await page.goto(address);
    await requestsDeletion(person);
    const planted = 'a planted value';
    await plant(page, planted);
    expect((await storedData(page)).databases).toEqual(
      expect.arrayContaining(['planted', picturesDatabase]),
    );
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

test('D4: other devices are logged out at their next call, and the same number can register a new account', async ({
  browser,
  origin,
  page,
  person,
  sandbox,
  signIn,
  t,
}) => {
  const who = await signIn('deletable');
  const { token, userId, mobile } = who;
  const auth = { token, userId, mobile, packageName, userInfo: null };
  const localStorage = [{ name: 'authInfo', value: JSON.stringify(auth) }];
  const storageState = { cookies: [], origins: [{ origin, localStorage }] };
  const context = await browser.newContext({ baseURL: origin, storageState });
  const other = createPerson(await context.newPage(), t);
  await other.app.goto('/mine/setting');
  await other.sees(t('title:setting'));
  await page.goto(address);
  await requestsDeletion(person);
  await confirm(person).click();
  await person.sees(t('title:accountDeleted'));

  await other.link(t('title:accountSecurity')).click();
  await other.sees(t('title:login'));
  await context.close();
  const { answer, status } = await sandbox.ask('POST', 'borrowers', {
    scenario: 'new-borrower',
    mobile,
  });
  expect(status).toBe(201);
  expect(answer).toMatchObject({ mobile, loanOrderIds: [], creditOrderId: null });
});
