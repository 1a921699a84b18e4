import * as v from 'valibot';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { accountCodes } from '#domain/account/account-codes.ts';
import { assumedCodes } from '#domain/codes.ts';
import { hour, minute } from '#domain/constants.ts';
import { payoutMethod } from '#domain/payments/payout-methods.ts';
import { type FeedbackForm, Picture } from '#domain/service/feedback.ts';
import { borrowerSteps } from './borrower-steps.ts';
import { type InMemory, openSandbox } from './in-memory.ts';
import type { MadeBorrower } from './wire-client.ts';

let world: InMemory;
let who: MadeBorrower;
beforeEach(async () => {
  world = await openSandbox('2026-11-20T12:00:00+08:00');
  who = await world.control.borrower('loan-70');
});
afterEach(() => world.close());

const clientId = (digit: string) => digit.repeat(32);
const png = (size = 64) => {
  const bytes = new Uint8Array(size);
  bytes.set([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return bytes;
};
const fileOf = (bytes: Uint8Array<ArrayBuffer>, type = 'image/png', name = 'receipt.png') =>
  new File([bytes], name, { type });

const picture = async (id: string, file = fileOf(png())) => {
  const data = { clientId: id };
  return world.wire.upload({ method: 'uploadLeaveMessageImage', data }, [file], who);
};

async function uploadPicture(id: string) {
  const { data } = await picture(id);
  return v.parse(Picture, data?.[0]?.data);
}

const form = (over: Partial<FeedbackForm> = {}): FeedbackForm => ({
  type: 'paymentNotPosted',
  loanOrderId: who.loanOrderIds[0] ?? null,
  description: 'I paid at the store yesterday and nothing shows',
  receiverAccount: null,
  name: 'Maria Santos',
  mobile: '+639171234567',
  email: null,
  contactableTime: null,
  clientId: clientId('a'),
  imageIds: [],
  ...over,
});

const open = async (over: Partial<FeedbackForm> = {}) =>
  world.wire.call('saveFeedback', form(over), who);
const listed = async (data = {}) => (await world.wire.call('listUserFeedback', data, who)).tickets;
const messagesOf = async (ticketId: string, before?: number) =>
  world.wire.call('leaveMessageList', { ticketId, before }, who);
const write = async (ticketId: string, id: string, text: string) =>
  world.wire.call('createLeaveMessage', { ticketId, clientId: id, text, imageIds: [] }, who);
const reply = async (ticketId: string, text: string, resolve = false) =>
  world.control.ask('POST', 'tickets/reply', { mobile: who.mobile, ticketId, text, resolve });

describe('K1: the form', () => {
  it('S3.14: becomes a ticket with a number, a day of receipt and a promised time of answer', async () => {
    const made = await open();
    expect(made.ticketNumber).toMatch(/^T\d{8}$/);
    // Friday noon: two working days later it is Tuesday.
    expect(new Date(made.answerBy).toISOString()).toMatch(/^2026-11-24/);
    expect(await world.wire.call('feedbackDetail', { ticketId: made.ticketId }, who)).toMatchObject(
      {
        ...made,
        type: 'paymentNotPosted',
        resolved: false,
        unread: false,
      },
    );
  });

  it.each([
    ['too few words', { description: 'four words are few' }],
    ['neither number nor address', { mobile: null, email: null }],
    ['a malformed number', { mobile: '0917' }],
    ['no name', { name: '  ' }],
  ])('S5.7, S5.8: is refused with %s', async (_, over) => {
    const code = await world.wire.code('saveFeedback', form(over), who);
    expect(code).toBe(assumedCodes.invalidData);
    expect(await listed()).toEqual([]);
  });
});

describe('K3: a ticket', () => {
  it('is created once if `saveFeedback` is repeated after a lost reply', async () => {
    const first = await open();
    expect(await open()).toEqual(first);
    expect(await listed()).toHaveLength(1);
  });

  it('is refused with a picture that was not uploaded, and accepted after the upload', async () => {
    const code = await world.wire.code('saveFeedback', form({ imageIds: ['image_x'] }), who);
    expect(code).toBe(accountCodes.pictureGone);
    const { imageId, url } = await uploadPicture(clientId('1'));
    const { ticketId } = await open({ imageIds: [imageId] });
    const { receipts } = await world.wire.call('feedbackDetail', { ticketId }, who);
    expect(receipts).toEqual([url]);
  });
});

describe('K2: pictures without a ticket', () => {
  const id = (index: number) => index.toString(16).padStart(32, '0');

  it('expire after a day, unlike those of a ticket or a message', async () => {
    const [sent, said, waits, refused] = await Promise.all(
      [1, 2, 3, 4].map(async (index) => uploadPicture(id(index))),
    );
    const imageIds = [refused?.imageId ?? '', 'image_x'];
    expect(await world.wire.code('saveFeedback', form({ imageIds }), who)).toBe(
      accountCodes.pictureGone,
    );
    const { ticketId } = await open({ imageIds: [sent?.imageId ?? ''] });
    const message = { ticketId, clientId: id(9), text: '', imageIds: [said?.imageId ?? ''] };
    await world.wire.call('createLeaveMessage', message, who);
    const status = async (one?: Picture) => (await world.get(one?.url ?? '')).status;
    await world.control.advance(who, '86399s');
    expect(await status(waits)).toBe(200);
    await world.control.advance(who, '1s');
    expect([await status(sent), await status(said)]).toEqual([200, 200]);
    expect([await status(waits), await status(refused)]).toEqual([404, 404]);
    const late = form({ clientId: clientId('b'), imageIds: [waits?.imageId ?? ''] });
    expect(await world.wire.code('saveFeedback', late, who)).toBe(accountCodes.pictureGone);
    // The picture can be uploaded again.
    const again = await uploadPicture(id(3));
    expect(again).not.toEqual(waits);
    await open({ clientId: clientId('b'), imageIds: [again.imageId] });
  });
});

describe('K5: an uploaded file', () => {
  const text = (words: string) => new TextEncoder().encode(words);
  it.each([
    ['an HTML page named like a picture', text('<html><script>alert(1)</script>')],
    ['a drawing with a script', text('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>')],
    ['a PDF', text('%PDF-1.7')],
  ])('is refused by its bytes: %s', async (_, bytes) => {
    expect((await picture(clientId('1'), fileOf(bytes))).code).toBe(accountCodes.fileRefused);
  });

  it('is served as its real type, from a secret address', async () => {
    const { url } = await uploadPicture(clientId('1'));
    const got = await world.get(url);
    expect(got.status).toBe(200);
    expect(got.headers.get('content-type')).toBe('image/png');
    expect(got.headers.get('x-content-type-options')).toBe('nosniff');
    expect(got.headers.get('content-security-policy')).toContain('sandbox');
    expect((await world.get(`/api/pictures/${'0'.repeat(32)}`)).status).toBe(404);
  });
});

describe('K4: the conversation', () => {
  it('has the server’s order, without duplicates', async () => {
    const { ticketId } = await open();
    await write(ticketId, clientId('1'), 'first');
    await reply(ticketId, 'second');
    await write(ticketId, clientId('2'), 'third');
    await write(ticketId, clientId('2'), 'third');
    const { messages, earlier } = await messagesOf(ticketId);
    expect(messages.map(({ from, text }) => [from, text])).toEqual([
      ['borrower', 'first'],
      ['service', 'second'],
      ['borrower', 'third'],
    ]);
    expect(earlier).toBe(false);
  });

  it('refuses an empty message with the message of section 8', async () => {
    const { ticketId } = await open();
    const data = { ticketId, clientId: clientId('1'), text: ' ', imageIds: [] };
    const { code, msg } = await world.wire.envelope([{ method: 'createLeaveMessage', data }], who);
    expect([code, msg]).toEqual([
      accountCodes.messageEmpty,
      'The message description cannot be empty',
    ]);
  });

  it('marks unread messages, also on home, until they are read', async () => {
    const { ticketId } = await open();
    const unread = async () => (await world.wire.call('hasUnreadMessage', {}, who)).unread;
    const atHome = async () => (await world.wire.call('getHomepageData', {}, who)).unread;
    expect([await unread(), await atHome()]).toEqual([false, undefined]);
    await reply(ticketId, 'We found your payment');
    expect([await unread(), await atHome()]).toEqual([true, true]);
    expect(await listed()).toMatchObject([{ unread: true }]);
    await messagesOf(ticketId);
    expect([await unread(), await atHome()]).toEqual([false, undefined]);
  });

  it('S4.23: reopens a resolved ticket when the borrower writes', async () => {
    const { ticketId } = await open();
    await reply(ticketId, 'Posted today', true);
    expect(await listed({ resolved: true })).toHaveLength(1);
    expect(await listed({ resolved: false })).toEqual([]);
    await write(ticketId, clientId('1'), 'It is still missing');
    expect(await listed({ resolved: false })).toHaveLength(1);
  });

  it('is returned page by page, the newest first', async () => {
    const { ticketId } = await open();
    for (let index = 1; index <= 60; index += 1) await reply(ticketId, `message ${index}`);
    const newest = await messagesOf(ticketId);
    expect(newest.messages).toHaveLength(50);
    expect(newest).toMatchObject({ earlier: true });
    expect(newest.messages.at(-1)?.text).toBe('message 60');
    const before = await messagesOf(ticketId, newest.messages[0]?.order);
    expect(before.messages.map(({ text }) => text)).toEqual(
      Array.from({ length: 10 }, (_, index) => `message ${index + 1}`),
    );
    expect(before.earlier).toBe(false);
  });

  it('is not readable by another borrower', async () => {
    const { ticketId } = await open();
    const other = await world.control.borrower('loan-70');
    for (const method of ['feedbackDetail', 'leaveMessageList']) {
      expect(await world.wire.code(method, { ticketId }, other)).toBe(assumedCodes.notFound);
    }
  });
});

describe('B6: a disputed change of the account', () => {
  it('stops the payout, which continues once the lender has checked the account', async () => {
    who = await world.control.borrower('payout-failed');
    const [loanOrderId = ''] = who.loanOrderIds;
    const standing = async () => (await world.wire.call('operationConfig', {}, who)).bankCard;
    await world.wire.call(
      'changeBankCard',
      {
        smsCode: await borrowerSteps(world).codeFor(who, 'changeBankCard'),
        accountType: payoutMethod.payMaya,
        bankCode: null,
        originalNumber: '09171230000',
        newNumber: '09189876543',
        holder: (await standing())?.account.holder ?? '',
        faceChecked: true,
      },
      who,
    );
    const { ticketId } = await open({ type: 'notMyChange', loanOrderId: null });
    const { answerBy } = await world.wire.call('feedbackDetail', { ticketId }, who);
    expect((await standing())?.closed).toEqual({ reason: 'disputed', ticketId, answerBy });
    const status = async () => {
      const { orders } = await world.wire.call('myOrders', { limit: 1 }, who);
      return orders.find((order) => order.loanOrderId === loanOrderId)?.status;
    };
    world.pass(hour);
    expect(await status()).toBe(40);
    await reply(ticketId, 'We have looked at it', true);
    expect(await status()).toBe(40);
    expect((await standing())?.closed?.reason).not.toBe('disputed');
    world.pass(minute);
    expect(await status()).toBe(70);
  });
});
