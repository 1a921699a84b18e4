import * as fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { keptCheckstands } from '#app/flows/kept-checkstands.ts';
import { lastKnownOf } from '#app/flows/last-known.ts';
import { watchLastKnown } from '#app/flows/home.ts';
import { createAuth } from '#app/providers/session.ts';
import { day, hour } from '#domain/constants.ts';
import { judgedNow } from '#domain/last-known.ts';
import type { LoanOrder } from '#domain/loan-order.ts';
import { loanStatus } from '#domain/loan-status.ts';
import { instalmentStatus } from '#domain/repayment-plan.ts';
import type { Checkstand } from '#domain/virtual-account.ts';
import { required } from '#machines/shared/required.ts';
import { createStore } from '#services/storage/store.ts';
import { FakeStorage } from '#tests/contract/fake-storage.ts';
import { windowWith } from '#tests/model/app/memory-area.ts';
import { account, checkstand, paidNote } from '#tests/model/samples/checkstand.ts';
import { loanOrder, now } from '#tests/model/samples/loans.ts';
import { credentialsOf } from '#tests/model/samples/people.ts';

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
const homeOf = (...loans: LoanOrder[]) => ({ credit: null, quota: null, loans, receivedAt: now });

/** A page of juan's, logged in, on a phone that may have other pages. */
function page(area = new FakeStorage(), userKey = 'juan') {
  const storage = createStore(windowWith(area));
  const auth = createAuth(storage);
  auth.set({ ...credentialsOf('juan'), userInfo: null });
  const clock = { now: () => Date.now(), isTold: () => true };
  const services = { storage, clock, loggedIn: auth.loggedIn };
  const known = lastKnownOf(services, userKey);
  const checkstands = keptCheckstands(storage);
  /** The lender answers for a loan's page for paying offline. */
  const told = (change: Partial<Checkstand>) =>
    known.renumber(checkstands.keep(userKey, checkstand(change), null));
  const number = () => known.told()?.dues.map(({ payNumber }) => payNumber?.accountNumber);
  return { area, storage, auth, services, known, checkstands, told, number };
}

const alive = { number: account(), numbers: [account()] };

beforeEach(() => void vi.useFakeTimers({ now }));
afterEach(() => void vi.useRealTimers());

describe('what was last known to be due', () => {
  it('is kept of what is to be repaid, with its time', () => {
    const { known } = page();
    expect(known.told()).toBeNull();
    known.keep(known.asking(), homeOf(owed(), loanOrder({ status: loanStatus.settled })));
    expect(known.told()).toEqual({
      receivedAt: now,
      heardAt: now,
      dues: [
        {
          amount: 5_300,
          totalDue: 5_300,
          dueDate: '2023-12-14',
          overdue: false,
          payNumber: null,
          notedAt: null,
          coming: 0,
        },
      ],
    });
  });

  it.each(['rollover', 'restructure'] as const)(
    'asks for nothing while the money on its way pays for a %s',
    (paysFor) => {
      const { known } = page();
      const announced = {
        name: '7-Eleven',
        accountNumber: '7110123412341234',
        centavos: 58_800,
        paidAt: now,
        postsAt: now + day,
      };
      const status = loanStatus.overdue;
      known.keep(known.asking(), homeOf(owed({ status, paysFor, onItsWay: [announced] })));
      expect(known.told()?.dues).toMatchObject([{ amount: 0, coming: 588, overdue: false }]);
      const told = required(known.told(), 'last known');
      const later = { server: now + 60 * day, phone: now };
      expect(judgedNow(told, later).dues).toMatchObject([{ amount: 0, grown: 'no' }]);
    },
  );

  it('is judged by the lender’s clock where it is told, and by the phone’s', () => {
    const { services, known } = page();
    expect(known.moment()).toEqual({ server: now, phone: now });
    const untold = { now: () => 0, isTold: () => false };
    const blind = lastKnownOf({ ...services, clock: untold }, 'juan');
    expect(blind.moment()).toEqual({ server: null, phone: now });
  });

  it('moves on each time that money moves, whatever the clock says', () => {
    const { known } = page();
    const moved = [now, now, now - hour, now + hour].map((time) => {
      vi.setSystemTime(time);
      known.forget();
      return known.asking().movedAt;
    });
    expect(moved).toEqual([now, now + 1, now + 2, now + hour]);
  });

  it('is dropped where money moved and nobody is logged in any more', () => {
    const { area, auth, known } = page();
    known.keep(known.asking(), homeOf(owed()));
    auth.set(null);
    known.forget();
    expect(area.dump()).not.toContain('lastKnown');
  });

  it('says nothing of who it is', () => {
    const { area, known, told } = page();
    known.keep(known.asking(), homeOf(owed()));
    told(alive);
    const text = area.getItem('draft/juan/lastKnown') ?? '';
    expect(text).toContain('7110123412341234');
    for (const own of ['dela Cruz', '4567', '917', 'loan-1', '2024-0001', 'user'])
      expect(text).not.toContain(own);
  });

  it('is another borrower’s to nobody', () => {
    const area = new FakeStorage();
    const { known } = page(area);
    known.keep(known.asking(), homeOf(owed()));
    expect(page(area, 'maria').known.told()).toBeNull();
  });

  it('that does not parse is none', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        const area = new FakeStorage();
        area.setItem('draft/juan/lastKnown', text);
        expect(page(area).known.told()).toBeNull();
      }),
    );
  });

  it('goes with the session, and does not come back with a late reply', () => {
    const { storage, auth, known, area } = page();
    const asked = known.asking();
    known.keep(asked, homeOf(owed()));
    auth.set(null);
    storage.clearUserData();
    known.keep(asked, homeOf(owed()));
    known.forget();
    expect(area.dump()).not.toContain('lastKnown');
  });

  it('does not come back where another tab’s borrower logged in', () => {
    const { area, known } = page();
    const asked = known.asking();
    const other = createStore(windowWith(area));
    other.clearAll();
    other.write('authInfo', { ...credentialsOf('maria'), userInfo: null });
    known.keep(asked, homeOf(owed()));
    expect(area.dump()).not.toContain('lastKnown');
  });

  it('is nobody’s who came meanwhile on the same page', () => {
    const { area, auth, known, storage } = page();
    const asked = known.asking();
    storage.clearUserData();
    auth.set({ ...credentialsOf('maria'), userInfo: null });
    known.keep(asked, homeOf(owed()));
    expect(area.dump()).not.toContain('lastKnown');
  });

  it('is forgotten before money moves, and nothing that was asked before brings it back', () => {
    const area = new FakeStorage();
    const [mine, others] = [page(area), page(area)];
    mine.known.keep(mine.known.asking(), homeOf(owed()));
    const asked = mine.known.asking();
    others.known.forget();
    expect(mine.known.told()).toBeNull();
    mine.known.keep(asked, homeOf(owed()));
    expect(mine.known.told()).toBeNull();
    const askedSince = mine.known.asking();
    mine.known.keep(askedSince, homeOf(owed()));
    others.known.forget();
    mine.known.keep(askedSince, homeOf(owed()));
    expect(mine.known.told()).toBeNull();
  });
});

describe('the number to pay with', () => {
  it('is kept with the loan that it is for', () => {
    const { known, told, number } = page();
    known.keep(known.asking(), homeOf(owed()));
    told(alive);
    expect(number()).toEqual(['7110123412341234']);
  });

  it('is kept where home is told of the loan later', () => {
    const { known, told, number } = page();
    told(alive);
    known.keep(known.asking(), homeOf(owed()));
    expect(number()).toEqual(['7110123412341234']);
  });

  it('gives way to a newer one', () => {
    const { known, told, number } = page();
    known.keep(known.asking(), homeOf(owed()));
    told(alive);
    const newer = account({ accountNumber: '7110999999999999' });
    told({ number: newer, numbers: [newer, account({ state: 'replaced' })] });
    expect(number()).toEqual(['7110999999999999']);
  });

  it.each(['expired', 'replaced', 'used'] as const)('that is %s is none', (state) => {
    const { known, told, number } = page();
    known.keep(known.asking(), homeOf(owed()));
    told(alive);
    told({ numbers: [account({ state })] });
    expect(number()).toEqual([undefined]);
  });

  it('takes what was known with it where the loan owes another sum by now', () => {
    const { known, told } = page();
    known.keep(known.asking(), homeOf(owed()));
    told(alive);
    told({ ...alive, totalDue: 1_000 });
    expect(known.told()).toBeNull();
  });

  it('of a loan that owes another sum by now is not shown with it', () => {
    const { known, told, number } = page();
    told({ ...alive, totalDue: 1_000 });
    known.keep(known.asking(), homeOf(owed()));
    expect(number()).toEqual([undefined]);
  });

  it('O9: never stands under another loan', () => {
    const { known, told, number } = page();
    known.keep(known.asking(), homeOf(owed(), owed({ loanOrderId: 'loan-2' })));
    told(alive);
    expect(number()).toEqual([undefined, undefined]);
    known.keep(known.asking(), homeOf(owed(), owed({ loanOrderId: 'loan-2' })));
    expect(number()).toEqual(['7110123412341234', undefined]);
  });

  it('is the only loan’s that owes as much, and bears the name of its own channel', () => {
    const { known, told, number } = page();
    const other = { ...instalment, principal: 1_000 };
    const plan = { installments: [other], totalOrderAmount: 1_300, totalInterest: 300 };
    known.keep(
      known.asking(),
      homeOf(owed({ loanOrderId: 'loan-2', repaymentPlan: plan }), owed()),
    );
    const { channels } = checkstand();
    const [own] = channels;
    if (!own) throw new Error('a channel is sampled');
    told({ ...alive, channels: [{ ...own, channelId: 'other', name: 'Another' }, ...channels] });
    expect(number()).toEqual([undefined, '7110123412341234']);
    expect(known.told()?.dues[1]?.payNumber?.channel).toBe(own.name);
  });

  it('O6: that was noted as paid with is kept with that note', () => {
    const { known, checkstands, told } = page();
    known.keep(known.asking(), homeOf(owed()));
    told(alive);
    const loan = { userKey: 'juan', loanOrderId: 'loan-1' };
    const noted = () => known.told()?.dues.map(({ notedAt }) => notedAt);
    const look = () =>
      known.renumber(
        checkstands.read(loan) ?? { checkstand: checkstand(), accountNumber: null, notes: [] },
      );
    checkstands.note(loan, now + 1, paidNote());
    look();
    expect(noted()).toEqual([now + 1]);
    checkstands.note(loan, null, paidNote());
    look();
    expect(noted()).toEqual([null]);
  });
});

it('keeps the sum of the plan, also where today’s settlement is less', () => {
  const { known } = page();
  const early = { ...owed(), settlement: { amount: 5_100, saves: 200 } };
  known.keep(known.asking(), homeOf(early));
  expect(known.told()?.dues).toMatchObject([{ amount: 5_300, totalDue: 5_300 }]);
});

describe('who watches it', () => {
  /** A watch, and what it told. */
  function watching({ services }: ReturnType<typeof page>) {
    const heard: (string | null | undefined)[] = [];
    const listeners = new Set<() => void>();
    const journal = {
      onChange(listener: () => void) {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
    };
    const watch = watchLastKnown(services, journal)({ userKey: 'juan' }, ({ lastKnown }) =>
      heard.push(lastKnown && lastKnown.dues[0]?.payNumber?.state),
    );
    const journalChanges = () => listeners.forEach((listener) => listener());
    return { heard, journalChanges, listeners, ...watch };
  }

  it('is told at once, when a number is over, and when it is forgotten', () => {
    const one = page();
    one.known.keep(one.known.asking(), homeOf(owed()));
    one.told(alive);
    const { heard, look, stop } = watching(one);
    expect(heard).toEqual(['payable']);
    look();
    expect(heard).toEqual(['payable']);
    vi.advanceTimersByTime(2 * day - 1);
    expect(heard.at(-1)).toBe('payable');
    vi.advanceTimersByTime(1);
    expect(heard.at(-1)).toBe('over');
    one.known.forget();
    look();
    expect(heard.at(-1)).toBeNull();
    stop();
    expect(vi.getTimerCount()).toBe(0);
  });

  it('is told when another tab forgets the amount and writes to the journal', () => {
    const one = page();
    one.known.keep(one.known.asking(), homeOf(owed()));
    one.told(alive);
    const { heard, journalChanges, listeners, stop } = watching(one);
    one.known.forget();
    journalChanges();
    expect(heard).toEqual(['payable', null]);
    stop();
    expect(listeners.size).toBe(0);
  });

  it('is told nothing where nothing is known', () => {
    const { heard, stop } = watching(page());
    vi.advanceTimersByTime(hour);
    expect(heard).toEqual([]);
    stop();
  });
});
