import { remedyOf } from '#domain/loans/closed-borrowing.ts';
import { loanStatus } from '#domain/loans/loan-status.ts';
import { type DeletionBlocker, pageOfBlocker } from '#domain/account/deletion.ts';
import type { Location, PageId } from '#domain/pages.ts';
import { selectAccountDeletionView } from '#machines/account-deletion/view.ts';
import { selectBankCardChangeView } from '#machines/bank-card-change/view.ts';
import { selectHomeView } from '#machines/home/view.ts';
import { selectOfflinePaymentView } from '#machines/offline-payment/view.ts';
import { selectRepaymentView } from '#machines/repayment/view.ts';
import { selectRestructureView } from '#machines/restructure/view.ts';
import { selectRolloverView } from '#machines/rollover/view.ts';
import type { GestureEffect } from '../people/gesture-effect.ts';
import type { Page } from '../phone/page.ts';

/** An action that a page shows as closed. `way` opens the offered alternative; null without one. */
export type Closed = {
  what: string;
  way: GestureEffect | null;
  /** Whether a page is the one that `way` must open; undefined if any other page will do. */
  leads?: (page: Page) => boolean;
};

export const pageRequest = (
  page: Location['page'],
  query: Location['query'] = {},
): GestureEffect => ({
  request: { type: 'location.requested', location: { page, query } },
});

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
      return { what, way: pageRequest('smsVerification') };
    case undefined: {
      // The borrower can only wait: for a decision within minutes, or because the limit is used up.
      const waits =
        closed.reason === 'usedUp' ||
        (closed.reason === 'underWay' && closed.status === loanStatus.beforeReview);
      return waits ? null : { what, way: null };
    }
  }
}

function closedAccount(page: Page): Closed | null {
  const { bankCardChange } = page.snapshot().children;
  const view = bankCardChange && selectBankCardChangeView(bankCardChange.getSnapshot());
  if (!view?.closed) return null;
  const what = `a change of the account is closed (${view.closed.reason})`;
  // A failed payout needs another account, so the change must not be closed.
  if (view.sendsAgain) return { what: `${what} while a payout has failed`, way: null };
  return view.closed.reason === 'changedRecently'
    ? { what, way: pageRequest('ticketForm', { about: 'notMyChange' }) }
    : { what, way: pageRequest('customerCenter') };
}

function closedRollover(page: Page): Closed | null {
  const { rollover } = page.snapshot().children;
  if (!rollover) return null;
  const { closed, canRenew, loanKnown } = selectRolloverView(rollover.getSnapshot());
  if (!closed) return null;
  const what = `a rollover is closed (${closed})`;
  if (canRenew) return { what, way: { to: 'rollover', event: { type: 'renewal.requested' } } };
  return {
    what,
    way: loanKnown ? { to: 'rollover', event: { type: 'repayment.opened' } } : pageRequest('home'),
  };
}

function closedRestructure(page: Page): Closed | null {
  const { restructure } = page.snapshot().children;
  if (!restructure) return null;
  const { ending } = selectRestructureView(restructure.getSnapshot());
  if (!ending) return null;
  const what = `a restructure is closed (${ending})`;
  return { what, way: { to: 'restructure', event: { type: 'loan.opened' } } };
}

function takesMoneyFor(page: Page, loanOrderId: string): boolean {
  const { repayment } = page.snapshot().children;
  if (!repayment || page.location()?.page !== 'repay') return false;
  const { pending, failed, canPay, noRequestReason } = selectRepaymentView(repayment.getSnapshot());
  return pending?.loanOrderId === loanOrderId && !failed && (canPay || noRequestReason !== null);
}

const loanLife: readonly PageId[] = ['review', 'reject', 'lending', 'repay', 'repayDetail'];

/** The pages that a request may open: a loan or an operation may move on while its page opens. */
function pagesFrom(page: PageId): readonly PageId[] {
  const index = loanLife.indexOf(page);
  return index === -1 ? [page, 'operationSuccess'] : loanLife.slice(index);
}

function blocked(blocker: DeletionBlocker): Closed {
  const location = pageOfBlocker(blocker);
  const about = 'loanNumber' in blocker ? ` of ${blocker.loanNumber}` : '';
  return {
    what: `the deletion of the account is closed (${blocker.type}${about})`,
    way: { request: { type: 'location.requested', location } },
    leads: (page) => {
      if (blocker.type === 'unpaidLoan') return takesMoneyFor(page, blocker.loanOrderId);
      const opened = page.location();
      // The repay page adds to its query that the loan is overdue.
      const names = Object.entries(location.query);
      return (
        opened !== null &&
        pagesFrom(location.page).includes(opened.page) &&
        names.every(([name, value]) => new Map(Object.entries(opened.query)).get(name) === value)
      );
    },
  };
}

function closedDeletion(page: Page): Closed[] {
  const { accountDeletion } = page.snapshot().children;
  if (!accountDeletion) return [];
  return (selectAccountDeletionView(accountDeletion.getSnapshot()).blockers ?? []).map(blocked);
}

const takesMoneyAtCounter = (loanOrderId: string) => (page: Page) => {
  const { offlinePayment } = page.snapshot().children;
  const opened = page.location();
  if (opened?.page !== 'repayOffline' || !offlinePayment) return false;
  const view = selectOfflinePaymentView(offlinePayment.getSnapshot());
  return opened.query['loanOrderId'] === loanOrderId && view.checkstand !== null && !view.failed;
};

/** The repay page's closed offers, with the way to the open operation, or else to a counter. */
function closedOffers(page: Page): Closed[] {
  const { repayment } = page.snapshot().children;
  if (!repayment || page.location()?.page !== 'repay') return [];
  const view = selectRepaymentView(repayment.getSnapshot());
  const { pending, ways, openOperation, paysDespite } = view;
  if (!pending || view.failed || view.noRequestReason || view.money) return [];
  // The pay sheet and the question before it cover the page and block its other gestures.
  if (view.confirming || view.doubting) return [];
  const { loanOrderId } = pending;
  return ways.flatMap(({ kind, offer }): Closed[] => {
    if (offer?.available) return [];
    const what = `a ${kind} is not offered (${offer?.reason ?? 'gone'})`;
    if (openOperation && !paysDespite) {
      const { location } = openOperation;
      const way = { to: 'repayment', event: { type: 'operation.opened' } };
      const leads = (opened: Page) => {
        const at = opened.location();
        return at !== null && pagesFrom(location.page).includes(at.page);
      };
      return [{ what, way, leads }];
    }
    const query = { loanOrderId, amount: String(view.payNow) };
    return [
      { what, way: pageRequest('repayOffline', query), leads: takesMoneyAtCounter(loanOrderId) },
    ];
  });
}

export function closedOn(page: Page): Closed[] {
  const location = page.location();
  if (!location || !page.snapshot().matches({ session: 'signedIn' })) return [];
  const closed =
    location.page === 'home'
      ? [closedHome(page)]
      : [closedAccount(page), closedRollover(page), closedRestructure(page)];
  return [...closed.filter((one) => one !== null), ...closedDeletion(page), ...closedOffers(page)];
}
