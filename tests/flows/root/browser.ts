import * as v from 'valibot';
import type { LoanStatus } from '#domain/loans/loan-order.ts';
import { loanStatus } from '#domain/loans/loan-status.ts';
import type { Location } from '#domain/pages.ts';
import { creditOrder } from '#machines/samples/credit.ts';
import { applyIntent, limit, loanOrder, quota, repayIntent } from '#machines/samples/loans.ts';
import { cardIntent } from '#machines/samples/bank-card.ts';
import { deletionIntent } from '#machines/samples/deletion.ts';
import { deferralIntent, rolledOver } from '#machines/samples/operations.ts';
import { detail, instalment, payment, pending } from '#machines/samples/repayment.ts';
import { restructureIntent, reviewedOrder } from '#machines/samples/restructure.ts';
import { having } from '#tests/model/screens/ui.ts';
import type { HeldCall } from '#tests/browser/walk/harness/calls.ts';
import { setNative } from '#tests/browser/harness/native.ts';
import { logIn, loseSession } from '#tests/browser/walk/harness/platform.ts';
import {
  type BrowserPart,
  juan,
  juanKey,
  type Played,
  type World,
} from '#tests/browser/walk/harness/fixtures.ts';
import { hrefOf } from '#domain/pages.ts';
import { rootModel } from '#machines/root/model.ts';
import { leavesOut } from './leaves-out.ts';

const { userInfo, ...credentials } = juan;

/** A service without a call of its own: the flows below the root make the calls. */
const played = (end: Played['end']): Played => ({ asks: () => [], end });

const loanRow = ({ ui }: World) =>
  having(ui.t('home:origin.loan', { number: loanOrder().loanNumber }));

async function callOfHome({ calls, called, ui, until }: World): Promise<HeldCall> {
  const there = () => calls.find('getHomepageData') !== null;
  if (!there()) {
    await until(async () => {
      if (!there()) await ui.tap('button', ui.t('common:retry'), ui.t('home:refresh'));
    });
  }
  return called('getHomepageData');
}

async function openLoan(world: World, status: LoanStatus): Promise<void> {
  const { called, ui, until } = world;
  const cards = { credit: creditOrder(), quota: quota(), loans: [loanOrder()] };
  await (await callOfHome(world)).answer({ data: [cards] });
  await until(() => ui.tap('button', loanRow(world)));
  await (await called('queryLoanOrderStatus')).answer({ data: [loanOrder({ status })] });
}

async function openFromRecords(world: World): Promise<void> {
  const { called, calls, ui, until } = world;
  await until(async () => {
    await calls.find('myOrders')?.answer({ data: [{ orders: [loanOrder()] }] });
    await ui.tap('button', having(loanOrder().loanNumber));
  });
  await (await called('queryLoanOrderStatus')).answer({ data: [loanOrder()] });
}

async function openLimit(world: World): Promise<void> {
  const { called, ui, until } = world;
  const cards = { credit: creditOrder(), quota: quota(), loans: [] };
  await (await callOfHome(world)).answer({ data: [cards] });
  await until(() => ui.tap('button', ui.t('home:limit.action')));
  await (await called('queryCreditOrder')).answer({ data: [creditOrder()] });
}

const Opens = v.object({ output: v.object({ location: v.custom<Location>(() => true) }) });
const Opened = v.object({ output: v.object({ opened: v.boolean() }) });
const Found = v.object({ output: v.nullable(v.unknown()) });

const home = played(async (world, outcome) => {
  const { page } = v.parse(Opens, outcome).output.location;
  if (page === 'limit') return openLimit(world);
  return openLoan(world, page === 'repay' ? loanStatus.repaying : loanStatus.reviewing);
});

/** Ends the flow. An open attempt was accepted; without one, an earlier application is opened. */
const borrow = played(async (world) => {
  const { called, calls, stateOf, ui, until } = world;
  if ((await stateOf('moneyAction')) !== null) {
    return (await called('myOrders')).answer({ data: [{ orders: [loanOrder()] }] });
  }
  const { quota: known, applications, coupons } = limit();
  await until(async () => {
    await calls.find('queryCreditOrder')?.answer({ data: [creditOrder()] });
    const data = [known, { orders: applications }, coupons];
    await calls.find('queryBorrowQuota')?.answer({ data });
    await ui.tap('button', loanRow(world));
  });
  await (await called('queryLoanOrderStatus')).answer({ data: [loanOrder()] });
});

const orderProgress = played(async ({ called }) => {
  const order = loanOrder({ status: loanStatus.repaying });
  await (await called('queryLoanOrderStatus')).answer({ data: [order] });
});

/**
 * Ends the flow. Without an open attempt, the loan is in review, so another page opens. An open
 * attempt was accepted by the first reply.
 */
const repayment = played(async ({ called, stateOf }) => {
  const reviewing = { status: loanStatus.reviewing };
  if ((await stateOf('moneyAction')) === null) {
    return (await called('queryPendingRepayPlan')).answer({ data: [pending(reviewing)] });
  }
  const taken = { repayPlans: [instalment(1, { paidAmount: 2650 })], payments: [payment()] };
  for (const change of [taken, reviewing]) {
    await (await called('queryRepayOrderDetail')).answer({ data: [detail(change)] });
  }
});

const created = reviewedOrder('orderCreated', {
  newLoan: { loanOrderId: 'loan-1', loanNumber: '2024-0001' },
});

async function restructure({ called }: World): Promise<void> {
  await (await called('repayRestructureDetail')).answer({ data: [created] });
  await (await called('repayRestructureDetail')).answer({ data: [created] });
}

async function rollover({ called }: World): Promise<void> {
  await (await called('repayDeferralDetail')).answer({ data: [rolledOver()] });
  await (await called('repayDeferralDetail')).answer({ data: [rolledOver()] });
}

async function openLoanOfOperation({ calls, ui, until }: World): Promise<void> {
  await until(async () => {
    await calls.find('repayDeferralDetail')?.answer({ data: [rolledOver()] });
    await calls.find('repayRestructureDetail')?.answer({ data: [created] });
    await ui.tap('button', ui.t('operationSuccess:repayment'));
  });
}

/** Number of retries of a read before it fails. */
const repeats = 3;
/** Minimum time between two network-error messages, in milliseconds. */
const quiet = 10_000;

async function failLine(world: World): Promise<void> {
  const { calls, called, pass, until } = world;
  await pass(quiet);
  await (await callOfHome(world)).answer({ failure: { kind: 'network' } });
  for (let round = 0; round < repeats; round += 1) {
    await until(async () => {
      if (calls.find('getHomepageData')) return;
      await pass(500);
      throw new Error('the client does not retry the read');
    });
    await (await called('getHomepageData')).answer({ failure: { kind: 'network' } });
  }
}

export const browser: BrowserPart = {
  starts: Object.fromEntries(
    Object.entries(rootModel.starts).map(([name, { location }]) => [
      name,
      { href: hrefOf(location) },
    ]),
  ),
  comparesContext: false,
  comparesCalls: false,
  retries: 8,
  holds: ['userInfo', 'systemMaintenanceOpen'],
  services: {
    restoreSession: played(async ({ called, page }, outcome) => {
      const found = v.parse(Found, outcome).output !== null;
      await setNative(page, 'answer', 'userInfo', found ? credentials : null);
      if (found) await (await called('getCurrentUserInfo')).answer({ data: [userInfo] });
    }),
    login: played((world) => logIn(world)),
    keepSession: played(async ({ called }) =>
      (await called('getCurrentUserInfo')).answer({ data: [userInfo] }),
    ),
    openMaintenance: played(async ({ page }, outcome) => {
      const success = v.parse(Opened, outcome).output.opened;
      await setNative(page, 'answer', 'systemMaintenanceOpen', { success });
    }),
    home,
    borrow,
    orderProgress,
    repayment,
    profile: played(({ ui, until }) => until(() => ui.tap('link', ui.t('title:coupons')))),
    records: played(openFromRecords),
    restructure: played(restructure),
    rollover: played(rollover),
    operationSuccess: played(openLoanOfOperation),
  },
  ready: {
    readLoginRecord: { none: {} },
    forgetSession: { done: {} },
    logOut: { done: {} },
    findDeletion: { none: {} },
    forgetAccount: { done: {} },
    fetchFlow: { there: {} },
    fetchPopups: { there: {} },
    fetchAttempts: { there: {} },
    fetchInfoPages: { there: {} },
    popups: { closed: {} },
    readRemembered: {
      nothing: { intents: [] },
      application: { intents: [{ ...applyIntent, userKey: juanKey }] },
      payment: { intents: [{ ...repayIntent, userKey: juanKey }] },
      restructure: { intents: [{ ...restructureIntent, userKey: juanKey }] },
      rollover: { intents: [{ ...deferralIntent, userKey: juanKey }] },
      bankCardChange: { intents: [{ ...cardIntent, userKey: juanKey }] },
      accountDeletion: { intents: [{ ...deletionIntent, userKey: juanKey }] },
    },
  },
  platform: {
    'nav.back': ({ ui, until }) =>
      until(() => ui.tap('button', ui.t('common:back'), ui.t('info:agreement.done'))),
    'session.lost': ({ page }) => loseSession(page),
    'toast.raised': failLine,
    'maintenance.announced': async (world) =>
      (await callOfHome(world)).answer({ maintenance: 1_700_003_600_000 }),
  },
  leavesOut,
};
