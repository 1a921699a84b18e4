import * as v from 'valibot';
import { CreditOrder } from './credit-order.ts';
import { LoanOrder } from './loan-order.ts';
import { CreditQuota } from './quota.ts';

/** What the home page shows: credit, limit and loans, newest first. */
export const Homepage = v.object({
  credit: v.nullable(CreditOrder),
  quota: v.nullable(CreditQuota),
  loans: v.array(LoanOrder),
});
export type Homepage = v.InferOutput<typeof Homepage>;

/** The ways to a person at customer service (`/customer/customerCenter`). */
export const ServiceEntrance = v.object({
  onlineUrl: v.pipe(v.string(), v.url()),
  hotline: v.string(),
  email: v.pipe(v.string(), v.email()),
  hours: v.string(),
  officialUrl: v.pipe(v.string(), v.url()),
});
export type ServiceEntrance = v.InferOutput<typeof ServiceEntrance>;
