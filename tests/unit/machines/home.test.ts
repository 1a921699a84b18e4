import { sessionOf } from '#machines/samples/people.ts';
import { createActor } from 'xstate';
import { describe, expect, test } from 'vitest';
import type { ClosedBorrowing } from '#domain/loans/closed-borrowing.ts';
import { type CreditOrder, creditStatus } from '#domain/credit/credit-order.ts';
import type { Homepage } from '#domain/loans/home.ts';
import type { LoanOrder, LoanStatus } from '#domain/loans/loan-order.ts';
import { loanStatus } from '#domain/loans/loan-status.ts';
import { creditCheckMachine } from '#machines/credit-check/credit-check.machine.ts';
import type { MoneyIntent } from '#domain/money.ts';
import type { AttemptsChanged, KnownAttempts } from '#machines/home/ports.ts';
import { selectHomeView } from '#machines/home/view.ts';
import { watcher } from '#machines/shared/watch.ts';
import { homeMachine } from '#machines/home/home.machine.ts';
import { loanStatusRoutingMachine } from '#machines/loan-status-routing/loan-status-routing.machine.ts';
import { actor, type NativePage, type Timed } from '#machines/shared/ports.ts';
import { creditOrder } from '#machines/samples/credit.ts';
import { applyIntent, loanOrder, quota, repayIntent } from '#machines/samples/loans.ts';
import { nothingKnown } from '#machines/samples/watch.ts';
import { settled } from './settled.ts';

type World = {
  credit: CreditOrder | null;
  loan: LoanStatus;
  inApp: boolean;
  answers: boolean;
  closed: ClosedBorrowing | null;
};

async function open(change: Partial<World> = {}) {
  const world: World = {
    credit: creditOrder(),
    loan: loanStatus.repaying,
    inApp: true,
    answers: true,
    closed: null,
    ...change,
  };
  const native: string[] = [];
  const watched: KnownAttempts[] = [];
  let tellAttempts: (openIntents: MoneyIntent[]) => void = () => {};
  let looks = 0;
  const loan = () => loanOrder({ status: world.loan });
  const machine = homeMachine.provide({
    actors: {
      creditCheck: creditCheckMachine.provide({
        actors: { queryCreditOrder: actor(async () => world.credit) },
      }),
      loanStatusRouting: loanStatusRoutingMachine.provide({
        actors: { queryLoanOrderStatus: actor(async (): Promise<LoanOrder> => loan()) },
      }),
      watchAttempts: watcher<KnownAttempts, AttemptsChanged>((known, tell) => {
        watched.push(known);
        tellAttempts = (openIntents) => tell({ type: 'attempts.changed', openIntents });
        return { look: () => (looks += 1), stop: () => {} };
      }),
      watchLastKnown: nothingKnown,
      getHomepageData: actor(async (): Promise<Timed<Homepage>> => {
        if (!world.answers) await new Promise(() => {});
        return {
          credit: world.credit,
          quota: quota({ closed: world.closed }),
          loans: [loan()],
          receivedAt: 0,
        };
      }),
      openNativePage: actor(async ({ page }: { page: NativePage }) => {
        native.push(page);
        return { opened: world.inApp };
      }),
      reportExpiredCredit: actor(async ({ creditOrderId }: { creditOrderId: string }) => {
        native.push(`expired ${creditOrderId}`);
        return { opened: world.inApp };
      }),
    },
  });
  const home = createActor(machine, {
    input: { session: sessionOf('juan'), openIntents: [] },
  }).start();
  await settled();
  const openAttempts = () => selectHomeView(home.getSnapshot()).openAttempts.map(({ id }) => id);
  return {
    home,
    world,
    native,
    watched,
    openAttempts,
    tellAttempts: (some: MoneyIntent[]) => tellAttempts(some),
    looks: () => looks,
  };
}

describe('credit status routing: REVIEWING and REJECT open their details (S4)', () => {
  test.each(Object.entries(creditStatus))('%s', async (name, status) => {
    const { home } = await open({ credit: creditOrder({ status }) });
    home.send({ type: 'credit.opened' });
    const pages: Record<string, string> = { reviewing: 'reviewDetails', rejected: 'rejectDetails' };
    const page = pages[name];
    expect(home.getSnapshot().output).toEqual(
      page ? { type: 'opens', location: { page, query: {} } } : undefined,
    );
  });
});

describe('the limit opens only after the credit check', () => {
  test('a usable limit opens', async () => {
    const { home } = await open();
    home.send({ type: 'limit.opened' });
    await settled();
    expect(home.getSnapshot().output).toMatchObject({ location: { page: 'limit' } });
  });

  test('an expired credit is reported with the newest order, which the check adopts', async () => {
    const { home, world, native } = await open();
    world.credit = creditOrder({ creditOrderId: 'credit-2', expired: true });
    home.send({ type: 'limit.opened' });
    await settled();
    expect(native).toEqual(['expired credit-2']);
  });

  test('an order that expired meanwhile is reported to the native app, which opens its own page', async () => {
    const { home, world, native } = await open();
    world.credit = creditOrder({ expired: true });
    home.send({ type: 'limit.opened' });
    await settled();
    expect(native).toEqual(['expired credit-1']);
    expect(home.getSnapshot().context.notice).toBeNull();
  });
});

describe('loans', () => {
  test('a status without a page is reported on home', async () => {
    const { home } = await open({ loan: loanStatus.disbursementFailed });
    home.send({ type: 'loan.opened', loanOrderId: 'loan-1' });
    await settled();
    expect(home.getSnapshot().context.notice).toMatchObject({
      type: 'stayed',
      order: { status: loanStatus.disbursementFailed },
    });
  });

  test('a card that is older than the status is fetched again', async () => {
    const { home, world } = await open({ loan: loanStatus.overdue });
    world.loan = loanStatus.settled;
    home.send({ type: 'loan.opened', loanOrderId: 'loan-1' });
    await settled();
    expect(home.getSnapshot().context.notice).toMatchObject({ type: 'stayed' });
    const [loan] = home.getSnapshot().context.homepage?.loans ?? [];
    expect(loan?.status).toBe(loanStatus.settled);
  });

  test('the current status opens its page, whatever the card shows', async () => {
    const { home, world } = await open({ loan: loanStatus.reviewing });
    world.loan = loanStatus.overdue;
    home.send({ type: 'loan.opened', loanOrderId: 'loan-1' });
    await settled();
    expect(home.getSnapshot().output).toEqual({
      type: 'opens',
      location: { page: 'repay', query: { loanOrderId: 'loan-1', isOverdue: 't' } },
    });
  });

  test('a rejected loan’s card leads to its reject page (S4: in the details context only)', async () => {
    const { home } = await open({ loan: loanStatus.rejected });
    home.send({ type: 'loan.opened', loanOrderId: 'loan-1' });
    await settled();
    expect(home.getSnapshot().output).toEqual({
      type: 'opens',
      location: { page: 'rejectDetails', query: { loanOrderId: 'loan-1' } },
    });
  });

  test('only a loan with a card can be opened', async () => {
    const { home } = await open();
    home.send({ type: 'loan.opened', loanOrderId: 'loan-2' });
    await settled();
    expect(home.getSnapshot().matches('showing')).toBe(true);
  });
});

describe('applying for credit', () => {
  test('opens the native app’s own page', async () => {
    const { home, native } = await open({ credit: null });
    home.send({ type: 'credit.applied' });
    await settled();
    expect(native).toEqual(['creditApplication']);
    expect(home.getSnapshot().context.notice).toBeNull();
  });

  test('home reports that the app is required if it is missing', async () => {
    const { home } = await open({ credit: null, inApp: false });
    home.send({ type: 'credit.applied' });
    await settled();
    expect(home.getSnapshot().context.notice).toEqual({ type: 'appNeeded' });
  });
});

describe('a closed limit', () => {
  const renewals: [ClosedBorrowing, Partial<CreditOrder>][] = [
    [{ reason: 'expired' }, { expired: true }],
    [{ reason: 'filesLapsed' }, { fileUpload: { state: 3 } }],
  ];
  test.each(renewals)(
    'S4.15: is renewed in the native app, by the credit check, for %o',
    async (closed, order) => {
      const { home, native } = await open({ closed, credit: creditOrder(order) });
      home.send({ type: 'limit.opened' });
      await settled();
      expect(home.getSnapshot().matches('showing')).toBe(true);
      home.send({ type: 'credit.applied' });
      await settled();
      expect(native).toEqual(['expired credit-1']);
      expect(home.getSnapshot().context.notice).toBeNull();
    },
  );

  test('shows that it needs a renewal without the native app', async () => {
    const credit = creditOrder({ expired: true });
    const { home } = await open({ closed: { reason: 'expired' }, credit, inApp: false });
    home.send({ type: 'credit.applied' });
    await settled();
    expect(home.getSnapshot().context.notice).toEqual({ type: 'creditExpired' });
  });

  test('opens without a renewal if the credit check passes it meanwhile', async () => {
    const { home, native } = await open({ closed: { reason: 'expired' } });
    home.send({ type: 'credit.applied' });
    await settled();
    expect(native).toEqual([]);
    expect(home.getSnapshot().output).toMatchObject({ location: { page: 'limit' } });
  });

  test('that only a loan can reopen is shown, and never renewed', async () => {
    const { home, native } = await open({
      closed: { reason: 'overdue', loanOrderId: 'loan-1', amount: 5_344 },
    });
    home.send({ type: 'credit.applied' });
    await settled();
    expect(native).toEqual([]);
    home.send({ type: 'limit.opened' });
    await settled();
    expect(home.getSnapshot().output).toMatchObject({ location: { page: 'limit' } });
  });

  test('after a rejection leads to a new application from the given day on', async () => {
    for (const [applyAgainOn, opened] of [
      ['1970-01-02', []],
      ['1970-01-01', ['creditApplication']],
    ] as const) {
      const { home, native } = await open({
        credit: creditOrder({ status: creditStatus.rejected, applyAgainOn }),
      });
      home.send({ type: 'credit.applied' });
      await settled();
      expect(native).toEqual(opened);
    }
  });
});

describe('refreshing', () => {
  test('cards can be tapped while they are fetched again, however long that takes', async () => {
    const { home, world } = await open();
    world.answers = false;
    home.send({ type: 'page.shown' });
    await settled();
    expect(home.getSnapshot().matches({ showing: 'refreshing' })).toBe(true);
    home.send({ type: 'limit.opened' });
    await settled();
    expect(home.getSnapshot().output).toMatchObject({ location: { page: 'limit' } });
  });
});

describe('money with an unknown outcome stays visible while the outcome is unknown', () => {
  test('it appears and disappears with the journal, whatever home is doing', async () => {
    const { openAttempts, tellAttempts, watched } = await open();
    expect(watched).toEqual([{ userKey: sessionOf('juan').userKey, known: [] }]);
    tellAttempts([repayIntent, applyIntent]);
    expect(openAttempts()).toEqual([repayIntent.attemptId, applyIntent.attemptId]);
    tellAttempts([]);
    expect(openAttempts()).toEqual([]);
  });

  test.each(['page.shown', 'page.refreshed', 'session.renewed', 'retry.pressed'] as const)(
    '%s reads the journal again',
    async (type) => {
      const { home, looks } = await open();
      const before = looks();
      home.send({ type });
      expect(looks()).toBe(before + 1);
    },
  );
});
