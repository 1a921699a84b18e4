import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { company } from '#app/company.ts';
import { accountCodes } from '#domain/account/account-codes.ts';
import { assumedCodes, codes } from '#domain/codes.ts';
import { day } from '#domain/constants.ts';
import { manilaDay } from '#domain/dates.ts';
import { lostNumberArticle } from '#domain/service/help-articles.ts';
import { type FeedbackForm, Picture } from '#domain/service/feedback.ts';
import { lenderOfFile } from './operations/operation-steps.ts';
import type { MadeBorrower } from './wire-client.ts';

const { control, get, now, pass, steps, wire } = await lenderOfFile();

const id = (index: number) => index.toString(16).padStart(32, '0');
const png = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

async function upload(who: MadeBorrower, index: number, bytes = png) {
  const call = { method: 'uploadLeaveMessageImage', data: { clientId: id(index) } };
  const file = new File([bytes], 'receipt.png', { type: 'image/png' });
  return wire.upload(call, [file], who);
}
async function pictureOf(who: MadeBorrower, index: number) {
  return v.parse(Picture, (await upload(who, index)).data?.[0]?.data);
}

const open = async (who: MadeBorrower, over: Partial<FeedbackForm> = {}) =>
  wire.call('saveFeedback', steps.ticket(over), who);
const openCode = async (who: MadeBorrower, over: Partial<FeedbackForm>) =>
  wire.code('saveFeedback', steps.ticket(over), who);
const listed = async (who: MadeBorrower, data = {}) =>
  (await wire.call('listUserFeedback', data, who)).tickets;

describe('a ticket', () => {
  it('S3.14, K1, K3: has a number, a day of receipt and a promised time of answer, and is created once', async () => {
    const who = await control.borrower('loan-70');
    // The clock starts on a Sunday, so the second working day after it is a Tuesday.
    const made = await open(who);
    expect(made.ticketNumber).toMatch(/^T\d{8}$/);
    expect([made.createdAt, manilaDay(made.answerBy)]).toEqual([now(), '2026-11-24']);
    const { ticketId } = made;
    const detail = { ...made, type: 'paymentNotPosted', resolved: false, unread: false };
    expect(await wire.call('feedbackDetail', { ticketId }, who)).toMatchObject(detail);
    expect(await open(who)).toEqual(made);
    expect(await listed(who)).toHaveLength(1);
    const other = await control.borrower('loan-70');
    for (const method of ['feedbackDetail', 'leaveMessageList']) {
      expect(await wire.code(method, { ticketId }, other)).toBe(assumedCodes.notFound);
    }
  });

  it.each([
    ['too few words', { description: 'four words are few' }],
    ['neither number nor address', { mobile: null, email: null }],
    ['a malformed number', { mobile: '0917' }],
    ['no name', { name: '  ' }],
  ])('S5.7, S5.8: is refused with %s', async (_, over) => {
    const who = await control.borrower('approved');
    expect(await openCode(who, over)).toBe(assumedCodes.invalidData);
  });

  it('K2, K3: is refused with a picture that was not uploaded, or expired after a day without a ticket', async () => {
    const who = await control.borrower('loan-70');
    expect(await openCode(who, { imageIds: ['image_x'] })).toBe(accountCodes.pictureGone);
    const [ofTicket, ofMessage, unattached] = [
      await pictureOf(who, 1),
      await pictureOf(who, 2),
      await pictureOf(who, 3),
    ];
    const { ticketId } = await open(who, { imageIds: [ofTicket.imageId] });
    const { receipts } = await wire.call('feedbackDetail', { ticketId }, who);
    expect(receipts).toEqual([ofTicket.url]);
    const message = { ticketId, clientId: id(9), text: '', imageIds: [ofMessage.imageId] };
    await wire.call('createLeaveMessage', message, who);
    const statuses = async () =>
      Promise.all(
        [ofTicket, ofMessage, unattached].map(async ({ url }) => (await get(url)).status),
      );
    pass(day - 1);
    expect(await statuses()).toEqual([200, 200, 200]);
    pass(1);
    expect(await statuses()).toEqual([200, 200, 404]);
    const late = { clientId: id(8), imageIds: [unattached.imageId] };
    expect(await openCode(who, late)).toBe(accountCodes.pictureGone);
    const { imageId } = await pictureOf(who, 3);
    expect(await openCode(who, { ...late, imageIds: [imageId] })).toBe(0);
  });

  it('K3: stores a repeated picture once, also after the ticket has taken it', async () => {
    const who = await control.borrower('loan-70');
    const copies = await Promise.all([1, 1, 1].map(async (index) => pictureOf(who, index)));
    const [sent] = copies;
    expect(copies).toEqual([sent, sent, sent]);
    // The lender keeps 20 pictures without a ticket, so 19 others are accepted.
    for (let index = 2; index <= 20; index += 1) await pictureOf(who, index);
    const refused = { code: accountCodes.tooManyPictures, until: now() + day };
    expect(await upload(who, 21)).toMatchObject(refused);
    expect(await pictureOf(who, 1)).toEqual(sent);
    const { ticketId } = await open(who, { imageIds: [sent?.imageId ?? ''] });
    expect(await pictureOf(who, 1)).toEqual(sent);
    const { receipts } = await wire.call('feedbackDetail', { ticketId }, who);
    expect(receipts).toEqual([sent?.url]);
    const other = await control.borrower('loan-70');
    expect(await pictureOf(other, 1)).not.toEqual(sent);
  });

  it('K5: accepts only files whose bytes are a picture, and serves them with their real type at a secret address', async () => {
    const who = await control.borrower('loan-70');
    const words = ['<html><script>', '<svg xmlns="http://www.w3.org/2000/svg">', '%PDF-1.7'];
    for (const text of words) {
      const { code } = await upload(who, 1, new TextEncoder().encode(text));
      expect(code).toBe(accountCodes.fileRefused);
    }
    const { headers } = await get((await pictureOf(who, 1)).url);
    expect(headers.get('content-type')).toBe('image/png');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('content-security-policy')).toContain('sandbox');
    expect((await get(`/api/pictures/${'0'.repeat(32)}`)).status).toBe(404);
  });
});

describe('K4: the conversation', () => {
  async function conversation() {
    const who = await control.borrower('loan-70');
    const { ticketId } = await open(who);
    return {
      who,
      read: async (before?: number) => wire.call('leaveMessageList', { ticketId, before }, who),
      write: async (index: number, text: string) => {
        const data = { ticketId, clientId: id(index), text, imageIds: [] };
        const { code, msg } = await wire.envelope([{ method: 'createLeaveMessage', data }], who);
        return [code, msg];
      },
      reply: async (text: string, resolve = false) => {
        const reply = { mobile: who.mobile, ticketId, text, resolve };
        return control.ask('POST', 'tickets/reply', reply);
      },
    };
  }

  it('S4.23: has the server’s order without duplicates or empty messages, and reopens a resolved ticket', async () => {
    const { who, read, write, reply } = await conversation();
    await write(1, 'first');
    await reply('second', true);
    expect(await listed(who, { resolved: true })).toHaveLength(1);
    await write(2, 'third');
    await write(2, 'third');
    expect(await write(3, ' ')).toEqual([
      accountCodes.messageEmpty,
      'The message description cannot be empty',
    ]);
    const { messages, earlier } = await read();
    const texts = messages.map(({ from, text }) => `${from}: ${text}`);
    expect(texts).toEqual(['borrower: first', 'service: second', 'borrower: third']);
    expect(earlier).toBe(false);
    expect(await listed(who, { resolved: false })).toHaveLength(1);
  });

  it('is unread, also on home, until it is read page by page, the newest first', async () => {
    const { who, read, reply } = await conversation();
    const unread = async () => [
      (await wire.call('hasUnreadMessage', {}, who)).unread,
      (await wire.call('getHomepageData', {}, who)).unread ?? false,
      (await listed(who))[0]?.unread,
    ];
    expect(await unread()).toEqual([false, false, false]);
    for (let index = 1; index <= 60; index += 1) await reply(`message ${index}`);
    expect(await unread()).toEqual([true, true, true]);
    const newest = await read();
    expect(await unread()).toEqual([false, false, false]);
    const older = await read(newest.messages[0]?.order);
    expect([newest.earlier, older.earlier]).toEqual([true, false]);
    const texts = [...older.messages, ...newest.messages].map(({ text }) => text);
    expect(texts).toEqual(Array.from({ length: 60 }, (_, index) => `message ${index + 1}`));
    expect(newest.messages).toHaveLength(50);
  });
});

describe('the help centre', () => {
  const articles = async (options = {}) =>
    (await wire.call('listQuestion', {}, options)).topics.flatMap(({ questions }) => questions);

  it('H2: is readable without login in both languages, and marks an article without a translation', async () => {
    const [english, filipino] = [await articles(), await articles({ lang: 'fil' })];
    const ids = english.map(({ questionId }) => questionId);
    expect(filipino.map(({ questionId }) => questionId)).toEqual(ids);
    expect(new Set(ids).size).toBe(14);
    expect(ids).toContain(lostNumberArticle);
    for (const { html } of [...english, ...filipino]) expect(html).toMatch(/^(<p>[^<>]+<\/p>)+$/);
    const untranslated = filipino.filter(({ language }) => language === 'en');
    expect(untranslated).toMatchObject([{ questionId: 'creditLaw' }]);
  });

  it('H2: stores one vote per article and borrower, which can be changed', async () => {
    const who = await control.borrower('approved');
    const vote = async (method: string, questionId: string, options = {}) =>
      wire.code(method, { questionId }, options);
    await vote('likeQuestion', 'late', who);
    await vote('likeQuestion', 'rollover', who);
    await vote('dislikeQuestion', 'late', who);
    const votes = async (options = {}) =>
      (await articles(options)).flatMap((one) => (one.vote ? [[one.questionId, one.vote]] : []));
    expect(await votes(who)).toEqual([
      ['late', 'useless'],
      ['rollover', 'helpful'],
    ]);
    expect([await votes(), await votes(await control.borrower('approved'))]).toEqual([[], []]);
    expect(await vote('likeQuestion', 'late')).toBe(codes.sessionEmpty);
  });

  it('L1: returns the hotline and the email address that the app calls official', async () => {
    const { hotline, email } = await wire.call('customerServiceEntrance', {});
    expect([hotline, email]).toEqual([company.companyHotline, company.companyEmail]);
  });
});
