import { cleanup } from '@testing-library/react';
import * as fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { Coupons } from '#domain/credit/coupon.ts';
import { CreditOrder, creditStatus, Rejection } from '#domain/credit/credit-order.ts';
import { IsoDate } from '#domain/dates.ts';
import { Homepage } from '#domain/loans/home.ts';
import type { Language } from '#domain/language.ts';
import { LoanOrder } from '#domain/loans/loan-order.ts';
import { loanStatus } from '#domain/loans/loan-status.ts';
import { Days, Instant } from '#domain/primitives.ts';
import { CreditQuota, LoanOffer } from '#domain/loans/quota.ts';
import type { Instalment } from '#domain/payments/repayment-plan.ts';
import { PendingRepayment, RepaymentDetail } from '#domain/payments/repayment.ts';
import { previewBorrow, toConfirm, toQuota } from './preview/borrow.tsx';
import { previewHome } from './preview/home.tsx';
import { previewProgress } from './preview/order-progress.tsx';
import { present } from './preview/present.tsx';
import { answer, type Previewed } from './preview/previewed.tsx';
import { previewRepayment } from './preview/repayment.tsx';
import {
  coupon,
  credit,
  detailOf,
  homepage,
  lateInstalment,
  loan,
  offerFor,
  pendingOf,
  quota,
  rejection,
  threeInstalments,
} from './preview/samples.ts';

const valuesOf = <Value,>(schema: v.GenericSchema<Value>, ...some: fc.Arbitrary<Value>[]) =>
  fc.oneof(...some).filter((value) => v.is(schema, value));

const century = 36_525;
const instants = valuesOf(
  Instant,
  fc.constantFrom(0, Date.UTC(2000, 0), Date.UTC(2199, 11, 31), 8.64e15, 9e15),
  fc.integer({ min: Date.UTC(1990, 0), max: Date.UTC(2210, 0) }),
  fc.maxSafeNat(),
);
const isoDates = valuesOf(
  IsoDate,
  fc.constantFrom('0000-01-01', '0001-01-01', '2000-01-01', '2199-12-31', '9999-12-31'),
  fc
    .integer({ min: 0, max: 3 * century })
    .map((days) => new Date(Date.UTC(1950, 0, 1 + days)).toISOString().slice(0, 10)),
);
const days = valuesOf(
  Days,
  fc.constantFrom(0, 1, 36_500, 99_999_999),
  fc.nat(century),
  fc.maxSafeNat(),
);

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;
const isSchema = (value: unknown): value is v.GenericSchema => isObject(value) && 'kind' in value;

/** Draws the times, days and day counts of a sample at random. */
function redrawn(schema: unknown, sample: unknown, g: fc.GeneratorValue): unknown {
  if (schema === Instant) return g(() => instants);
  if (schema === IsoDate) return g(() => isoDates);
  if (schema === Days) return g(() => days);
  if (!isSchema(schema) || !isObject(sample)) return sample;
  if ('wrapped' in schema) return redrawn(schema.wrapped, sample, g);
  if ('item' in schema && Array.isArray(sample)) {
    return sample.map((item) => redrawn(schema.item, item, g));
  }
  if (!('entries' in schema) || !isObject(schema.entries)) return sample;
  const entries = new Map<string, unknown>(Object.entries(schema.entries));
  return Object.fromEntries(
    Object.entries(sample).map(([key, value]) => [
      key,
      v.is(v.nullable(v.string()), value) && isNullableDay(entries.get(key))
        ? g(() => fc.option(isoDates))
        : redrawn(entries.get(key), value, g),
    ]),
  );
}

const isNullableDay = (schema: unknown) =>
  isSchema(schema) && 'wrapped' in schema && schema.wrapped === IsoDate;

function sent<Schema extends v.GenericSchema>(
  schema: Schema,
  sample: v.InferOutput<Schema>,
  g: fc.GeneratorValue,
): v.InferOutput<Schema> & { receivedAt: number } {
  const value = v.parse(schema, redrawn(schema, sample, g));
  return Object.assign({}, value, { receivedAt: g(() => instants) });
}

const { reviewing, rejected, lending, repaying, overdue } = loanStatus;
const details = [{ type: 'details.opened' }] as const;

const progressOf = (status: LoanOrder['status'], opened: boolean) => (g: fc.GeneratorValue) => {
  const { receivedAt, ...order } = sent(LoanOrder, loan(status), g);
  return previewProgress({ type: 'loan', order, receivedAt }, opened ? details : [], {
    rejectGuide: answer(sent(Rejection, rejection, g)),
  });
};
const creditProgressOf = (status: CreditOrder['status']) => (g: fc.GeneratorValue) => {
  const { receivedAt, ...order } = sent(CreditOrder, credit(status), g);
  return previewProgress({ type: 'credit', order, receivedAt }, [], {
    rejectGuide: answer(sent(Rejection, rejection, g)),
  });
};
const late: [Instalment, ...Instalment[]] = [lateInstalment, ...threeInstalments.slice(1)];
const repaymentOf = (moves: Parameters<typeof previewRepayment>[1]) => (g: fc.GeneratorValue) =>
  previewRepayment(
    {
      queryPendingRepayPlan: answer(sent(PendingRepayment, pendingOf(late, 5), g)),
      queryRepayOrderDetail: answer(sent(RepaymentDetail, detailOf(late), g)),
    },
    moves,
  );
const borrowAt = (moves: Parameters<typeof previewBorrow>[0]) => (g: fc.GeneratorValue) => {
  const coupons = {
    available: [coupon('K-1')],
    unavailable: [{ ...coupon('K-2'), reason: 'expired' as const, loanNumber: null }],
  };
  const { receivedAt, ...limit } = sent(
    v.object({ quota: CreditQuota, coupons: Coupons }),
    { quota, coupons },
    g,
  );
  const offered = { ...limit.quota, terms: [61, 36_500] };
  return previewBorrow(moves, {
    loadLimit: answer({ ...limit, quota: offered, applications: [], receivedAt }),
    priceLoan: (choice) => {
      const { receivedAt: at, ...offer } = sent(LoanOffer, offerFor({ ...choice, term: 91 }), g);
      return Promise.resolve({ ...offer, choice, receivedAt: at });
    },
  });
};
const home = (g: fc.GeneratorValue) => {
  const loans = [repaying, overdue, lending, reviewing, rejected].map((status) => loan(status));
  return previewHome({ getHomepageData: answer(sent(Homepage, homepage({ loans }), g)) });
};

const pages: [string, (g: fc.GeneratorValue) => Promise<Previewed>][] = [
  ['home', home],
  ['the limit', borrowAt([])],
  ['the amount', borrowAt(toQuota)],
  ['the terms', borrowAt(toConfirm)],
  ['a loan under review', progressOf(reviewing, false)],
  ['details of a review', progressOf(reviewing, true)],
  ['a rejected loan', progressOf(rejected, false)],
  ['details of a rejection', progressOf(rejected, true)],
  ['money on its way', progressOf(lending, false)],
  ['details of a payout', progressOf(lending, true)],
  ['a limit under review', creditProgressOf(creditStatus.reviewing)],
  ['a rejected application', creditProgressOf(creditStatus.rejected)],
  ['a repayment', repaymentOf([])],
  ['the plan of a repayment', repaymentOf([{ type: 'plan.opened' }])],
  ['details of a repayment', repaymentOf([{ type: 'detail.opened' }])],
];

const languages: readonly Language[] = ['en', 'fil'];

describe('for any time, day or day count that the schemas accept', () => {
  it.each(pages)('%s renders', async (_, preview) => {
    await fc.assert(
      fc.asyncProperty(fc.gen(), fc.constantFrom(...languages), async (g, language) => {
        cleanup();
        await present(await preview(g), language);
        const text = document.body.textContent;
        expect(text.length).toBeGreaterThan(40);
        expect(text).not.toMatch(/NaN|undefined|Invalid|Infinity/);
      }),
      { numRuns: 12 },
    );
  });
});
