import { isBusy } from '#app/navigation/follow.ts';
import { minute } from '#domain/constants.ts';
import { remedyOf } from '#domain/closed-borrowing.ts';
import { loanStatus } from '#domain/loan-status.ts';
import type { Location } from '#domain/pages.ts';
import { selectBankCardChangeView } from '#machines/bank-card-change/view.ts';
import { selectHomeView } from '#machines/home/view.ts';
import { selectRolloverView } from '#machines/rollover/view.ts';
import { type Doing, perform } from '../people/doing.ts';
import type { Page } from '../phone/page.ts';
import type { MakeWatcher } from './watcher.ts';

/** Something that a page says is closed, and the way on that it offers; null where it offers none. */
type Closed = { what: string; way: Doing | null };

const goesTo = (page: Location['page'], query: Location['query'] = {}): Doing => ({
  request: { type: 'location.requested', location: { page, query } },
});

/** Borrowing on the limit, as home says it. */
function closedHome(page: Page): Closed | null {
  const { home } = page.snapshot().children;
  if (!home) return null;
  const { closed, failed } = selectHomeView(home.getSnapshot());
  if (!closed || failed) return null;
  const what = `borrowing is closed (${closed.reason})`;
  const remedy = remedyOf(closed);
  switch (remedy?.type) {
    case 'loan': {
      const event = { type: 'loan.opened', loanOrderId: remedy.loanOrderId };
      return { what, way: { to: 'home', event } };
    }
    case 'renewal':
      return { what, way: { to: 'home', event: { type: 'credit.applied' } } };
    case 'payoutAccount':
      return { what, way: goesTo('smsVerification') };
    case undefined: {
      // There is nothing to do but wait: for a decision that takes minutes, or without any loan.
      const waits =
        closed.reason === 'usedUp' ||
        (closed.reason === 'underWay' && closed.status === loanStatus.beforeReview);
      return waits ? null : { what, way: null };
    }
  }
}

/** A change of the payout account. */
function closedAccount(page: Page): Closed | null {
  const { bankCardChange } = page.snapshot().children;
  const view = bankCardChange && selectBankCardChangeView(bankCardChange.getSnapshot());
  if (!view?.closed) return null;
  const what = `a change of the account is closed (${view.closed.reason})`;
  // Money that the lender could not pay out needs another account: no page may close that.
  if (view.sendsAgain) return { what: `${what} while a payout has failed`, way: null };
  return view.closed.reason === 'changedRecently'
    ? { what, way: goesTo('ticketForm', { about: 'notMyChange' }) }
    : { what, way: goesTo('customerCenter') };
}

/** A rollover that can be confirmed no more. */
function closedRollover(page: Page): Closed | null {
  const { rollover } = page.snapshot().children;
  if (!rollover) return null;
  const { closed, canRenew, loanKnown } = selectRolloverView(rollover.getSnapshot());
  if (!closed) return null;
  const what = `a rollover is closed (${closed})`;
  if (canRenew) return { what, way: { to: 'rollover', event: { type: 'renewal.requested' } } };
  return {
    what,
    way: loanKnown ? { to: 'rollover', event: { type: 'repayment.opened' } } : goesTo('home'),
  };
}

/** What the page on top says is closed; null where nothing is. */
function closedOn(page: Page): Closed | null {
  const location = page.location();
  if (!location || !page.snapshot().matches({ session: 'signedIn' })) return null;
  if (location.page === 'home') return closedHome(page);
  return closedAccount(page) ?? closedRollover(page);
}

/** What a person sees of a page: the location, and what it says is closed. */
const seen = (page: Page): string =>
  JSON.stringify([page.location(), closedOn(page)?.what ?? null]);

/** How long a page may take to open, in milliseconds. */
const patience = minute;

/**
 * Every closed state has a way on that works: once everything works again, each page that says that
 * something is closed offers a way, which opens another page or the native app, and no dead end.
 */
export const waysWork: MakeWatcher = ({ slots, scheduler }) => ({
  async after(pass) {
    const faults: string[] = [];
    for (const slot of slots) {
      const { name, page } = slot;
      const closed = page && closedOn(page);
      if (!page || !closed || isBusy(page.snapshot())) continue;
      const { what, way } = closed;
      if (way === null) {
        faults.push(`${name}: ${what}, and no way on is offered.`);
        continue;
      }
      const before = { seen: seen(page), opened: slot.phone.native.opened };
      scheduler.after(0, `${name} takes the way on`, () => page.within(() => perform(page, [way])));
      faults.push(...(await pass(patience)));
      const next = slot.page && closedOn(slot.page);
      const opened = slot.page && seen(slot.page) !== before.seen;
      // Home may say that something else is closed, with a way on of its own.
      if (opened && next?.way === null) {
        faults.push(`${name}: ${what}, and its way on leads to a page where ${next.what}.`);
      }
      if (!opened && slot.phone.native.opened === before.opened) {
        faults.push(`${name}: ${what}, and its way on opens nothing.`);
      }
    }
    return faults;
  },
});
