import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { codes } from '#domain/codes.ts';
import { lostNumberArticle } from '#domain/service/help-articles.ts';
import type { Question } from '#domain/service/feedback.ts';
import { type InMemory, openSandbox } from './in-memory.ts';
import type { MadeBorrower } from './wire-client.ts';

let world: InMemory;
let who: MadeBorrower;
beforeEach(async () => {
  world = await openSandbox('2026-11-20T12:00:00+08:00');
  who = await world.control.borrower('approved');
});
afterEach(() => world.close());

type Asks = Parameters<InMemory['wire']['call']>[2];

async function topics(asks: Asks = {}) {
  return (await world.wire.call('listQuestion', {}, asks)).topics;
}
const articles = async (asks: Asks = {}): Promise<Question[]> =>
  (await topics(asks)).flatMap(({ questions }) => questions);
const votes = async (asks: Asks) =>
  (await articles(asks))
    .filter(({ vote }) => vote !== null)
    .map(({ questionId, vote }) => [questionId, vote]);

describe('the help centre', () => {
  it('H2: is readable without login, by topic, in both languages', async () => {
    const [en, fil] = [await topics({ lang: 'en' }), await topics({ lang: 'fil' })];
    expect(en.map(({ title }) => title)).toEqual([
      'Borrowing',
      'Repayment',
      'Rollover and restructure',
      'Your account',
    ]);
    const ids = (topicList: typeof en) =>
      topicList.map(({ questions }) => questions.map(({ questionId }) => questionId));
    expect(ids(fil)).toEqual(ids(en));
    expect(new Set(ids(en).flat()).size).toBe(14);
    for (const { questions } of [...en, ...fil]) {
      for (const { html } of questions) expect(html).toMatch(/^(<p>[^<>]+<\/p>)+$/);
    }
  });

  it('H2: marks an article without a Filipino translation as English', async () => {
    const languages = new Map(
      (await articles({ lang: 'fil' })).map(({ questionId, language }) => [questionId, language]),
    );
    expect([...languages].filter(([, language]) => language === 'en')).toEqual([
      ['creditLaw', 'en'],
    ]);
    const [english, filipino] = await Promise.all(
      ['en', 'fil'].map(async (lang) =>
        (await articles({ lang })).find(({ questionId }) => questionId === 'creditLaw'),
      ),
    );
    expect(filipino).toEqual(english);
  });

  it('H2: stores one vote per article, which can be changed, and returns it on the next read', async () => {
    expect(await votes(who)).toEqual([]);
    await world.wire.call('likeQuestion', { questionId: 'late' }, who);
    await world.wire.call('likeQuestion', { questionId: 'late' }, who);
    await world.wire.call('dislikeQuestion', { questionId: 'rollover' }, who);
    expect(await votes(who)).toEqual([
      ['late', 'helpful'],
      ['rollover', 'useless'],
    ]);
    await world.wire.call('dislikeQuestion', { questionId: 'late' }, who);
    expect(await votes(who)).toEqual([
      ['late', 'useless'],
      ['rollover', 'useless'],
    ]);
  });

  it('H2: keeps votes apart by borrower, and has none without login', async () => {
    await world.wire.call('likeQuestion', { questionId: 'late' }, who);
    expect(await votes(await world.control.borrower('approved'))).toEqual([]);
    expect(await votes({})).toEqual([]);
    expect(await world.wire.code('likeQuestion', { questionId: 'late' })).toBe(codes.sessionEmpty);
  });

  it.each([
    ['en', 'I lost my SIM or my number', 'Password', 'Customer service'],
    ['fil', 'Nawala ang SIM o number ko', 'Password', 'Customer service'],
  ])(
    'H2: refers to the password login and to the page with the contacts, in %s and without a login',
    async (lang, title, ...ways) => {
      const lost = (await articles({ lang })).find(
        ({ questionId }) => questionId === lostNumberArticle,
      );
      expect(lost).toMatchObject({ title, language: lang });
      for (const way of ways) expect(lost?.html).toContain(`“${way}”`);
    },
  );
});
