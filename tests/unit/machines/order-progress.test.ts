import { locationIn } from '#machines/shared/flow.ts';
import { createActor, SimulatedClock } from 'xstate';
import { describe, expect, test } from 'vitest';
import { type CreditStatus, creditStatus, type Rejection } from '#domain/credit/credit-order.ts';
import { ServiceFailure } from '#domain/failure.ts';
import type { LoanStatus } from '#domain/loans/loan-order.ts';
import { loanStatus } from '#domain/loans/loan-status.ts';
import type { PageId, TitleKey } from '#domain/pages.ts';
import type { CreditQuota } from '#domain/loans/quota.ts';
import { orderProgressMachine } from '#machines/order-progress/order-progress.machine.ts';
import { orderProgressFlow } from '#machines/order-progress/flow.ts';
import type { Subject, SubjectReport } from '#machines/order-progress/ports.ts';
import { selectOrderProgressView } from '#machines/order-progress/view.ts';
import { titleOf } from '#machines/shared/meta.ts';
import { actor } from '#machines/shared/ports.ts';
import { creditOrder } from '#machines/samples/credit.ts';
import { loanOrder, quota } from '#machines/samples/loans.ts';
import { settled } from './settled.ts';

type Server = { status: LoanStatus; credit: CreditStatus; down: boolean };

/** Follows a loan, or the credit order for a null status; the test changes the status. */
async function follow(
  page: PageId = 'review',
  status: LoanStatus | null | 'down' = loanStatus.reviewing,
  credit: CreditStatus = creditStatus.reviewing,
) {
  const clock = new SimulatedClock();
  const looks: number[] = [];
  const down = status === 'down';
  const server: Server = {
    status: status === null || down ? loanStatus.reviewing : status,
    credit,
    down,
  };
  const machine = orderProgressMachine.provide({
    actors: {
      querySubject: actor(async (): Promise<SubjectReport> => {
        looks.push(clock.now());
        if (server.down) throw new ServiceFailure({ kind: 'network' });
        return status === null
          ? { type: 'credit', order: creditOrder({ status: server.credit }), receivedAt: 0 }
          : { type: 'loan', order: loanOrder({ status: server.status }), receivedAt: 0 };
      }),
      queryBorrowQuota: actor(async (): Promise<CreditQuota> => quota()),
      rejectGuide: actor(async (): Promise<Rejection> => ({ freezeDays: 7, guide: [] })),
    },
  });
  const subject: Subject =
    status === null ? { type: 'credit' } : { type: 'loan', loanOrderId: 'loan-1' };
  const following = createActor(machine, { clock, input: { subject, page } }).start();
  await settled();
  const pass = async (ms: number) => {
    clock.increment(ms);
    await settled();
  };
  return { following, server, looks, pass, clock };
}

const gaps = (times: number[]) => times.slice(1).map((time, index) => time - (times[index] ?? 0));

describe('polling', () => {
  test('runs every 5 s at first, slowing to every 60 s', async () => {
    const { looks, pass } = await follow();
    for (let second = 0; second < 900; second += 1) {
      await pass(1000);
    }
    const pauses = gaps(looks);
    expect(pauses.slice(0, 3)).toEqual([5000, 5000, 5000]);
    expect(pauses.at(-1)).toBe(60_000);
    expect(pauses).toEqual(pauses.toSorted((a, b) => a - b));
    expect(Math.max(...pauses)).toBe(60_000);
  });

  test('stops while the page is hidden, and runs at once when it is shown, from 5 s again', async () => {
    const { following, looks, pass } = await follow();
    await pass(5000);
    await pass(5000);
    await pass(5000);
    await pass(5000);
    const before = looks.length;
    following.send({ type: 'page.hidden' });
    await pass(600_000);
    expect(looks).toHaveLength(before);

    following.send({ type: 'page.shown' });
    await settled();
    expect(looks).toHaveLength(before + 1);
    await pass(5000);
    expect(looks).toHaveLength(before + 2);
  });

  test('aborts a request in flight when the page is hidden', async () => {
    const { following, pass, looks } = await follow();
    following.send({ type: 'page.refreshed' });
    following.send({ type: 'page.hidden' });
    await settled();
    expect(following.getSnapshot().matches({ following: { watch: 'paused' } })).toBe(true);
    await pass(60_000);
    expect(looks).toHaveLength(2);
  });

  test.each([
    'page.refreshed',
    'page.shown',
    'retry.pressed',
    'connection.restored',
    'session.renewed',
  ] as const)('runs at once on %s', async (type) => {
    const { following, looks } = await follow();
    following.send({ type });
    await settled();
    expect(looks).toHaveLength(2);
  });

  test.each(['page.refreshed', 'page.shown'] as const)(
    'runs again after %s during a request, whose reply may be stale',
    async (type) => {
      const { following, looks, server } = await follow();
      following.send({ type: 'page.refreshed' });
      server.status = loanStatus.lending;
      following.send({ type });
      await settled();
      expect(looks).toHaveLength(3);
      expect(locationIn(orderProgressFlow, following.getSnapshot())?.page).toBe('lending');
    },
  );

  test('continues when the server cannot be reached, and keeps the displayed report', async () => {
    const { following, server, looks, pass } = await follow();
    server.down = true;
    await pass(5000);
    expect(following.getSnapshot().context).toMatchObject({
      failure: { kind: 'network' },
      report: { order: { status: loanStatus.reviewing } },
    });
    server.down = false;
    await pass(5000);
    expect(looks).toHaveLength(3);
    expect(following.getSnapshot().context.failure).toBeNull();
  });
});

describe('a status change moves the flow (S4)', () => {
  test.each<[LoanStatus, PageId]>([
    [loanStatus.rejected, 'reject'],
    [loanStatus.lending, 'lending'],
    [loanStatus.disbursementFailed, 'lending'],
    [loanStatus.cancelled, 'review'],
  ])('from review to %s: the flow stays, on page %s', async (status, page) => {
    const { following, server, pass } = await follow();
    server.status = status;
    await pass(5000);
    expect(locationIn(orderProgressFlow, following.getSnapshot())?.page).toBe(page);
  });

  test.each<[LoanStatus, PageId, string]>([
    [loanStatus.overdue, 'repay', 't'],
    [loanStatus.settled, 'repayDetail', 'f'],
  ])('from review to %s: the flow ends, and %s opens', async (status, page, isOverdue) => {
    const { following, server, pass } = await follow();
    server.status = status;
    await pass(5000);
    expect(following.getSnapshot().output).toEqual({
      type: 'movedOn',
      location: { page, query: { loanOrderId: 'loan-1', isOverdue } },
    });
  });

  test('details stay details: review details lead to lending details', async () => {
    const { following, server, pass } = await follow('reviewDetails');
    expect(locationIn(orderProgressFlow, following.getSnapshot())?.page).toBe('reviewDetails');
    server.status = loanStatus.lending;
    await pass(5000);
    expect(locationIn(orderProgressFlow, following.getSnapshot())?.page).toBe('lendingDetails');
  });

  test('a rejection shows its freeze days and guide', async () => {
    const { following, server, pass } = await follow();
    server.status = loanStatus.rejected;
    await pass(5000);
    expect(following.getSnapshot().context.rejection).toEqual({ freezeDays: 7, guide: [] });
  });
});

describe('good news gets a page (look.md, second round)', () => {
  const repay = { page: 'repay', query: { loanOrderId: 'loan-1', isOverdue: 'f' } };

  test.each<PageId>(['review', 'lending', 'lendingDetails'])(
    'from %s, the payout leads to “Your money is here”, and from there to the loan',
    async (page) => {
      const { following, server, pass } = await follow(page, loanStatus.lending);
      server.status = loanStatus.repaying;
      await pass(5000);
      expect(following.getSnapshot().matches({ following: { phase: 'paidOut' } })).toBe(true);
      expect(locationIn(orderProgressFlow, following.getSnapshot())?.page).toBe('lending');
      expect(titleOf(following.getSnapshot())).toBe('paidOut');
      following.send({ type: 'loan.opened' });
      expect(following.getSnapshot().output).toEqual({ type: 'movedOn', location: repay });
    },
  );

  test('a loan that was paid out before it is opened leads to repayment (S4)', async () => {
    const { following } = await follow('lending', loanStatus.repaying);
    expect(following.getSnapshot().output).toEqual({ type: 'movedOn', location: repay });
  });

  test('outdated news closes: the loan became overdue', async () => {
    const { following, server, pass } = await follow();
    server.status = loanStatus.repaying;
    await pass(5000);
    server.status = loanStatus.overdue;
    await pass(5000);
    expect(following.getSnapshot().output).toMatchObject({
      location: { query: { isOverdue: 't' } },
    });
  });

  test('an approved limit leads to “Approved” with the amount, and from there to the choice', async () => {
    const { following, server, pass } = await follow('review', null);
    server.credit = creditStatus.approved;
    await pass(5000);
    expect(selectOrderProgressView(following.getSnapshot()).title).toBe('approved');
    expect(following.getSnapshot().context.quota?.availableLimit).toBe(10_000);
    following.send({ type: 'borrow.started' });
    expect(following.getSnapshot().output).toEqual({
      type: 'movedOn',
      location: { page: 'quota', query: {} },
    });
  });

  test('a limit that was approved before it is opened leads to the limit page (S4)', async () => {
    const { following } = await follow('review', null, creditStatus.approved);
    expect(following.getSnapshot().output).toEqual({
      type: 'movedOn',
      location: { page: 'limit', query: {} },
    });
  });
});

describe('the title names only the known phase (one name for one screen)', () => {
  test('an unknown or failed status shows a title without a phase', async () => {
    const { following } = await follow('lending', 'down');
    expect(following.getSnapshot().context.failure).toEqual({ kind: 'network' });
    expect(selectOrderProgressView(following.getSnapshot()).title).toBe('application');
  });

  test.each<[LoanStatus, TitleKey]>([
    [loanStatus.reviewing, 'review'],
    [loanStatus.rejected, 'reject'],
    [loanStatus.lending, 'lending'],
    [loanStatus.disbursementFailed, 'payoutFailed'],
    [loanStatus.cancelled, 'cancelled'],
  ])('%s: %s', async (status, title) => {
    const { following } = await follow('lending', status);
    expect(selectOrderProgressView(following.getSnapshot()).title).toBe(title);
  });
});
