import type { SnapshotFrom } from 'xstate';
import { amountGrid } from '#domain/amount.ts';
import { couponReason, couponTerms } from '#domain/credit/coupon-rules.ts';
import { manilaDay } from '#domain/dates.ts';
import { disclose } from '#domain/loans/disclosure.ts';
import { closedKnowingNotes } from '#domain/payments/on-its-way.ts';
import { closedOf } from '#domain/loans/quota.ts';
import { routeOfLoan } from '#domain/loans/status-routing.ts';
import type { BorrowRecord } from '#domain/loans/records.ts';
import { selectMoneyView } from '#machines/money-action/view.ts';
import { defineFlow } from '#machines/shared/flow.ts';
import type { BorrowContext } from './borrow.setup.ts';
import type { borrowMachine } from './borrow.machine.ts';
import { amountOf } from './choice.ts';

function couponsOf({ limit, draft, offer }: BorrowContext) {
  if (!limit) return { available: [], unavailable: [] };
  const chosen = limit.coupons.available.filter(({ couponId }) =>
    draft.couponIds.includes(couponId),
  );
  const available = limit.coupons.available.map((coupon) => {
    const selected = draft.couponIds.includes(coupon.couponId);
    const terms =
      offer &&
      couponTerms(offer.calculation.loanAmount, beforeCoupons(offer), manilaDay(offer.receivedAt));
    const others = chosen.filter(({ couponId }) => couponId !== coupon.couponId);
    return { coupon, selected, reason: terms ? couponReason(coupon, terms, others) : null };
  });
  return { available, unavailable: limit.coupons.unavailable };
}

/**
 * The interest before coupons, distributed over the schedule approximately like the server's;
 * precise enough for coupon rules.
 */
function beforeCoupons({ schedule, couponDiscount }: NonNullable<BorrowContext['offer']>) {
  return schedule.map(({ interest }, index) => ({
    interest: index === 0 ? interest + couponDiscount : interest,
  }));
}

/** The offered terms, each with its price if it is known for the typed amount. */
function termsOf({ limit, draft, offer }: BorrowContext) {
  if (!limit) return [];
  const amount = amountOf(draft, limit.quota);
  const prices =
    offer && amount.ok && offer.choice.loanAmount === amount.value ? offer.termPrices : [];
  return limit.quota.terms.map((term) => ({
    term,
    price: prices.find((price) => price.term === term) ?? null,
  }));
}

export function selectBorrowView(snapshot: SnapshotFrom<typeof borrowMachine>) {
  const { context } = snapshot;
  const { limit, draft, offer, agreement, agreementRead, ticked, problem, failure } = context;
  const amount = limit && amountOf(draft, limit.quota);
  const money = snapshot.children.moneyAction?.getSnapshot();
  return {
    /** Null before the first load. */
    quota: limit?.quota ?? null,
    /**
     * Why the borrower cannot borrow on the limit now; null if they can, and before the first load.
     */
    closed:
      limit && closedKnowingNotes(closedOf(limit.quota), limit.applications, limit.receivedAt),
    applications: (limit?.applications ?? []).map((order) => ({
      order,
      opens: routeOfLoan(order, 'list') !== null,
    })),
    receivedAt: offer?.receivedAt ?? limit?.receivedAt ?? 0,
    grid: limit ? amountGrid(limit.quota) : null,
    draft,
    terms: termsOf(context),
    amountReason: amount && !amount.ok ? amount.reason : null,
    coupons: couponsOf(context),
    offer,
    /** Pesos of credit that pay part of the first instalment; 0 without credit or offer. */
    fromCredit: offer?.fromCredit ?? 0,
    disclosure: offer ? disclose(offer, manilaDay(offer.receivedAt), offer.caps) : null,
    /** Whether a price is awaited; an offer on screen may then be for an earlier choice. */
    pricing: snapshot.matches({ quota: 'settling' }) || snapshot.matches({ quota: 'pricing' }),
    priceFailed: snapshot.matches({ quota: 'priceFailed' }),
    canStart: snapshot.can({ type: 'borrow.started' }),
    canConfirmChoice: snapshot.can({ type: 'choice.confirmed' }),
    /** The agreement to confirm; null before its load, and during a reload. */
    agreement: snapshot.matches({ confirm: 'loadingAgreement' }) ? null : agreement,
    agreementRead,
    ticked,
    agreementFailed: snapshot.matches({ confirm: 'agreementFailed' }),
    canConfirmLoan: snapshot.can({ type: 'loan.confirmed' }),
    checkingCredit:
      snapshot.matches({ confirm: 'checkingCredit' }) ||
      snapshot.matches({ confirm: 'reportingExpired' }),
    money: money ? selectMoneyView(money) : null,
    loading: snapshot.matches('loading') || snapshot.matches('repricing'),
    failed: snapshot.matches('failed'),
    renewing: snapshot.matches('renewing'),
    openingApplication: snapshot.matches('openingApplication') ? context.loanOrderId : null,
    problem,
    failure,
  };
}

export type BorrowView = ReturnType<typeof selectBorrowView>;

/** Borrowing (S2, /borrow): limit, amount, terms, application. */
export const borrowFlow = defineFlow<typeof borrowMachine, BorrowRecord>()({
  id: 'borrow',
  label: 'Borrowing',
  description: 'From the limit to an application.',
  input: ({ session: { userKey }, requested: { page }, record, intent }) => ({
    userKey,
    page,
    record,
    intent,
  }),
  after(outcome) {
    switch (outcome.type) {
      case 'applied':
        return { page: 'review', query: { loanOrderId: outcome.loanOrderId } };
      case 'opens':
        return outcome.location;
      case 'review':
        return { page: 'review', query: {} };
      case 'left':
      case 'home':
        return { page: 'home', query: {} };
    }
  },
  heading: ({ context }) => context.resumeAt,
  record({ status, context: { draft, limit, resumeAt } }): BorrowRecord | null {
    if (status !== 'active' || limit === null) return null;
    return { version: 1, step: resumeAt, ...draft };
  },
  creditOrderId: ({ context }) => context.limit?.quota.creditOrderId ?? null,
  agreement: ({ context }) => context.agreement,
});
