import { getTableConfig } from 'drizzle-orm/sqlite-core';
import * as v from 'valibot';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { codes } from '#domain/codes.ts';
import { day } from '#domain/constants.ts';
import { personalTables } from '#sandbox/database/tables.ts';
import { operationSteps } from '../operations/operation-steps.ts';
import { type InMemory, openSandbox } from '../in-memory.ts';
import type { MadeBorrower } from '../wire-client.ts';

let world: InMemory;
beforeEach(async () => {
  world = await openSandbox('2026-11-22T12:00:00+08:00');
});
afterEach(() => world.close());

/** The borrower of `rolled-over` has confirmed a rollover. */
async function createBorrower(scenario: string): Promise<MadeBorrower> {
  if (scenario !== 'rolled-over') return world.control.borrower(scenario);
  const who = await world.control.borrower('rollover-offered');
  const steps = operationSteps(world);
  const { deferralOrderId } = await steps.initiateRollover(who);
  const confirmation = await steps.rollOver(who, deferralOrderId);
  await world.wire.call('repayDeferralConfirm', confirmation, who);
  return who;
}
const listed = (who: MadeBorrower, data = {}) => world.wire.call('listSignedDocuments', data, who);

describe('P2: the agreement list', () => {
  it('lists signed documents by loan with date and hash, and opens their full text', async () => {
    const who = await createBorrower('rolled-over');
    const { loans, next } = await listed(who);
    expect(next).toBeNull();
    expect(loans.map(({ loanOrderId }) => loanOrderId)).toEqual(who.loanOrderIds);
    const story = (
      await world.wire.call('queryRepayOrderDetail', { loanOrderId: who.loanOrderIds[0] }, who)
    ).story;
    const [loan] = loans;
    expect(loan?.documents.map(({ kind }) => kind)).toContain('rollover');
    expect(loan?.documents.map(({ hash, agreedAt }) => ({ hash, agreedAt }))).toEqual(
      story?.documents.map(({ hash, agreedAt }) => ({ hash, agreedAt })),
    );
    for (const { orderId, kind, hash } of loan?.documents ?? []) {
      const opened = await world.wire.call('signedDocument', { orderId, kind }, who);
      expect(opened).toEqual(story?.documents.find((one) => one.hash === hash));
    }
  });

  it('is empty without signed documents, and opens no document of another borrower', async () => {
    const who = await createBorrower('loan-70');
    const other = await createBorrower('approved');
    expect(await listed(other)).toEqual({ loans: [], next: null });
    const [document] = (await listed(who)).loans[0]?.documents ?? [];
    const key = { orderId: document?.orderId, kind: document?.kind };
    expect(await world.wire.code('signedDocument', key, who)).toBe(0);
    expect(await world.wire.code('signedDocument', key, other)).not.toBe(0);
  });
});

describe('P3: account security', () => {
  it('names this device as its requests do, and the earlier logins', async () => {
    const who = await createBorrower('approved');
    world.pass(60_000);
    const again = await world.wire.call('login', {
      username: who.username,
      password: who.password,
    });
    const security = await world.wire.call('accountSecurity', {}, again);
    expect(security.username).toBe(who.username);
    expect(security.sessions).toEqual([
      { device: 'test', since: world.now(), until: null, current: true },
      { device: null, since: world.now() - 60_000, until: world.now(), current: false },
    ]);
  });

  it('S8.2: ends an expired session at its expiry, and not at the next login', async () => {
    const who = await createBorrower('approved');
    const since = world.now();
    world.pass(181 * day);
    const { username, password } = who;
    const again = await world.wire.call('login', { username, password });
    const { sessions } = await world.wire.call('accountSecurity', {}, again);
    expect(sessions.map(({ until }) => until)).toEqual([null, since + 180 * day]);
    expect(await world.wire.code('accountSecurity', {}, who)).toBe(codes.sessionExpired);
  });
});

/** The field of each table in the export, or null if the table is not exported. */
const sections = {
  borrowers: 'profile',
  sessions: 'logins',
  credit_orders: 'creditApplications',
  coupons: 'coupons',
  loan_orders: 'loans',
  payments: 'payments',
  events: 'events',
  bank_card_changes: 'accountChanges',
  virtual_accounts: 'paymentNumbers',
  counter_payments: 'paymentsAtCounters',
  credits: 'creditMovements',
  credit_uses: 'creditUses',
  refunds: 'refunds',
  overdue_fee_reversals: 'overdueFeesTakenBack',
  service_fee_payments: 'serviceFeePayments',
  operation_orders: 'operations',
  missed_operations: 'operationsNotMade',
  reoffers: 'offers',
  ratings: 'ratings',
  article_votes: 'articleVotes',
  tickets: 'tickets',
  pictures: 'pictures',
  money_replies: null, // copies of replies; their content is in the orders
  term_ranges: null, // how a scenario's lender sells; no data about the borrower
  price_lists: null,
} satisfies Record<string, string | null>;

const Exported = v.looseObject({ exportedAt: v.string(), profile: v.looseObject({}) });
const Rows = v.array(v.looseObject({}));

async function exported(who: MadeBorrower, lang = 'en') {
  const { json, text } = await world.wire.call('exportOwnData', {}, { ...who, lang });
  const data = v.parse(Exported, JSON.parse(json));
  const rows = (name: string) => v.parse(Rows, data[name]);
  return { json, text, data, rows };
}

async function createBorrowerWithData(scenario: string) {
  const who = await createBorrower(scenario);
  const upload = { method: 'uploadLeaveMessageImage', data: { clientId: 'c'.repeat(32) } };
  const bytes = new Uint8Array(64);
  bytes.set([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  const { data } = await world.wire.upload(
    upload,
    [new File([bytes], 'a.png', { type: 'image/png' })],
    who,
  );
  const picture = v.parse(v.object({ imageId: v.string(), url: v.string() }), data?.[0]?.data);
  const ticket = await world.wire.call(
    'saveFeedback',
    {
      type: 'privacy',
      loanOrderId: who.loanOrderIds[0],
      description: 'What <b>do</b> you know about me and my loans, please?',
      receiverAccount: null,
      name: 'Maria Santos',
      mobile: '+639171234567',
      email: null,
      contactableTime: null,
      clientId: 'a'.repeat(32),
      imageIds: [picture.imageId],
    },
    who,
  );
  const { ticketId } = ticket;
  const message = { ticketId, clientId: 'b'.repeat(32), text: 'I wait for word.', imageIds: [] };
  await world.wire.call('createLeaveMessage', message, who);
  const code = await operationSteps(world).codeFor(who, 'deleteAccount');
  return { who, ticket, picture, code };
}

describe('P4: a copy of the borrower’s data', () => {
  it('has a field, or an exception, for each table with borrowers’ data', () => {
    const names = personalTables.map(([, table]) => getTableConfig(table).name);
    expect(names.toSorted()).toEqual(Object.keys(sections).toSorted());
  });

  it('contains profile, orders, loans, payments, operations, documents, tickets and messages', async () => {
    const { who, ticket } = await createBorrowerWithData('rolled-over');
    const { data, rows, text } = await exported(who);
    const exportedFields = Object.values(sections).filter((section) => section !== null);
    expect(Object.keys(data)).toEqual(expect.arrayContaining(exportedFields));
    expect(data.profile).toMatchObject({ mobile: who.mobile, username: who.username });
    expect(rows('loans').map(({ loanOrderId }) => loanOrderId)).toEqual(who.loanOrderIds);
    const detail = await world.wire.call(
      'queryRepayOrderDetail',
      { loanOrderId: who.loanOrderIds[0] },
      who,
    );
    const ledger = await world.control.ledger(who);
    const paymentIds = ledger.payments.map(({ paymentId }) => paymentId);
    expect(paymentIds).not.toEqual([]);
    expect(rows('payments').map(({ paymentId }) => paymentId)).toEqual(paymentIds);
    expect(rows('instalments').length).toBeGreaterThan(0);
    expect(rows('operations')).toHaveLength(1);
    expect(rows('documents').map(({ html }) => html)).toEqual(
      detail.story?.documents.map((document) => document.html),
    );
    expect(rows('tickets')).toMatchObject([{ ticketNumber: ticket.ticketNumber }]);
    expect(rows('ticketMessages')).toMatchObject([{ text: 'I wait for word.' }]);
    expect(rows('files')).toHaveLength(8);
    expect(rows('messages').length).toBeGreaterThan(0);
    expect(rows('creditApplications')).toHaveLength(1);
    expect(text).toContain(detail.loanNumber);
    expect(text).toContain(ticket.ticketNumber);
    expect(text).toContain('What <b>do</b> you know');
    for (const { hash } of detail.story?.documents ?? []) expect(text).toContain(hash);
  });

  it('is in the borrower’s language', async () => {
    const { who } = await createBorrowerWithData('loan-70');
    expect((await exported(who)).text).toContain('Your data at Hiram');
    expect((await exported(who, 'fil')).text).toContain('Ang data ninyo sa Hiram');
  });

  it('contains no password, code, token or whole account number', async () => {
    const { who, code, picture } = await createBorrowerWithData('restructured');
    const { json, text } = await exported(who);
    const secret = picture.url.split('/').at(-1) ?? '';
    for (const word of [who.token, who.password, secret, who.mobile.replace('+63', '0')]) {
      expect(word.length).toBeGreaterThan(7);
      expect(json).not.toContain(word);
      expect(text).not.toContain(word);
    }
    expect(code).toMatch(/^\d{6}$/);
    expect(json).not.toContain(code);
    expect(text).not.toContain(code);
    expect(json).not.toMatch(/passwordHash|"token"/);
  });

  it('contains no data of another borrower', async () => {
    const { who } = await createBorrowerWithData('loan-70');
    const { who: other, ticket } = await createBorrowerWithData('rolled-over');
    const { json, text } = await exported(who);
    const theirs = [other.userId, other.mobile, other.username, ...other.loanOrderIds];
    for (const word of [...theirs, ticket.ticketId]) {
      expect(json).not.toContain(word);
      expect(text).not.toContain(word);
    }
  });
});
