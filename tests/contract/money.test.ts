import { mobile } from '#machines/samples/deletion.ts';
import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { invalidRequest } from '#domain/codes.ts';
import { failureOf, ServiceFailure } from '#domain/failure.ts';
import {
  type MoneyIntent,
  type MoneyKind,
  type MoneyRequest,
  subjectOfIntent,
  subjectOfRequest,
} from '#domain/money.ts';
import type { Payment } from '#domain/payments/payment.ts';
import { createIndexedDbJournal } from '#services/journal/indexed-db-journal.ts';
import type { Journal } from '#services/journal/journal.ts';
import { createMoney } from '#services/money/money.ts';
import { firstEffect, kindFixtures } from '#tests/faults/kinds.ts';
import { type Effect, type KindFixture, lenderCodes } from '#tests/faults/kinds/fixture.ts';
import { createWireClient } from './wire-client.ts';
import { answer, type Behaviour, hangUp, wireServerOfFile, succeed } from './wire-server.ts';

const server = await wireServerOfFile();

let indexedDB: IDBFactory;
let journal: Journal;
let money: ReturnType<typeof createMoney>;
beforeEach(() => {
  indexedDB = new IDBFactory();
  journal = createIndexedDbJournal({ indexedDB });
  money = createMoney({
    journal,
    clock: { now: () => 1_700_000_000_000 },
    lang: () => 'fil',
    mobile: () => mobile,
    api: createWireClient(server.origin),
  });
});

const openIntents = () => journal.openIntents('user-1');

const fixtures: readonly KindFixture[] = Object.values(kindFixtures);
const { applyOrder, repaymentConfirm, serviceFeePayment } = kindFixtures;
const apply = applyOrder.request(5_000);
const repay = repaymentConfirm.request(106);

/** Replies with the server's data before an attempt was taken; `after` has the data afterwards. */
const before = ({ shows }: KindFixture) => succeed(shows([]));
const after = ({ shows }: KindFixture) => succeed(shows([firstEffect]));
const taken = ({ kind, reply }: KindFixture) => succeed({ [kind]: reply(firstEffect) });

const { signal } = new AbortController();
const prepare = (request: MoneyRequest) =>
  money.prepareAttempt({ userKey: 'user-1', request }, signal);
async function ready(request: MoneyRequest): Promise<MoneyIntent> {
  server.will(before(kindFixtures[request.kind]));
  const prepared = await prepare(request);
  if (prepared.outcome !== 'ready') throw new Error(`the attempt is ${prepared.outcome}`);
  return prepared.intent;
}

describe('preparing', () => {
  it.each(fixtures)(
    '$kind: returns an attempt with the subject of its request',
    async (fixture) => {
      const request = fixture.request(106);
      expect(subjectOfIntent(await ready(request))).toBe(subjectOfRequest(request));
    },
  );

  it('has another subject for each kind and loan', () => {
    const loan = (loanOrderId: string) => ({ ...serviceFeePayment.request(1), loanOrderId });
    const requests = [...fixtures.map(({ request }) => request(1)), loan('other')];
    expect(new Set(requests.map(subjectOfRequest)).size).toBe(requests.length);
  });

  it.each([kindFixtures.repayDeferralConfirm, kindFixtures.repayRestructureConfirm])(
    '$kind: returns the receipt of an operation that is already confirmed, and no attempt',
    async (fixture: KindFixture) => {
      server.will(after(fixture));
      await expect(prepare(fixture.request(106))).resolves.toEqual({
        outcome: 'taken',
        receipt: fixture.receiptOf(firstEffect),
      });
      await expect(openIntents()).resolves.toEqual([]);
    },
  );
});

describe('submitting', () => {
  it('journals the attempt, sends it once under its own suffix, and closes it', async () => {
    const intent = await ready(apply);
    let openAtArrival: unknown;
    const arrive = async (...given: Parameters<Behaviour>) => {
      openAtArrival = await openIntents();
      taken(applyOrder)(...given);
    };
    server.will((...given) => void arrive(...given));
    await expect(money.submitMoney({ intent, request: apply }, signal)).resolves.toEqual({
      outcome: 'ok',
      receipt: { kind: 'applyOrder', loanOrderId: 'loan-1' },
    });
    expect(openAtArrival).toEqual([intent]);
    await expect(openIntents()).resolves.toEqual([]);
    expect(server.seen).toHaveLength(1);
    expect(server.seen[0]?.url).toBe(`/api/any/${intent.suffix}?t=${intent.t}`);
    expect(server.seen[0]?.body[0]?.data).toEqual({
      creditOrderId: 'credit-1',
      loanAmount: 5_000,
      term: 61,
      couponIds: [],
      agreement: { version: '1', hash: 'abc', agreedAt: intent.t, language: 'fil' },
    });
  });

  it('sends an application as it was confirmed: the amount, the term and every coupon', async () => {
    const choice = { ...apply.choice, loanAmount: 7_500, term: 91, couponIds: ['c-1', 'c-2'] };
    const request: MoneyRequest = { ...apply, choice };
    const intent = await ready(request);
    server.will(taken(applyOrder));
    await money.submitMoney({ intent, request }, signal);
    expect(server.seen[0]?.body[0]?.data).toMatchObject(choice);
  });

  it('journals no card number', async () => {
    const intent = await ready(repay);
    server.will(hangUp);
    await expect(money.submitMoney({ intent, request: repay }, signal)).rejects.toThrow(
      ServiceFailure,
    );
    const stored = await journal.newest('user-1', subjectOfRequest(repay));
    expect(stored).toMatchObject({ intent, open: true, answer: null });
    expect(JSON.stringify(stored)).not.toContain(repay.repayment.cardNumber);
  });

  it.each(
    fixtures.flatMap((fixture) =>
      Object.entries(lenderCodes).map(([name, code]) => ({
        fixture,
        kind: fixture.kind,
        name,
        code,
      })),
    ),
  )(
    '$kind: is refused by code $name only if the kind lists that code as a refusal',
    async ({ fixture, name, code }) => {
      const isRefusal = fixture.refusals.some((one) => one === name);
      const request = fixture.request(106);
      const intent = await ready(request);
      server.will(answer({ code, msg: 'no' }));
      const outcome = await money.submitMoney({ intent, request }, signal).then(
        (result) => result.outcome,
        () => 'unknown',
      );
      expect(outcome).toBe(isRefusal ? 'refused' : 'unknown');
      expect(await openIntents()).toHaveLength(isRefusal ? 0 : 1);
      expect(server.seen).toHaveLength(1);
    },
  );

  it('fails with the server’s answer, even if that cannot be journalled', async () => {
    const intent = await ready(repay);
    server.will(answer({ code: 999_999, msg: 'Not on a Sunday.' }));
    vi.spyOn(journal, 'note').mockRejectedValue(
      new ServiceFailure({ kind: 'journal', message: 'full' }),
    );
    const failure = await money
      .submitMoney({ intent, request: repay }, signal)
      .then(() => null, failureOf);
    expect(failure).toMatchObject({ kind: 'business', message: 'Not on a Sunday.' });
  });

  it('sends nothing if another page has an open attempt, or if the request is invalid', async () => {
    const intent = await ready(apply);
    server.will(taken(applyOrder));
    const other = { ...intent, attemptId: 'other' };
    await journal.open(other);
    await expect(money.submitMoney({ intent, request: apply }, signal)).resolves.toEqual({
      outcome: 'pending',
      intent: other,
    });

    const repayment = { ...repay.repayment, cardNumber: 'not a number' };
    await expect(
      money.submitMoney({ intent, request: { kind: 'repaymentConfirm', repayment } }, signal),
    ).resolves.toEqual({ outcome: 'notSent', failure: invalidRequest });
    expect(server.seen).toHaveLength(0);
  });

  it.each(fixtures)(
    '$kind: reads back and closes an attempt whose write failed, and sends nothing',
    async (fixture) => {
      const request = fixture.request(106);
      const intent = await ready(request);
      server.will(taken(fixture));
      const { open } = journal;
      vi.spyOn(journal, 'open').mockImplementation(async (given) => {
        await open(given);
        throw new ServiceFailure({ kind: 'journal', message: 'slow' });
      });
      await expect(money.submitMoney({ intent, request }, signal)).resolves.toMatchObject({
        outcome: 'notSent',
      });
      await expect(openIntents()).resolves.toEqual([]);
      expect(server.seen).toHaveLength(0);
    },
  );
});

describe('reconciling', () => {
  const second = { ...firstEffect, number: 2, amount: 200 };
  const paidIn = { channelId: 'seven-eleven', name: '7-Eleven', accountNumber: '880012345678' };
  const counter = {
    reference: 'C1',
    amount: 106,
    paidAt: 1_700_000_000_000,
    account: null,
    paidIn,
  };
  const unnamedPayment = (kind: MoneyKind) => ({
    outcome: 'taken',
    receipt: { kind, loanOrderId: 'loan-1', payment: null },
  });
  type Change = (payments: readonly Payment[]) => Payment[];

  it.each<[string, KindFixture, Effect[], Change, object]>([
    [
      'names no payment if several came after the attempt',
      repaymentConfirm,
      [firstEffect, second],
      (payments) => [...payments],
      unnamedPayment('repaymentConfirm'),
    ],
    [
      'does not take a payment at a counter for that of the attempt',
      repaymentConfirm,
      [],
      (payments) => [...payments, counter],
      { outcome: 'notTaken' },
    ],
    [
      'O12: finds a paid service fee at a lender that does not state the purpose of payments',
      serviceFeePayment,
      [firstEffect],
      (payments) => payments.map(({ division: _, forServiceFee: __, ...undivided }) => undivided),
      unnamedPayment('serviceFeePayment'),
    ],
    [
      'O12: does not take an instalment that contains the service fee for that of the attempt',
      serviceFeePayment,
      [firstEffect],
      (payments) => payments.map(({ forServiceFee: _, ...payment }) => payment),
      { outcome: 'notTaken' },
    ],
  ])('%s', async (_, fixture, effects, change, outcome) => {
    const intent = await ready(fixture.request(106));
    const { queryRepayOrderDetail: detail } = fixture.shows(effects);
    if (!detail) throw new Error('the payments are read from the loan’s detail');
    const payments = change(detail.payments);
    server.will(succeed({ queryRepayOrderDetail: { ...detail, payments } }));
    await expect(money.reconcileMoney({ intent }, signal)).resolves.toEqual(outcome);
  });
});
