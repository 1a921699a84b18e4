import { HelpList } from '#domain/service/help.ts';
import * as v from 'valibot';
import { helpWords } from '#sandbox/rules/help-words.ts';
import { expect, test } from '../harness/test.ts';
import { stored } from '../harness/storage.ts';
import { gate } from '../harness/gate.ts';

const article = (questionId: string) => `/customer/questionContent?questionId=${questionId}`;

const { articles } = helpWords.en;

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
  const typed = 'pya lat';
  await page.getByRole('searchbox').fill(typed);
  await expect(person.link(articles.newPhone.title)).toHaveCount(0);
  await person.link(articles.late.title).click();
  await person.sees(t('title:article'));
  await person.reads(articles.late.paragraphs[0] ?? 'nothing');
  await person.reads(t('helpCentre:vote.signedOut'));
  await person.taps(t('helpCentre:back'));
  await expect(page.getByRole('searchbox')).toHaveValue(typed);
  await page.reload();
  await expect(page.getByRole('searchbox')).toHaveValue(typed);
  await page.getByRole('searchbox').fill('');
  await expect(person.link(articles.newPhone.title)).toBeVisible();
});

test(
  'H2: one vote is shown at once, can be changed, and stays after a reload',
  gate,
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

const StoredHelp = v.object({ listQuestionData: HelpList });

test('H2: a language change in another tab changes the language of the articles in this tab', async ({
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
