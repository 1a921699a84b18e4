import { beforeEach, describe, expect, it, vi } from 'vitest';
import { checkstandRecords } from '#app/flows/checkstand-records.ts';
import { lastKnownOf } from '#app/flows/last-known.ts';
import { lastDuesInWords } from '#app/first-page/last-due.ts';
import { watchLastKnown } from '#flows/home/chunk.ts';
import { createAuth } from '#app/providers/session.ts';
import { day } from '#domain/constants.ts';
import { judgedNow } from '#domain/loans/last-known.ts';
import type { LoanOrder } from '#domain/loans/loan-order.ts';
import { loanStatus } from '#domain/loans/loan-status.ts';
import { instalmentStatus } from '#domain/payments/repayment-plan.ts';
import type { Checkstand } from '#domain/payments/virtual-account.ts';
import { required } from '#machines/shared/required.ts';
import { createStore } from '#services/storage/store.ts';
import { FakeStorage, windowWith } from '#tests/contract/fake-storage.ts';
import { account, checkstand, paidNote } from '#machines/samples/checkstand.ts';
import { loanOrder, now } from '#machines/samples/loans.ts';
import { credentialsOf } from '#machines/samples/people.ts';

const instalment = {
  period: 1,
  dueDate: '2023-12-14',
  principal: 5_000,
  interest: 300,
  overdueFee: 0,
  paidAmount: 0,
  repayDate: null,
  status: instalmentStatus.outstanding,
};
const owed = (change: Partial<LoanOrder> = {}): LoanOrder =>
  loanOrder({
    status: loanStatus.repaying,
    repaymentPlan: { installments: [instalment], totalOrderAmount: 5_300, totalInterest: 300 },
    ...change,
  });

function page(area = new FakeStorage(), userKey = 'juan') {
  const storage = createStore(windowWith(area));
  const auth = createAuth(storage);
  auth.set({ ...credentialsOf('juan'), userInfo: null });
  const clock = { now: () => Date.now(), isKnown: () => true };
  const services = { storage, clock, loggedIn: auth.loggedIn };
  const known = lastKnownOf(services, userKey);
  const checkstands = checkstandRecords(storage);
  return {
    area,
    storage,
    auth,
    services,
    known,
    checkstands,
    /** Stores the lender's reply for home. */
    home: (...loans: LoanOrder[]) => known.keep(known.startRequest(), homeOf(...loans)),
    /** Stores the lender's reply for the page of offline payments. */
    payPage: (change: Partial<Checkstand>) =>
      known.renumber(checkstands.keep(userKey, checkstand(change), null)),
    dues: () => known.lastReply()?.dues,
    numbers: () => known.lastReply()?.dues.map(({ payNumber }) => payNumber?.accountNumber),
  };
}
type Page = ReturnType<typeof page>;

const homeOf = (...loans: LoanOrder[]) => ({ credit: null, quota: null, loans, receivedAt: now });
const alive = { number: account(), numbers: [account()] };
const { accountNumber } = account();

beforeEach(() => void vi.useFakeTimers({ now }));

describe('the last known amounts due', () => {
  const announced = {
    name: '7-Eleven',
    accountNumber: '7110123412341234',
    centavos: 58_800,
    paidAt: now,
    postsAt: now + day,
  };
  const paid = { status: loanStatus.overdue, onItsWay: [announced] };

  it.each<[string, Partial<LoanOrder>, object]>([
    [
      'the loan is being restructured, because a payment would cancel or change the restructure',
      { status: loanStatus.overdue, restructuring: true },
      { restructuring: true },
    ],
    ['money on its way pays for a rollover', { ...paid, paysFor: 'rollover' }, { coming: 588 }],
    [
      'money on its way pays for a restructure',
      { ...paid, paysFor: 'restructure' },
      { coming: 588 },
    ],
  ])('are zero, also later, while %s', (_, change, due) => {
    const { known, home, dues } = page();
    home(owed(change));
    expect(dues()).toMatchObject([{ amount: 0, ...due }]);
    const reply = required(known.lastReply(), 'last known');
    const later = { server: now + 60 * day, phone: now };
    const judged = { amount: 0, grown: 'no', payNumber: null };
    expect(judgedNow(reply, later).dues).toMatchObject([judged]);
    expect(lastDuesInWords({ told: reply }, 'en', now)).toEqual([]);
  });

  it('contain no personal data', () => {
    const { area, home, payPage } = page();
    home(owed());
    payPage(alive);
    const text = area.getItem('draft/juan/lastKnown') ?? '';
    expect(text).toContain('7110123412341234');
    for (const own of ['dela Cruz', '4567', '917', 'loan-1', '2024-0001', 'user'])
      expect(text).not.toContain(own);
  });

  it('keep the sum of the plan, even if today’s settlement is less', () => {
    const { home, dues } = page();
    home({ ...owed(), settlement: { amount: 5_100, saves: 200 } });
    expect(dues()).toMatchObject([{ amount: 5_300, totalDue: 5_300 }]);
  });

  it('are not stored by a tab with a full storage, because another tab cannot remove them', () => {
    const { area, known, home } = page(new FakeStorage(400));
    home(owed(), owed({ loanOrderId: 'loan-2' }));
    expect(known.lastReply()).toBeNull();
    expect(area.dump()).not.toContain('dues');
  });

  const maria = { ...credentialsOf('maria'), userInfo: null };
  it.each<[string, (one: Page) => void]>([
    [
      'the end of the session',
      ({ auth, storage }) => {
        auth.set(null);
        storage.clearUserData();
      },
    ],
    [
      '`forget` after a logout',
      ({ auth, known }) => {
        auth.set(null);
        known.forget();
      },
    ],
    [
      'another tab’s login',
      ({ area }) => {
        const other = createStore(windowWith(area));
        other.clearAll();
        other.write('authInfo', maria);
      },
    ],
    [
      'another borrower’s login on the same page',
      ({ auth, storage }) => {
        storage.clearUserData();
        auth.set(maria);
      },
    ],
  ])('are removed, and not stored again by a late reply, after %s', (_, change) => {
    const one = page();
    const requestStart = one.known.startRequest();
    one.known.keep(requestStart, homeOf(owed()));
    change(one);
    one.known.keep(requestStart, homeOf(owed()));
    expect(one.area.dump()).not.toContain('lastKnown');
  });

  it('are removed by `forget` in another tab, and replies to earlier requests do not restore them', () => {
    const area = new FakeStorage();
    const [mine, others] = [page(area), page(area)];
    mine.home(owed());
    for (let turn = 0; turn < 2; turn += 1) {
      const requestStart = mine.known.startRequest();
      others.known.forget();
      expect(mine.known.lastReply()).toBeNull();
      mine.known.keep(requestStart, homeOf(owed()));
      expect(mine.known.lastReply()).toBeNull();
      mine.home(owed());
      expect(mine.known.lastReply()).not.toBeNull();
    }
  });
});

describe('noted payments', () => {
  const part = account({ accountNumber: '7110999999999999', amount: 100 });
  const rest = account({ amount: 5_200 });
  const loan = { userKey: 'juan', loanOrderId: 'loan-1' };
  const { accountNumber: partNumber } = part;
  const noting = paidNote({ accountNumber: partNumber, amount: 100 });

  function notePart({ payPage, checkstands, known }: Page, note = noting): void {
    payPage({ number: part, numbers: [part] });
    checkstands.note(loan, now, note);
    known.renumber(required(checkstands.read(loan), 'record'));
  }
  const payRest = ({ payPage }: Page) => payPage({ number: rest, numbers: [rest, part] });
  const judged = ({ known }: Page) =>
    judgedNow(required(known.lastReply(), 'last known'), { server: now, phone: now }).dues;

  it.each<[string, (one: Page) => void]>([
    ['after the reply for home', (one) => [one.home(owed()), notePart(one), payRest(one)]],
    ['before the reply for home', (one) => [notePart(one), payRest(one), one.home(owed())]],
  ])('in part leave the number for the rest, %s', (_, act) => {
    const one = page();
    act(one);
    const payNumber = { accountNumber, amount: 5_200, fee: 15, state: 'payable' };
    expect(judged(one)).toMatchObject([{ left: 5_200, noted: 100, notedAt: null, payNumber }]);
  });

  it('count no longer once they are posted, or withdrawn', () => {
    const one = page();
    one.home(owed());
    notePart(one);
    one.home(owed({ postedNumbers: [partNumber] }));
    expect(judged(one)).toMatchObject([{ left: 5_300, noted: 0 }]);
    one.home(owed());
    expect(judged(one)).toMatchObject([{ left: 5_200, noted: 100 }]);
    one.checkstands.note(loan, null, noting);
    one.known.renumber(required(one.checkstands.read(loan), 'record'));
    expect(judged(one)).toMatchObject([{ left: 5_300, noted: 0 }]);
  });

  it('cover the overdue fees that their posting reverses', () => {
    const one = page();
    notePart(one, { ...noting, amount: 5_300, paysTo: instalment.dueDate });
    const later = { ...instalment, overdueFee: 7, status: instalmentStatus.overdue };
    const repaymentPlan = { installments: [later], totalOrderAmount: 5_300, totalInterest: 300 };
    one.home(owed({ status: loanStatus.overdue, repaymentPlan }));
    expect(judged(one)).toMatchObject([{ left: 0, noted: 5_300 }]);
  });
});

describe('the number to pay with', () => {
  const newer = account({ accountNumber: '7110999999999999' });
  const ended = (state: 'expired' | 'replaced' | 'used') => ({ numbers: [account({ state })] });
  const twin = owed({ loanOrderId: 'loan-2' });

  it.each<[string, (one: Page) => void, (string | undefined)[] | undefined]>([
    [
      'is stored if the reply for home arrives after that of its page',
      ({ home, payPage }) => [payPage(alive), home(owed())],
      [accountNumber],
    ],
    [
      'is replaced by a newer one',
      ({ home, payPage }) => [
        home(owed()),
        payPage(alive),
        payPage({ number: newer, numbers: [newer, account({ state: 'replaced' })] }),
      ],
      [newer.accountNumber],
    ],
    ...(['expired', 'replaced', 'used'] as const).map(
      (state): [string, (one: Page) => void, undefined[]] => [
        `is undefined if it is ${state}`,
        ({ home, payPage }) => [home(owed()), payPage(alive), payPage(ended(state))],
        [undefined],
      ],
    ),
    [
      'is removed with all stored amounts if its page reports another total due than home',
      ({ home, payPage }) => [home(owed()), payPage(alive), payPage({ ...alive, totalDue: 1_000 })],
      undefined,
    ],
    [
      'is not stored if its page reported another total due than home',
      ({ home, payPage }) => [payPage({ ...alive, totalDue: 1_000 }), home(owed())],
      [undefined],
    ],
    [
      'O9: is not stored at once if another loan owes the same amount',
      ({ home, payPage }) => [home(owed(), twin), payPage(alive)],
      [undefined, undefined],
    ],
    [
      'O9: is stored at the next reply for home if another loan owes the same amount',
      ({ home, payPage }) => [home(owed(), twin), payPage(alive), home(owed(), twin)],
      [accountNumber, undefined],
    ],
  ])('%s', (_, act, numbers) => {
    const one = page();
    act(one);
    expect(one.numbers()).toEqual(numbers);
  });

  it('belongs to the only loan whose total due equals that of the payment page, and has the name of its channel', () => {
    const { dues, home, payPage } = page();
    const other = { ...instalment, principal: 1_000 };
    const plan = { installments: [other], totalOrderAmount: 1_300, totalInterest: 300 };
    home(owed({ loanOrderId: 'loan-2', repaymentPlan: plan }), owed());
    const { channels } = checkstand();
    const own = required(channels[0], 'channel');
    payPage({ ...alive, channels: [{ ...own, channelId: 'other', name: 'Another' }, ...channels] });
    expect(dues()?.map(({ payNumber }) => payNumber?.channel)).toEqual([undefined, own.name]);
  });
});

describe('the watch of the last known amounts', () => {
  function watching({ services }: ReturnType<typeof page>) {
    const reported: (string | null | undefined)[] = [];
    const listeners = new Set<() => void>();
    const journal = {
      onChange(listener: () => void) {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
    };
    const watch = watchLastKnown(services, journal)({ userKey: 'juan' }, ({ lastKnown }) =>
      reported.push(lastKnown && lastKnown.dues[0]?.payNumber?.state),
    );
    const journalChanges = () => listeners.forEach((listener) => listener());
    return { reported, journalChanges, listeners, ...watch };
  }

  it('reports at its start, when a number expires, and when the amounts are removed', () => {
    const one = page();
    one.home(owed());
    one.payPage(alive);
    const { reported, look, stop } = watching(one);
    expect(reported).toEqual(['payable']);
    look();
    expect(reported).toEqual(['payable']);
    vi.advanceTimersByTime(2 * day - 1);
    expect(reported.at(-1)).toBe('payable');
    vi.advanceTimersByTime(1);
    expect(reported.at(-1)).toBe('over');
    one.known.forget();
    look();
    expect(reported.at(-1)).toBeNull();
    stop();
    expect(vi.getTimerCount()).toBe(0);
  });
});
