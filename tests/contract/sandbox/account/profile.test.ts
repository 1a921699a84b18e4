import * as v from 'valibot';
import { expect, it } from 'vitest';
import { Picture } from '#domain/service/feedback.ts';
import { lastLoanOf, lenderOfFile } from '../operations/operation-steps.ts';
import type { MadeBorrower } from '../wire-client.ts';

const { control, steps, wire } = await lenderOfFile();

async function rolledOver(): Promise<MadeBorrower> {
  const who = await control.borrower('rollover-offered');
  await steps.confirmRollover(who);
  return who;
}

it('P2: the agreement list has the signed documents of the borrower’s loans, which no other borrower can open', async () => {
  const who = await rolledOver();
  const { loans, next } = await wire.call('listSignedDocuments', {}, who);
  expect([loans.map(({ loanOrderId }) => loanOrderId), next]).toEqual([who.loanOrderIds, null]);
  const signed = (await steps.detail(who)).story?.documents ?? [];
  const listed = loans.flatMap(({ documents }) => documents);
  expect(listed.map(({ kind }) => kind)).toContain('rollover');
  const opened = listed.map(async ({ orderId, kind }) =>
    wire.call('signedDocument', { orderId, kind }, who),
  );
  expect(await Promise.all(opened)).toEqual(signed);

  const other = await control.borrower('approved');
  const nothing = { loans: [], next: null };
  expect(await wire.call('listSignedDocuments', {}, other)).toEqual(nothing);
  const { orderId = '', kind = '' } = listed[0] ?? {};
  expect(await wire.code('signedDocument', { orderId, kind }, other)).not.toBe(0);
});

async function exported(who: MadeBorrower, lang = 'en') {
  const { json, text } = await wire.call('exportOwnData', {}, { ...who, lang });
  const data = v.parse(v.record(v.string(), v.unknown()), JSON.parse(json));
  return { both: json + text, text, data };
}

it('P4: the copy has all data of the borrower, no secrets, and no data of others', async () => {
  const who = await rolledOver();
  const upload = { method: 'uploadLeaveMessageImage', data: { clientId: 'c'.repeat(32) } };
  const bytes = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0]);
  const sent = await wire.upload(upload, [new File([bytes], 'a.png', { type: 'image/png' })], who);
  const { imageId, url } = v.parse(Picture, sent.data?.[0]?.data);
  const description = 'What <b>do</b> you know about me and my loans, please?';
  const form = steps.ticket({ type: 'privacy', description, imageIds: [imageId] });
  const { ticketId, ticketNumber } = await wire.call('saveFeedback', form, who);
  const message = { ticketId, clientId: 'b'.repeat(32), text: 'I wait for word.', imageIds: [] };
  await wire.call('createLeaveMessage', message, who);
  const code = await steps.codeFor(who, 'deleteAccount');

  const { both, data, text } = await exported(who);
  const tablesWithoutFields = ['articleVotes', 'creditUses', 'ratings'];
  expect(Object.keys(data)).toEqual(expect.arrayContaining(tablesWithoutFields));
  const { loanNumber, story } = await steps.detail(who);
  const { payments } = await control.ledger(who);
  expect(data).toMatchObject({
    profile: { mobile: who.mobile, username: who.username },
    loans: [{ loanOrderId: lastLoanOf(who) }],
    payments: payments.map(({ paymentId }) => ({ paymentId })),
    operations: [{}],
    creditApplications: [{}],
    documents: story?.documents.map(({ html }) => ({ html })),
    tickets: [{ ticketNumber }],
    ticketMessages: [{ text: message.text }],
    files: Array.from({ length: 8 }, () => ({})),
  });
  const hashes = story?.documents.map(({ hash }) => hash) ?? [];
  for (const word of [loanNumber, ticketNumber, description, ...hashes]) {
    expect(text).toContain(word);
  }
  const secret = url.split('/').at(-1) ?? '';
  const account = who.mobile.replace('+63', '0');
  for (const word of [who.token, who.password, secret, account, code, 'passwordHash', '"token"']) {
    expect(word.length).toBeGreaterThan(5);
    expect(both).not.toContain(word);
  }
  const other = await control.borrower('loan-70');
  const copy = await exported(other, 'fil');
  expect(copy.text).toContain('Ang data ninyo sa Hiram');
  for (const word of [who.userId, who.mobile, who.username, ticketId, ...who.loanOrderIds]) {
    expect(copy.both).not.toContain(word);
  }
});
