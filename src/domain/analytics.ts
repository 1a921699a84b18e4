import * as v from 'valibot';
import type { TransactionType } from './page-table.ts';
import { Id, Stamp } from './primitives.ts';

export const TransactionTypes = v.picklist([
  'receive_payment',
  'credit',
  'loan_repayment',
  'customer_support',
  'permissions',
] satisfies TransactionType[]);

const Measure = v.pipe(v.number(), v.finite(), v.minValue(0));

/** Milliseconds from the start of a page's navigation. */
export const LoadTimes = v.object({
  firstByte: Measure,
  domReady: Measure,
  load: Measure,
  firstPaint: v.nullable(Measure),
});
export type LoadTimes = v.InferOutput<typeof LoadTimes>;

/** At least 32 hex digits, so that a plain mobile number is refused. */
export const MobileHash = v.pipe(v.string(), v.regex(/^[0-9a-f]{32,128}$/));

/** Analytics event (S3). */
export const AnalyticsEvent = v.object({
  pageTitle: v.string(),
  /** `subject_verb`, such as `page_enter` or `login_fail`. */
  action: v.pipe(v.string(), v.regex(/^[a-z][a-z0-9_]{0,63}$/)),
  timestamp: Stamp,
  viewport: v.object({ width: Measure, height: Measure }),
  mobileHash: v.nullable(MobileHash),
  loanOrderId: v.nullable(Id),
  creditOrderId: v.nullable(Id),
  transactionType: v.nullable(TransactionTypes),
  loadTimes: v.nullable(LoadTimes),
});
export type AnalyticsEvent = v.InferOutput<typeof AnalyticsEvent>;
