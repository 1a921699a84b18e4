import { describe, expect, it } from 'vitest';
import { ServiceFailure } from '#domain/failure.ts';
import { infoPagePorts } from '#app/info-pages/provider.ts';
import type { Language } from '#domain/language.ts';
import { createTabRecords } from '#services/storage/tab-records.ts';
import { memoryArea, windowWith } from '#tests/model/app/memory-area.ts';
import { entrance, helpList } from '#tests/model/samples/help.ts';
import { now } from '#tests/model/samples/loans.ts';
import { sessionOf } from '#tests/model/samples/people.ts';
import { type Lender, phoneWith, signal } from './lender.ts';

const origin = 'https://app.hiram.example';

/** The pages to read, on a phone where nobody is logged in yet. */
function open(lender: Lender = {}) {
  const phone = phoneWith(lender);
  const tab = windowWith(memoryArea());
  let language: Language = 'en';
  const ports = infoPagePorts({
    ...phone.services,
    records: createTabRecords(tab),
    lang: () => language,
    links: { origin, webHosts: ['hiram.example'], storeHosts: ['play.google.com'] },
  });
  const logIn = () => phone.storage.write('authInfo', sessionOf('juan').auth);
  const speak = (next: Language) => {
    language = next;
  };
  return { ...phone, ports, logIn, speak };
}

describe('the ways to customer service', () => {
  it.each([
    ['the company’s own sites', entrance, true],
    [
      'the app itself',
      { ...entrance, onlineUrl: `${origin}/help`, officialUrl: `${origin}/` },
      true,
    ],
    ['a chat elsewhere', { ...entrance, onlineUrl: 'https://evil.example/' }, false],
    ['a site elsewhere', { ...entrance, officialUrl: 'https://evil.example/' }, false],
    ['the store', { ...entrance, officialUrl: 'https://play.google.com/' }, false],
  ])('lead to the company’s own sites or nowhere: %s', async (_, told, isShown) => {
    const { ports } = open({ customerServiceEntrance: told });
    const asked = ports.customerServiceEntrance(undefined, signal).catch(() => null);
    await expect(asked).resolves.toEqual(isShown ? told : null);
  });

  it('asks for unread answers and for loans only where somebody is logged in', async () => {
    const homepage = { credit: null, quota: null, loans: [] };
    const { asked, ports, logIn } = open({
      hasUnreadMessage: { unread: true },
      getHomepageData: homepage,
    });
    await expect(ports.hasUnreadMessage(undefined, signal)).resolves.toEqual({ unread: false });
    await expect(ports.readCreditAndLoans(undefined, signal)).resolves.toBeNull();
    expect(asked).toEqual([]);
    logIn();
    await expect(ports.hasUnreadMessage(undefined, signal)).resolves.toEqual({ unread: true });
    await expect(ports.readCreditAndLoans(undefined, signal)).resolves.toEqual(homepage);
  });
});

describe('the help centre', () => {
  const { topics } = helpList();

  it('H2: stands there as it was told last, in the language that it was told in', async () => {
    const { ports, logIn, speak } = open({ listQuestion: { topics } });
    const standing = () => ports.readHelpStanding(undefined, signal);
    await expect(standing()).resolves.toEqual({
      kept: null,
      language: 'en',
      signedIn: false,
      search: '',
    });
    const told = { topics, language: 'en', receivedAt: now };
    await expect(ports.listQuestion(undefined, signal)).resolves.toEqual(told);
    ports.rememberSearch('late');
    logIn();
    speak('fil');
    await expect(standing()).resolves.toEqual({
      kept: told,
      language: 'fil',
      signedIn: true,
      search: 'late',
    });
  });

  it('keeps nothing that is no list, beside what else is kept there', async () => {
    const { ports, storage } = open({ listQuestion: { topics } });
    storage.write('commonInfo', { runInApp: true, listQuestionData: ['old'] });
    await expect(ports.readHelpStanding(undefined, signal)).resolves.toMatchObject({ kept: null });
    await ports.listQuestion(undefined, signal);
    expect(storage.read('commonInfo')).toMatchObject({ runInApp: true });
  });

  it.each([
    ['helpful', 'likeQuestion'],
    ['useless', 'dislikeQuestion'],
  ] as const)('H2: notes a vote once the lender has it: %s', async (vote, method) => {
    const { asked, ports, will } = open({ listQuestion: { topics }, [method]: 1 });
    const kept = async () => {
      const standing = await ports.readHelpStanding(undefined, signal);
      return standing.kept?.topics[0]?.questions[0]?.vote;
    };
    const say = () => ports.voteOnQuestion({ questionId: 'late', vote }, signal);
    await ports.listQuestion(undefined, signal);
    await expect(say()).rejects.toThrow(ServiceFailure);
    await expect(kept()).resolves.toBeNull();
    will({ likeQuestion: {}, dislikeQuestion: {} });
    await say();
    await expect(kept()).resolves.toBe(vote);
    expect(asked.at(-1)).toEqual([method, { questionId: 'late' }]);
  });

  it('takes a vote where no list is kept', async () => {
    const { ports } = open({ likeQuestion: {} });
    const vote = ports.voteOnQuestion({ questionId: 'late', vote: 'helpful' }, signal);
    await expect(vote).resolves.toBeUndefined();
    await expect(ports.readHelpStanding(undefined, signal)).resolves.toMatchObject({ kept: null });
  });
});

describe('the agreement', () => {
  it('is the one that was shown last, of a restructure before that of a loan', async () => {
    const { ports, storage } = open();
    const read = () => ports.readStoredAgreement(undefined, signal);
    await expect(read()).resolves.toBeNull();
    storage.write('loanAgreementHtml', '<p>a loan</p>');
    await expect(read()).resolves.toEqual({ html: '<p>a loan</p>' });
    storage.write('restructureAgreementHtml', '<p>a restructure</p>');
    await expect(read()).resolves.toEqual({ html: '<p>a restructure</p>' });
  });
});
