import { describe, expect, test } from 'vitest';
import { assumedCodes } from '#domain/codes.ts';
import { creditStatus } from '#domain/credit/credit-order.ts';
import { type Failure, ServiceFailure } from '#domain/failure.ts';
import type { BorrowRecord } from '#domain/loans/records.ts';
import { selectBorrowView } from '#machines/borrow/view.ts';
import type { Submission } from '#machines/money-action/ports.ts';
import { creditOrder } from '#machines/samples/credit.ts';
import { agreement, applyIntent } from '#machines/samples/loans.ts';
import { settled } from './settled.ts';
import { apply, page, start, taken, toTerms } from './start-borrow.ts';

describe('the loan agreement must be read and ticked before borrowing (S5)', () => {
  test('an unread agreement cannot be ticked, and the page asks the borrower to read it', async () => {
    const { borrow } = await toTerms();
    borrow.send({ type: 'agreement.ticked', ticked: true });
    expect(borrow.getSnapshot().context).toMatchObject({
      ticked: false,
      problem: { type: 'readFirst' },
    });
  });

  test('S5.5: an unticked agreement sends nothing, and the message of S5 appears', async () => {
    const running = await toTerms();
    running.borrow.send({ type: 'agreement.opened' });
    expect(page(running)).toBe('agreement');
    running.borrow.send({ type: 'nav.back' });
    running.borrow.send({ type: 'loan.confirmed' });
    await settled();
    expect(running.borrow.getSnapshot().context.problem).toEqual({ type: 'tickFirst' });
    expect(running.calls).toEqual([]);
  });

  test('S1.4, S5.5: a read and ticked agreement leads to one credit check and one application', async () => {
    const running = await toTerms();
    await apply(running);
    expect(running.calls).toEqual(['credit check', 'apply']);
    expect(running.sent).toEqual([
      {
        kind: 'applyOrder',
        choice: { creditOrderId: 'credit-1', loanAmount: 5000, term: 61, couponIds: [] },
        agreement: { version: agreement.version, hash: agreement.hash },
      },
    ]);
    expect(running.borrow.getSnapshot().output).toEqual({ type: 'applied', loanOrderId: 'loan-9' });
  });

  test('fifty taps send one application', async () => {
    const running = await toTerms();
    await apply(running, 50);
    expect(running.sent).toHaveLength(1);
  });

  test('a new choice makes a new agreement, which must be read and ticked again', async () => {
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
    ['not complete yet', creditOrder({ status: creditStatus.basicInfo }), { type: 'home' }],
  ])(
    'a credit order that is %s ends the flow without an application',
    async (_, credit, output) => {
      const running = await toTerms({ credit });
      await apply(running);
      expect(running.sent).toEqual([]);
      expect(running.borrow.getSnapshot().output).toEqual(output);
    },
  );

  test('an expired credit order is reported to the native app and on the page, and nothing is sent', async () => {
    const running = await toTerms({ credit: creditOrder({ expired: true }) });
    await apply(running);
    expect(running.calls).toEqual(['credit check', 'expired credit-1']);
    expect(running.borrow.getSnapshot().context.problem).toEqual({ type: 'creditExpired' });
  });

  test('a newer credit order reloads the limit and reports changed terms, and nothing is sent', async () => {
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

  test('a newer, expired credit order is reported by its own id', async () => {
    const running = await toTerms({
      credit: creditOrder({ creditOrderId: 'credit-2', expired: true }),
    });
    await apply(running);
    expect(running.calls.at(-1)).toBe('expired credit-2');
  });
});

describe('the result of an application', () => {
  const refused = (code: number): Submission => ({
    outcome: 'refused',
    failure: { kind: 'business', code, message: 'no' },
  });

  test.each([
    ['the offer', assumedCodes.offerChanged],
    ['the amount', assumedCodes.amountNotOffered],
    ['a coupon', assumedCodes.couponNotUsable],
  ])(
    'a refusal because %s changed drops the offer, reloads the limit and returns to the choice',
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
    ['an instalment is overdue', assumedCodes.loanOverdue],
    ['the limit cannot be used', assumedCodes.creditNotUsable],
  ])(
    'a refusal because %s shows the closed limit with its reason and no offer',
    async (_, code) => {
      const running = await toTerms({ answer: refused(code) });
      running.world.quota = { closed: { reason: 'expired' } };
      await apply(running);
      expect(page(running)).toBe('limit');
      const snapshot = running.borrow.getSnapshot();
      expect(snapshot.matches('closed')).toBe(true);
      expect(snapshot.context).toMatchObject({ offer: null, problem: { type: 'refused' } });
    },
  );

  test('a refusal for another reason returns to the terms, with the reason', async () => {
    const running = await toTerms({ answer: refused(assumedCodes.consentMissing) });
    await apply(running);
    expect(page(running)).toBe('confirm');
    expect(running.borrow.getSnapshot().context.problem).toMatchObject({ type: 'refused' });
  });

  test('an application that was not sent returns to the terms and can be sent again', async () => {
    const failure: Failure = { kind: 'network' };
    const running = await toTerms({ answer: { outcome: 'notSent', failure } });
    await apply(running);
    expect(running.borrow.getSnapshot().context.problem).toEqual({ type: 'notSent', failure });
    running.world.answer = taken;
    running.borrow.send({ type: 'loan.confirmed' });
    await settled();
    expect(running.borrow.getSnapshot().output).toMatchObject({ type: 'applied' });
  });

  test('an application in flight cannot be left', async () => {
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
    term: 91,
    couponIds: [],
  };

  test('an application that turns out not taken after a reload is reported on the confirm page until the choice changes', async () => {
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

  test('an inconclusive answer is reported when the application is known not to be taken', async () => {
    const failure: Failure = { kind: 'business', code: 999_999, message: 'Not on a Sunday.' };
    const running = await toTerms({ answer: new ServiceFailure(failure) });
    await apply(running);
    await running.pass(longAfter);
    expect(selectBorrowView(running.borrow.getSnapshot()).problem).toEqual({
      type: 'answered',
      failure,
    });
  });

  test('a session that ended meanwhile is reported as such', async () => {
    const failure: Failure = { kind: 'session', reason: 'squeezed' };
    const running = await toTerms({ answer: new ServiceFailure(failure) });
    await apply(running);
    await running.pass(longAfter);
    expect(selectBorrowView(running.borrow.getSnapshot()).problem).toEqual({
      type: 'sessionEnded',
    });
  });
});
