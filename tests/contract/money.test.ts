import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { assumedCodes } from '#domain/codes.ts';
import { failureOf, ServiceFailure } from '#domain/failure.ts';
import { type MoneyIntent, type MoneyRequest, subjectOf } from '#domain/money.ts';
import { createApiClient } from '#services/api/client.ts';
import type { Journal, JournalEntry } from '#services/journal/journal.ts';
import { createMoney } from '#services/money/money.ts';
import { createServerClock } from '#services/server-clock.ts';
import { answer, hangUp, packageName, raw, startWireServer, succeed } from './wire-server.ts';

let server: Awaited<ReturnType<typeof startWireServer>>;
beforeAll(async () => {
  server = await startWireServer();
});
afterAll(async () => server.stop());

/** A journal in memory that keeps the rules of the real one, notes what it did, and can fail. */
class MemoryJournal implements Journal {
  readonly entries = new Map<string, JournalEntry>();
  readonly log: string[] = [];
  failing = false;

  #check(what: string): void {
    if (this.failing) throw new ServiceFailure({ kind: 'unexpected', message: 'journal: full' });
    this.log.push(what);
  }
  #key = (userKey: string, subject: string) => `${userKey} ${subject}`;

  async newest(userKey: string, subject: string): Promise<JournalEntry | null> {
    this.#check('newest');
    return Promise.resolve(this.entries.get(this.#key(userKey, subject)) ?? null);
  }
  async open(intent: MoneyIntent): ReturnType<Journal['open']> {
    this.#check(`open before ${server.seen.length} requests`);
    const key = this.#key(intent.userKey, subjectOf(intent.baseline));
    const newest = this.entries.get(key);
    if (newest && (newest.open || newest.intent.attemptId !== intent.previousAttemptId)) {
      return Promise.resolve({ outcome: 'pending', intent: newest.intent });
    }
    this.entries.set(key, { intent, open: true });
    return Promise.resolve({ outcome: 'opened' });
  }
  async openIntents(userKey: string): Promise<MoneyIntent[]> {
    const open = [...this.entries.values()].filter((entry) => entry.open);
    return Promise.resolve(
      open.map(({ intent }) => intent).filter((one) => one.userKey === userKey),
    );
  }
  async close(intent: MoneyIntent): Promise<void> {
    this.#check('close');
    this.entries.set(this.#key(intent.userKey, subjectOf(intent.baseline)), {
      intent,
      open: false,
    });
    return Promise.resolve();
  }
}

let journal: MemoryJournal;
let money: ReturnType<typeof createMoney>;
beforeEach(() => {
  journal = new MemoryJournal();
  money = createMoney({
    journal,
    clock: { now: () => 1_700_000_000_000 },
    lang: () => 'fil',
    api: createApiClient({
      config: {
        base: `${server.origin}/api`,
        prefix: 'credit_',
        encrypted: true,
        timeout: 500,
        readRetries: [1],
      },
      fetch,
      clock: createServerClock(),
      identity: () => ({ packageName, appName: 'Hiram' }),
      lang: () => 'fil',
      token: () => 'token-1',
      device: () =>
        Promise.resolve({
          afid: '',
          adId: '',
          device: '',
          appVersion: '1.0.0',
          fingerprintId: '',
          redundantDeviceId: '',
        }),
      onMaintenance: () => undefined,
      onSessionLost: () => undefined,
    }),
  });
});

const apply: MoneyRequest = {
  kind: 'applyOrder',
  choice: { creditOrderId: 'c1', loanAmount: 5_000, term: 30, couponIds: [] },
  agreement: { version: '1', hash: 'h' },
};
const calculateInfo = {
  loanAmount: 5_000,
  lendingAmount: 4_800,
  interest: 300,
  processingFee: 200,
  repayPlans: [{ period: 1, dueDate: '2030-01-01' }],
};
const repay: MoneyRequest = {
  kind: 'repaymentConfirm',
  repayment: {
    loanOrderId: 'l1',
    checkedPeriod: 1,
    cardNumber: '4111111111111111',
    calculateInfo,
    mockPeriods: [1],
    amount: 106,
  },
};
const instalment = (paidAmount: number) => ({
  period: 1,
  dueDate: '2030-01-01',
  principal: 5_000,
  interest: 300,
  overdueFee: 0,
  paidAmount,
  repayDate: null,
  status: 5,
});
const order = (loanOrderId: string) => ({
  loanOrderId,
  loanNumber: 'N1',
  status: 20,
  loanAmount: 5_000,
  amountReceived: 4_800,
  term: 30,
  processingFee: 200,
  interest: 300,
  totalLoanAmount: 5_300,
  dueDate: '2030-01-01',
  overdueFee: 0,
  overdueDays: 0,
  account: { method: 90005, bankCode: null, holder: 'A', maskedNumber: '1234' },
  repaymentPlan: { installments: [instalment(0)], totalOrderAmount: 5_300, totalInterest: 300 },
  appliedAt: 1,
  statusSince: 1,
});
const orders = (...ids: string[]) => succeed({ myOrders: { orders: ids.map(order) } });
const paid = (amount: number) =>
  succeed({
    queryRepayOrderDetail: {
      loanOrderId: 'l1',
      loanNumber: 'N1',
      status: 70,
      unpaidServiceFee: 0,
      repaidServiceFee: 0,
      serviceFee: 0,
      repayOrder: { principal: 5_000, interest: 300 },
      repayPlans: [instalment(amount)],
    },
  });
const applied = succeed({ applyOrder: { loanOrderId: 'l2', status: 20 } });

const { signal } = new AbortController();
const prepare = (request: MoneyRequest) =>
  money.prepareAttempt({ userKey: 'user-1', request }, signal);
/** An intent ready to be sent, with what the server shows before. */
async function ready(request: MoneyRequest): Promise<MoneyIntent> {
  server.will(request.kind === 'applyOrder' ? orders('l1') : paid(100));
  const { outcome, intent } = await prepare(request);
  expect(outcome).toBe('ready');
  return intent;
}

describe('preparing', () => {
  it('reads the baseline and makes the attempt, and writes and sends nothing', async () => {
    const intent = await ready(apply);
    expect(intent.attemptId).toMatch(/^[0-9a-f]{32}$/);
    expect(intent.suffix).toMatch(/^[a-z]{10}$/);
    expect(intent).toMatchObject({
      userKey: 'user-1',
      t: 1_700_000_000_000,
      baseline: { kind: 'applyOrder', creditOrderId: 'c1', loanOrderIds: ['l1'] },
      previousAttemptId: null,
    });
    const { baseline } = await ready(repay);
    expect(baseline).toEqual({ kind: 'repaymentConfirm', loanOrderId: 'l1', paidAmount: 100 });
    expect(journal.entries.size).toBe(0);
    expect(server.seen.map(({ body }) => body[0]?.method)).toEqual(['queryRepayOrderDetail']);
  });

  it('finds an attempt that is open, and asks the server nothing', async () => {
    const intent = await ready(repay);
    await journal.open(intent);
    server.will(paid(100));
    await expect(prepare(repay)).resolves.toEqual({ outcome: 'pending', intent });
    expect(server.seen).toHaveLength(0);
  });

  it('throws where the journal or the server does not say', async () => {
    server.will(raw(500, ''));
    await expect(prepare(apply)).rejects.toThrow(ServiceFailure);
    journal.failing = true;
    await expect(prepare(apply)).rejects.toThrow(ServiceFailure);
  });
});

describe('submitting', () => {
  it('is in the journal before it leaves, leaves once under its own suffix, and is closed', async () => {
    const intent = await ready(apply);
    server.will(applied);
    await expect(money.submitMoney({ intent, request: apply }, signal)).resolves.toEqual({
      outcome: 'ok',
      receipt: { loanOrderId: 'l2' },
    });
    expect(journal.log.slice(1)).toEqual(['open before 0 requests', 'close']);
    expect(server.seen).toHaveLength(1);
    expect(server.seen[0]?.url).toBe(`/api/any/${intent.suffix}?t=${intent.t}`);
    expect(server.seen[0]?.body[0]?.data).toEqual({
      creditOrderId: 'c1',
      loanAmount: 5_000,
      term: 30,
      couponIds: [],
      agreement: { version: '1', hash: 'h', agreedAt: intent.t, language: 'fil' },
    });
  });

  it('writes down no card number', async () => {
    const intent = await ready(repay);
    server.will(hangUp);
    await expect(money.submitMoney({ intent, request: repay }, signal)).rejects.toThrow(
      ServiceFailure,
    );
    expect(JSON.stringify([...journal.entries])).not.toContain('4111');
  });

  it.each(Object.entries(assumedCodes))(
    'code %s is refused only if it is on the list',
    async (name, code) => {
      const onList = [
        'creditNotUsable',
        'amountNotOffered',
        'offerChanged',
        'couponNotUsable',
        'loanPending',
        'consentMissing',
      ].includes(name);
      const intent = await ready(apply);
      server.will(answer({ code, msg: 'no' }));
      const outcome = await money.submitMoney({ intent, request: apply }, signal).then(
        (result) => result.outcome,
        () => 'unknown',
      );
      expect(outcome).toBe(onList ? 'refused' : 'unknown');
      const open = await journal.openIntents('user-1');
      expect(open).toHaveLength(onList ? 0 : 1);
      expect(server.seen).toHaveLength(1);
    },
  );

  it.each([
    ['a broken connection', hangUp, 'network'],
    ['a server error', raw(500, ''), 'badResponse'],
    ['a bad request', raw(400, ''), 'badRequest'],
    ['garbage', raw(200, 'f'.repeat(64)), 'undecipherable'],
    ['a reply that does not fit', succeed({ applyOrder: { loanOrderId: '' } }), 'invalidPayload'],
    ['a lost session', answer({ code: 10_010_303, msg: '' }), 'session'],
    ['maintenance', raw(503, '', { 'x-maintenance-mode': '1' }), 'maintenance'],
  ])('%s is unknown: sent once, and the intent stays open', async (_, behaviour, kind) => {
    const intent = await ready(apply);
    server.will(behaviour);
    const failure = await money
      .submitMoney({ intent, request: apply }, signal)
      .then(() => null, failureOf);
    expect(failure?.kind).toBe(kind);
    expect(server.seen).toHaveLength(1);
    await expect(journal.openIntents('user-1')).resolves.toEqual([intent]);
  });

  it('sends nothing that cannot be written down, that another page attempts, or that is invalid', async () => {
    const intent = await ready(apply);
    server.will(applied);
    journal.failing = true;
    await expect(money.submitMoney({ intent, request: apply }, signal)).resolves.toMatchObject({
      outcome: 'notSent',
      failure: { kind: 'unexpected' },
    });
    journal.failing = false;

    const other = { ...intent, attemptId: 'other' };
    await journal.open(other);
    await expect(money.submitMoney({ intent, request: apply }, signal)).resolves.toEqual({
      outcome: 'pending',
      intent: other,
    });

    const repayment = { ...repay.repayment, cardNumber: 'not a number' };
    await expect(
      money.submitMoney({ intent, request: { kind: 'repaymentConfirm', repayment } }, signal),
    ).resolves.toEqual({ outcome: 'notSent', failure: { kind: 'invalidPayload' } });
    expect(server.seen).toHaveLength(0);
  });

  it('is not called back by an abort', async () => {
    const intent = await ready(apply);
    server.will(applied);
    await expect(
      money.submitMoney({ intent, request: apply }, AbortSignal.abort()),
    ).resolves.toMatchObject({ outcome: 'ok' });
  });
});

describe('reconciling', () => {
  it('finds the loan that was not there before, and closes', async () => {
    const intent = await ready(apply);
    await journal.open(intent);
    server.will(orders('l2', 'l1'));
    await expect(money.reconcileMoney({ intent }, signal)).resolves.toEqual({
      outcome: 'taken',
      receipt: { loanOrderId: 'l2' },
    });
    await expect(journal.openIntents('user-1')).resolves.toEqual([]);
  });

  it('finds what was paid since', async () => {
    const intent = await ready(repay);
    server.will(paid(5_300));
    await expect(money.reconcileMoney({ intent }, signal)).resolves.toEqual({
      outcome: 'taken',
      receipt: { loanOrderId: 'l1' },
    });
  });

  it.each([
    ['an application', apply],
    ['a repayment', repay],
  ])('leaves %s open where the server shows nothing of it', async (_, request) => {
    const intent = await ready(request);
    await journal.open(intent);
    server.will(request.kind === 'applyOrder' ? orders('l1') : paid(100));
    await expect(money.reconcileMoney({ intent }, signal)).resolves.toEqual({
      outcome: 'notTaken',
    });
    await expect(journal.openIntents('user-1')).resolves.toEqual([intent]);
    await money.closeIntent({ intent }, signal);
    await expect(journal.openIntents('user-1')).resolves.toEqual([]);
  });

  it('throws where the server does not say, and never sends anything again', async () => {
    const intent = await ready(apply);
    server.will(raw(500, ''));
    await expect(money.reconcileMoney({ intent }, signal)).rejects.toThrow(ServiceFailure);
    const methods = server.seen.map(({ body }) => body[0]?.method);
    expect(new Set(methods)).toEqual(new Set(['myOrders']));
  });
});
