import * as v from 'valibot';
import type { ClosedBorrowing } from './closed-borrowing.ts';
import { Email } from '../account/email.ts';
import { CreditOrder, creditStatus, limitGranted } from '../credit/credit-order.ts';
import { type IsoDate, manilaDay } from '../dates.ts';
import { LoanOrder } from './loan-order.ts';
import { Overpayment } from '../payments/overpayment.ts';
import { closedOf, CreditQuota } from './quota.ts';

/** `loans` are newest first. */
export const Homepage = v.object({
  credit: v.nullable(CreditOrder),
  quota: v.nullable(CreditQuota),
  loans: v.array(LoanOrder),
  overpaid: v.optional(v.nullable(Overpayment)),
  unread: v.optional(v.boolean()),
});
export type Homepage = v.InferOutput<typeof Homepage>;

export type CreditStage = 'apply' | 'resume' | 'reviewing' | 'rejected' | 'limit';

export function creditStageOf({ credit }: Pick<Homepage, 'credit'>): CreditStage {
  if (credit === null) return 'apply';
  if (credit.status === creditStatus.reviewing) return 'reviewing';
  if (credit.status === creditStatus.rejected) return 'rejected';
  return limitGranted(credit.status) ? 'limit' : 'resume';
}

/**
 * Null if the borrower can borrow, or has no granted limit. A limit without a quota has expired.
 */
export function closedOn(homepage: Pick<Homepage, 'credit' | 'quota'>): ClosedBorrowing | null {
  if (creditStageOf(homepage) !== 'limit') return null;
  const { credit, quota } = homepage;
  const expired = { reason: 'expired' } as const;
  if (!quota) return expired;
  return quota.closed ?? (credit?.expired ? expired : closedOf(quota));
}

/** When a rejected borrower can apply again; null without such a day, and from that day on. */
export function freezeEndOf({ credit }: Pick<Homepage, 'credit'>, now: number): IsoDate | null {
  const day = credit?.applyAgainOn;
  return day && day > manilaDay(now) ? day : null;
}

/** Contacts of customer service (`/customer/customerCenter`). */
export const ServiceEntrance = v.object({
  onlineUrl: v.pipe(v.string(), v.url()),
  hotline: v.string(),
  email: Email,
  hours: v.string(),
  officialUrl: v.pipe(v.string(), v.url()),
});
export type ServiceEntrance = v.InferOutput<typeof ServiceEntrance>;
