import { Language } from '#domain/language.ts';
import { HelpList } from '#domain/service/help.ts';
import * as v from 'valibot';
import { helpWords } from '#sandbox/rules/help-words.ts';
import { expect, test } from '../harness/test.ts';
import { stored } from '../harness/storage.ts';
import { gate, gateIn } from '../harness/gate.ts';

const article = (questionId: string) => `/customer/questionContent?questionId=${questionId}`;

/** Input with typing errors, and the intended article. */
const hurried = { en: ['pya lat', 'late'], fil: ['bayda late', 'late'] } as const;

for (const language of Language.options) {
  const { articles } = helpWords[language];

  test.describe(`in ${language}`, () => {
    test.use({ language });

    test('H1, H2, S1.9: a visitor without a session finds a contact or an article, despite typing errors', async ({
      page,
      person,
      t,
    }) => {
      await page.goto('/login');
      await person.link(t('title:customerCenter')).click();
      await person.sees(t('title:customerCenter'));
      for (const way of ['online', 'official'] as const) {
        const link = person.link(t(`helpCentre:${way}`));
        await expect(link).toHaveAttribute('target', '_blank');
        await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
      }
      const [typed, id] = hurried[language];
      await page.getByRole('searchbox').fill(typed);
      await expect(person.link(articles.newPhone.title)).toHaveCount(0);
      await person.link(articles[id].title).click();
      await person.sees(t('title:article'));
      await person.reads(articles[id].paragraphs[0] ?? 'nothing');
      await person.reads(t('helpCentre:vote.signedOut'));
      // The typed text stays after back and after a reload.
      await person.taps(t('helpCentre:back'));
      await expect(page.getByRole('searchbox')).toHaveValue(typed);
      await page.reload();
      await expect(page.getByRole('searchbox')).toHaveValue(typed);
      await page.getByRole('searchbox').fill('');
      await expect(person.link(articles.newPhone.title)).toBeVisible();
    });

    test(
      'H2: one vote is shown at once, can be changed, and stays after a reload',
      gateIn(language),
      async ({ page, person, signIn, t }) => {
        await signIn('approved');
        await page.goto(article('late'));
        const helpful = page.getByRole('radio', { name: t('helpCentre:vote.helpful') });
        const useless = page.getByRole('radio', { name: t('helpCentre:vote.useless') });
        await expect(helpful).not.toBeChecked();
        await helpful.check();
        await expect(helpful).toBeChecked();
        await expect
          .poll(async () => (await stored(page, 'commonInfo', StoredHelp)).listQuestionData.topics)
          .toContainEqual(
            expect.objectContaining({
              questions: expect.arrayContaining([
                expect.objectContaining({ questionId: 'late', vote: 'helpful' }),
              ]),
            }),
          );
        await page.reload();
        await expect(helpful).toBeChecked();
        await useless.check();
        await person.reads(t('helpCentre:vote.still'));
        await expect
          .poll(async () => JSON.stringify(await stored(page, 'commonInfo', StoredHelp)))
          .toContain('"vote":"useless"');
        await page.reload();
        await expect(useless).toBeChecked();
        // A request after a negative vote is about this article.
        await person.taps(t('helpCentre:vote.ask'));
        await person.sees(t('title:ticketForm'));
        await person.reads(t('feedbackTickets:form.article'));
      },
    );

    test('H2: a vote without a session leads to login and back to the article', async ({
      page,
      person,
      sandbox,
      t,
    }) => {
      const borrower = await sandbox.borrower('approved');
      await page.goto('/customer/customerCenter');
      await person.link(articles.rollover.title).click();
      await person.taps(t('helpCentre:vote.logIn'));
      await person.sees(t('title:login'));
      // The test goes back when the history contains login, because the history's code may load
      // late.
      await expect(page).toHaveURL(/\/login/);
      await page.goBack();
      await person.sees(t('title:article'));
      await person.taps(t('helpCentre:vote.logIn'));
      await person.logsInByPassword(borrower);
      await person.sees(t('title:article'));
      await person.reads(articles.rollover.title);
      await expect(page.getByRole('radio', { name: t('helpCentre:vote.helpful') })).toBeEnabled();
      await person.taps(t('helpCentre:back'));
      await person.sees(t('title:customerCenter'));
    });

    test('H2: a failed vote is taken back, with the reason', async ({
      page,
      line,
      complaints,
      person,
      signIn,
      t,
    }) => {
      await signIn('approved');
      await page.goto(article('late'));
      const helpful = page.getByRole('radio', { name: t('helpCentre:vote.helpful') });
      await expect(helpful).toBeVisible();
      complaints.expect('failedCalls');
      await line.cut(/\/api\/any\//);
      await page.getByText(t('helpCentre:vote.helpful')).click();
      await person.reads(t('helpCentre:vote.failed'));
      await expect(helpful).not.toBeChecked();
    });

    test('H2: an article from the list opens while API calls fail, and shows the time of its data', async ({
      page,
      line,
      complaints,
      person,
    }) => {
      await page.goto('/customer/customerCenter');
      await expect(person.link(articles.newPhone.title)).toBeVisible();
      complaints.expect('failedCalls');
      await line.cut(/\/api\/any\//);
      await page.goto(article('newPhone'));
      await person.reads(articles.newPhone.paragraphs[0] ?? 'nothing');
      await person.reads(/Nov|Nob|20\d\d/);
    });

    test('H2: an article that is gone shows a message, and one without a Filipino version is marked', async ({
      page,
      person,
      t,
    }) => {
      await page.goto(article('nothing'));
      await person.reads(t('helpCentre:article.goneTitle'));
      await person.taps(t('helpCentre:article.toCentre'));
      await person.link(helpWords.en.articles.creditLaw.title).click();
      await person.reads(helpWords.en.articles.creditLaw.paragraphs[0] ?? 'nothing');
      const mark = page.getByText(t('helpCentre:otherLanguage.en'));
      await expect(mark).toHaveCount(language === 'fil' ? 1 : 0);
    });
  });
}

const StoredHelp = v.object({ listQuestionData: HelpList });

test('H2: a language change shows the articles in the new language', async ({
  page,
  person,
  t,
}) => {
  await page.goto('/customer/customerCenter');
  await expect(person.link(helpWords.en.articles.late.title)).toBeVisible();
  await person.taps(t('helpCentre:back'));
  await person.taps(t('common:languages.fil'));
  // The texts of a language load some time after the tap.
  await expect(page.locator('html')).toHaveAttribute('lang', 'fil');
  await page.getByRole('link', { name: t('title:customerCenter') }).click();
  await expect(person.link(helpWords.fil.articles.late.title)).toBeVisible();
  await expect(person.link(helpWords.en.articles.late.title)).toHaveCount(0);
});

test('H2: a language change in another tab shows the articles in the new language here too', async ({
  page,
  context,
  person,
  t,
}) => {
  await page.goto('/customer/customerCenter');
  await expect(person.link(helpWords.en.articles.late.title)).toBeVisible();
  const other = await context.newPage();
  await other.goto('/');
  await other.getByRole('button', { name: t('common:languages.fil') }).click();
  await expect(person.link(helpWords.fil.articles.late.title)).toBeVisible();
  await expect(person.link(helpWords.en.articles.late.title)).toHaveCount(0);
});

test(
  'H2: a stored article is sanitised when it is read',
  gate,
  async ({ page, line, complaints, person }) => {
    await page.goto('/customer/customerCenter');
    await expect(person.link(helpWords.en.articles.late.title)).toBeVisible();
    const { listQuestionData: list } = await stored(page, 'commonInfo', StoredHelp);
    const html =
      '<p>Safe</p><img src="https://evil.example/x.png"><a href="/x">out</a><form></form>';
    const topics = list.topics.map((topic) => ({
      ...topic,
      questions: topic.questions.map((question) => ({ ...question, html })),
    }));
    await page.evaluate(
      (text) => localStorage.setItem('commonInfo', text),
      JSON.stringify({ listQuestionData: { ...list, topics } }),
    );
    complaints.expect('failedCalls');
    await line.cut(/\/api\/any\//);
    await page.goto(article('late'));
    await person.reads('Safe');
    await expect(page.locator('main').locator('img, a[href="/x"], form')).toHaveCount(0);
  },
);
