import { locationIn } from '#machines/shared/flow.ts';
import { createActor, SimulatedClock } from 'xstate';
import { describe, expect, test } from 'vitest';
import type { AgreementDocument } from '#domain/agreement.ts';
import type { ClosedBorrowing } from '#domain/closed-borrowing.ts';
import { assumedCodes } from '#domain/codes.ts';
import { type CreditOrder, creditStatus } from '#domain/credit-order.ts';
import { type Failure, ServiceFailure } from '#domain/failure.ts';
import type { MoneyAnswer } from '#domain/money/answer.ts';
import type { MoneyIntent, MoneyRequest } from '#domain/money.ts';
import type { CreditQuota, LoanChoice, LoanOffer } from '#domain/quota.ts';
import type { BorrowRecord } from '#domain/records.ts';
import { borrowMachine } from '#machines/borrow/borrow.machine.ts';
import type { BorrowInput } from '#machines/borrow/borrow.setup.ts';
import { borrowFlow } from '#machines/borrow/flow.ts';
import type { Limit } from '#machines/borrow/ports.ts';
import { selectBorrowView } from '#machines/borrow/view.ts';
import { creditCheckMachine } from '#machines/credit-check/credit-check.machine.ts';
import { moneyActionMachine } from '#machines/money-action/money-action.machine.ts';
import type { Preparation, Reconciliation, Submission } from '#machines/money-action/ports.ts';
import { actor, type Timed } from '#machines/shared/ports.ts';
import { creditOrder } from '#tests/model/samples/credit.ts';
import { agreement, applyIntent, coupon, limit, offerFor } from '#tests/model/samples/loans.ts';
import { settled } from './settled.ts';

type World = {
  quota: Partial<CreditQuota>;
  credit: CreditOrder;
  /** What comes of sending; a failure that leaves the outcome unknown. */
  answer: Submission | ServiceFailure;
  offline: boolean;
  /** The code with which prices are refused. */
  refuses: number | null;
};

const taken: Submission = {
  outcome: 'ok',
  receipt: { kind: 'applyOrder', loanOrderId: 'loan-9' },
};

async function start(input: Partial<BorrowInput> = {}, change: Partial<World> = {}) {
  const world: World = {
    quota: {},
    credit: creditOrder(),
    answer: taken,
    offline: false,
    refuses: null,
    ...change,
  };
  const clock = new SimulatedClock();
  const priced: LoanChoice[] = [];
  const sent: MoneyRequest[] = [];
  const calls: string[] = [];
  const machine = borrowMachine.provide({
    actors: {
      creditCheck: creditCheckMachine.provide({
        actors: {
          queryCreditOrder: actor(async (): Promise<CreditOrder | null> => {
            calls.push('credit check');
            return world.credit;
          }),
        },
      }),
      moneyAction: moneyActionMachine.provide({
        actors: {
          prepareAttempt: actor(
            async (): Promise<Preparation> => ({ outcome: 'ready', intent: applyIntent }),
          ),
          submitMoney: actor(
            async ({
              request,
            }: {
              intent: MoneyIntent;
              request: MoneyRequest;
            }): Promise<Submission> => {
              calls.push('apply');
              sent.push(request);
              if (world.answer instanceof ServiceFailure) throw world.answer;
              return world.answer;
            },
          ),
          reconcileMoney: actor(
            async (_: { intent: MoneyIntent }): Promise<Reconciliation> => ({
              outcome: 'notTaken',
            }),
          ),
          closeIntent: actor<{ intent: MoneyIntent }, { answer: MoneyAnswer | null }>(async () => ({
            answer: null,
          })),
        },
      }),
      openNativePage: actor(async (): Promise<{ opened: boolean }> => ({ opened: false })),
      loadLimit: actor(async (): Promise<Timed<Limit>> => limit(world.quota)),
      priceLoan: actor(async (choice: LoanChoice): Promise<Timed<LoanOffer>> => {
        priced.push(choice);
        if (world.refuses !== null) {
          const { refuses: code } = world;
          throw new ServiceFailure({ kind: 'business', code, message: '' });
        }
        if (world.offline) throw new ServiceFailure({ kind: 'network' });
        return offerFor(choice);
      }),
      previewAgreement: actor(async (_: LoanChoice): Promise<AgreementDocument> => agreement),
      reportExpiredCredit: actor(
        async ({ creditOrderId }: { creditOrderId: string }): Promise<{ opened: boolean }> => {
          calls.push(`expired ${creditOrderId}`);
          return { opened: true };
        },
      ),
    },
  });
  const borrow = createActor(machine, {
    clock,
    input: { userKey: 'juan', page: 'limit', record: null, intent: null, ...input },
  }).start();
  await settled();
  const pass = async (ms: number) => {
    clock.increment(ms);
    await settled();
  };
  const settle = () => pass(400);
  return { borrow, world, settle, pass, priced, sent, calls };
}

type Running = Awaited<ReturnType<typeof start>>;

const page = ({ borrow }: Running) => locationIn(borrowFlow, borrow.getSnapshot())?.page;

/** From the limit to the terms of 5,000 pesos. */
async function toTerms(change: Partial<World> = {}): Promise<Running> {
  const running = await start({}, change);
  running.borrow.send({ type: 'borrow.started' });
  await running.settle();
  running.borrow.send({ type: 'choice.confirmed' });
  await settled();
  return running;
}

const late: ClosedBorrowing = { reason: 'overdue', loanOrderId: 'loan-1', amount: 5_344 };

describe('a closed limit', () => {
  const remembered: BorrowRecord = {
    version: 1,
    step: 'confirm',
    amountText: '5000',
    term: 30,
    couponIds: [],
  };
  test.each([
    ['limit', null],
    ['quota', null],
    ['confirm', null],
    ['confirm', remembered],
  ] as const)('says why, whatever was asked for: %s', async (asked, record) => {
    const running = await start({ page: asked, record }, { quota: { closed: late } });
    await running.settle();
    expect(running.borrow.getSnapshot().matches('closed')).toBe(true);
    expect(page(running)).toBe('limit');
    running.borrow.send({ type: 'borrow.started' });
    await running.settle();
    expect(page(running)).toBe('limit');
    expect(running.priced).toEqual([]);
  });

  test.each([
    ['loanOverdue', assumedCodes.loanOverdue],
    ['loanPending', assumedCodes.loanPending],
    ['creditNotUsable', assumedCodes.creditNotUsable],
  ])('is said where the lender closes it meanwhile: %s', async (_, code) => {
    const running = await start();
    const { borrow, world } = running;
    borrow.send({ type: 'borrow.started' });
    world.refuses = code;
    world.quota = { closed: late };
    await running.settle();
    expect(borrow.getSnapshot().matches('closed')).toBe(true);
    expect(page(running)).toBe('limit');
  });

  test('without anything left to choose it is used up, said or not', async () => {
    const running = await start({ page: 'quota' }, { quota: { availableLimit: 0 } });
    expect(selectBorrowView(running.borrow.getSnapshot()).closed).toEqual({
      reason: 'usedUp',
      loanOrderId: null,
    });
  });

  test('is renewed in the native app, or it is said that this needs the app', async () => {
    const closed: ClosedBorrowing = { reason: 'expired' };
    const running = await start({}, { quota: { closed } });
    running.borrow.send({ type: 'credit.applied' });
    await settled();
    expect(running.borrow.getSnapshot().context.problem).toEqual({ type: 'creditExpired' });
    expect(running.borrow.getSnapshot().matches('closed')).toBe(true);
  });
});

/** As far as pressing the button that applies. */
async function apply(running: Running, taps = 1): Promise<void> {
  const { borrow } = running;
  borrow.send({ type: 'agreement.opened' });
  borrow.send({ type: 'nav.back' });
  borrow.send({ type: 'agreement.ticked', ticked: true });
  for (let tap = 0; tap < taps; tap += 1) borrow.send({ type: 'loan.confirmed' });
  await settled();
}

describe('the loan agreement must be read and ticked before borrowing (S5)', () => {
  test('not read: it can’t be ticked, and the person is told to read it', async () => {
    const { borrow } = await toTerms();
    borrow.send({ type: 'agreement.ticked', ticked: true });
    expect(borrow.getSnapshot().context).toMatchObject({
      ticked: false,
      problem: { type: 'readFirst' },
    });
  });

  test('not ticked: nothing is sent, and the message of S5 shows', async () => {
    const running = await toTerms();
    running.borrow.send({ type: 'agreement.opened' });
    expect(page(running)).toBe('agreement');
    running.borrow.send({ type: 'nav.back' });
    running.borrow.send({ type: 'loan.confirmed' });
    await settled();
    expect(running.borrow.getSnapshot().context.problem).toEqual({ type: 'tickFirst' });
    expect(running.calls).toEqual([]);
  });

  test('read and ticked: the credit is checked, then the application goes, once', async () => {
    const running = await toTerms();
    await apply(running);
    expect(running.calls).toEqual(['credit check', 'apply']);
    expect(running.sent).toEqual([
      {
        kind: 'applyOrder',
        choice: { creditOrderId: 'credit-1', loanAmount: 5000, term: 30, couponIds: [] },
        agreement: { version: agreement.version, hash: agreement.hash },
      },
    ]);
    expect(running.borrow.getSnapshot().output).toEqual({ type: 'applied', loanOrderId: 'loan-9' });
  });

  test('fifty taps make one application', async () => {
    const running = await toTerms();
    await apply(running, 50);
    expect(running.sent).toHaveLength(1);
  });

  test('another choice makes another agreement, to be read and ticked again', async () => {
    const running = await toTerms();
    running.borrow.send({ type: 'agreement.opened' });
    running.borrow.send({ type: 'nav.back' });
    running.borrow.send({ type: 'agreement.ticked', ticked: true });
    running.borrow.send({ type: 'nav.back' });
    await running.settle();
    running.borrow.send({ type: 'choice.confirmed' });
    await settled();
    expect(running.borrow.getSnapshot().context).toMatchObject({
      agreementRead: false,
      ticked: false,
    });
  });
});

describe('the credit check before applying (S4)', () => {
  test.each([
    ['under review again', creditOrder({ status: creditStatus.reviewing }), { type: 'review' }],
    ['rejected', creditOrder({ status: creditStatus.rejected }), { type: 'review' }],
    ['not there yet', creditOrder({ status: creditStatus.basicInfo }), { type: 'home' }],
  ])('%s: nothing is sent, the flow leads on', async (_, credit, output) => {
    const running = await toTerms({ credit });
    await apply(running);
    expect(running.sent).toEqual([]);
    expect(running.borrow.getSnapshot().output).toEqual(output);
  });

  test('expired: reported to the native app, said here, nothing sent', async () => {
    const running = await toTerms({ credit: creditOrder({ expired: true }) });
    await apply(running);
    expect(running.calls).toEqual(['credit check', 'expired credit-1']);
    expect(running.borrow.getSnapshot().context.problem).toEqual({ type: 'creditExpired' });
  });

  test('passed for a newer credit order: nothing sent, the limit loaded anew, the change said', async () => {
    const running = await toTerms();
    running.world.credit = creditOrder({ creditOrderId: 'credit-2' });
    running.world.quota = { creditOrderId: 'credit-2' };
    await apply(running);
    expect(running.sent).toEqual([]);
    expect(page(running)).toBe('quota');
    expect(running.borrow.getSnapshot().context).toMatchObject({
      offer: null,
      limit: { quota: { creditOrderId: 'credit-2' } },
      problem: { type: 'termsChanged' },
    });
  });

  test('a newer one that is expired: that one is reported', async () => {
    const running = await toTerms({
      credit: creditOrder({ creditOrderId: 'credit-2', expired: true }),
    });
    await apply(running);
    expect(running.calls.at(-1)).toBe('expired credit-2');
  });
});

describe('what an application comes to', () => {
  const refused = (code: number): Submission => ({
    outcome: 'refused',
    failure: { kind: 'business', code, message: 'no' },
  });

  test.each([
    ['the offer', assumedCodes.offerChanged],
    ['the amount', assumedCodes.amountNotOffered],
    ['a coupon', assumedCodes.couponNotUsable],
  ])(
    '%s changed: the offer is dropped, the limit fetched, the choice made again',
    async (_, code) => {
      const running = await toTerms({ answer: refused(code) });
      await apply(running);
      expect(page(running)).toBe('quota');
      expect(running.borrow.getSnapshot().context).toMatchObject({
        offer: null,
        ticked: false,
        problem: { type: 'refused' },
        draft: { amountText: '5000' },
      });
    },
  );

  test.each([
    ['a loan is under way', assumedCodes.loanPending],
    ['a payment is overdue', assumedCodes.loanOverdue],
    ['the limit cannot be used', assumedCodes.creditNotUsable],
  ])('refused because %s: the closed limit says why, nothing is offered', async (_, code) => {
    const running = await toTerms({ answer: refused(code) });
    running.world.quota = { closed: { reason: 'expired' } };
    await apply(running);
    expect(page(running)).toBe('limit');
    const snapshot = running.borrow.getSnapshot();
    expect(snapshot.matches('closed')).toBe(true);
    expect(snapshot.context).toMatchObject({ offer: null, problem: { type: 'refused' } });
  });

  test('refused for another reason: back at the terms, with the reason', async () => {
    const running = await toTerms({ answer: refused(assumedCodes.consentMissing) });
    await apply(running);
    expect(page(running)).toBe('confirm');
    expect(running.borrow.getSnapshot().context.problem).toMatchObject({ type: 'refused' });
  });

  test('not sent: back at the terms, and it can be sent again', async () => {
    const failure: Failure = { kind: 'network' };
    const running = await toTerms({ answer: { outcome: 'notSent', failure } });
    await apply(running);
    expect(running.borrow.getSnapshot().context.problem).toEqual({ type: 'notSent', failure });
    running.world.answer = taken;
    running.borrow.send({ type: 'loan.confirmed' });
    await settled();
    expect(running.borrow.getSnapshot().output).toMatchObject({ type: 'applied' });
  });

  test('nothing leads out of an application under way', async () => {
    const { borrow } = await start({ intent: applyIntent });
    expect(borrow.getSnapshot().hasTag('money')).toBe(true);
    expect(borrow.getSnapshot().can({ type: 'nav.back' })).toBe(false);
    expect(selectBorrowView(borrow.getSnapshot()).money).toMatchObject({
      phase: 'waiting',
      overdue: false,
    });
  });

  const longAfter = 150_000;
  const atConfirm: BorrowRecord = {
    version: 1,
    step: 'confirm',
    amountText: '6000',
    term: 60,
    couponIds: [],
  };

  test('not taken, found out after a reload: said on the confirm page, until the choice changes', async () => {
    const running = await start({ page: 'confirm', record: atConfirm, intent: applyIntent });
    await running.pass(longAfter);
    const { borrow } = running;
    expect(borrow.getSnapshot().matches({ confirm: 'reviewingTerms' })).toBe(true);
    expect(selectBorrowView(borrow.getSnapshot()).problem).toEqual({ type: 'notTaken' });
    borrow.send({ type: 'nav.back' });
    await running.settle();
    borrow.send({ type: 'choice.confirmed' });
    await settled();
    expect(selectBorrowView(borrow.getSnapshot()).problem).toBeNull();
  });

  test('an answer that proves nothing is told once it is certain that nothing was taken', async () => {
    const failure: Failure = { kind: 'business', code: 999_999, message: 'Not on a Sunday.' };
    const running = await toTerms({ answer: new ServiceFailure(failure) });
    await apply(running);
    await running.pass(longAfter);
    expect(selectBorrowView(running.borrow.getSnapshot()).problem).toEqual({
      type: 'answered',
      failure,
    });
  });

  test('a session that ended meanwhile is told as that', async () => {
    const failure: Failure = { kind: 'session', reason: 'squeezed' };
    const running = await toTerms({ answer: new ServiceFailure(failure) });
    await apply(running);
    await running.pass(longAfter);
    expect(selectBorrowView(running.borrow.getSnapshot()).problem).toEqual({
      type: 'sessionEnded',
    });
  });
});

describe('resuming at a record (design: links never carry a step into money)', () => {
  const at = (step: BorrowRecord['step'], change: Partial<BorrowRecord> = {}): BorrowRecord => ({
    version: 1,
    step,
    amountText: '6000',
    term: 60,
    couponIds: [coupon.couponId],
    ...change,
  });

  test.each<[string, Partial<BorrowInput>, string]>([
    ['the limit page', { page: 'limit' }, 'limit'],
    [
      'the limit page, though the record is further',
      { page: 'limit', record: at('confirm') },
      'limit',
    ],
    ['the quota page', { page: 'quota' }, 'quota'],
    ['the confirm page without a record', { page: 'confirm' }, 'limit'],
    ['the confirm page, record at quota', { page: 'confirm', record: at('quota') }, 'limit'],
    ['the confirm page, record there', { page: 'confirm', record: at('confirm') }, 'confirm'],
  ])('%s', async (_, input, expected) => {
    expect(page(await start(input))).toBe(expected);
  });

  test('what was typed is back, priced afresh, the agreement unticked', async () => {
    const { borrow, priced } = await start({ page: 'confirm', record: at('confirm') });
    expect(priced).toEqual([
      { creditOrderId: 'credit-1', loanAmount: 6000, term: 60, couponIds: [coupon.couponId] },
    ]);
    expect(borrow.getSnapshot().context).toMatchObject({ agreementRead: false, ticked: false });
  });

  test('a choice that the limit no longer allows is made again', async () => {
    const running = await start(
      { page: 'confirm', record: at('confirm') },
      { quota: { availableLimit: 2000 } },
    );
    expect(page(running)).toBe('quota');
  });

  test('a coupon that is gone and a term no longer offered are left out', async () => {
    const { borrow } = await start({
      page: 'quota',
      record: at('quota', { term: 90, couponIds: ['gone'] }),
    });
    expect(borrow.getSnapshot().context.draft).toEqual({
      amountText: '6000',
      term: 30,
      couponIds: [],
    });
  });

  test('where nothing is left to borrow, every step is the limit home', async () => {
    const running = await start({ page: 'quota' }, { quota: { availableLimit: 0 } });
    expect(page(running)).toBe('limit');
    expect(running.borrow.getSnapshot().can({ type: 'borrow.started' })).toBe(false);
  });
});

describe('choosing', () => {
  test('sliding asks for one price', async () => {
    const running = await start({ page: 'quota' });
    for (const text of ['5500', '6000', '6500']) {
      running.borrow.send({ type: 'amount.changed', text });
    }
    await running.settle();
    expect(running.priced.map(({ loanAmount }) => loanAmount)).toEqual([6500]);
  });

  test.each(['', '999', '1250', '10500', 'x'])('the amount %o is never priced', async (text) => {
    const running = await start({ page: 'quota' });
    running.borrow.send({ type: 'amount.changed', text });
    await running.settle();
    expect(running.priced).toEqual([]);
    expect(selectBorrowView(running.borrow.getSnapshot()).amountReason).not.toBeNull();
  });

  test('what is typed next waits for its own price before it can be confirmed', async () => {
    const running = await start({ page: 'quota' });
    await running.settle();
    expect(running.borrow.getSnapshot().can({ type: 'choice.confirmed' })).toBe(true);
    running.borrow.send({ type: 'term.chosen', term: 60 });
    expect(running.borrow.getSnapshot().can({ type: 'choice.confirmed' })).toBe(false);
  });

  test('a price that can’t be had can be asked for again', async () => {
    const running = await start({ page: 'quota' }, { offline: true });
    await running.settle();
    running.world.offline = false;
    running.borrow.send({ type: 'connection.restored' });
    await settled();
    expect(running.borrow.getSnapshot().matches({ quota: 'priced' })).toBe(true);
  });
});
