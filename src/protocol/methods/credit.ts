import * as v from 'valibot';
import { AgreementDocument } from '#domain/loans/agreement.ts';
import { Coupon, Coupons } from '#domain/credit/coupon.ts';
import { CreditOrder, DocumentKind, FileUpload } from '#domain/credit/credit-order.ts';
import { Id } from '#domain/primitives.ts';
import { LoanChoice } from '#domain/loans/quota.ts';
import { by } from './caller.ts';
import { group } from './method.ts';

export const creditMethods = group({
  /** The present order, also for an outdated id; null before the first application. */
  queryCreditOrder: {
    data: v.object({ creditOrderId: v.optional(Id) }),
    reply: v.nullable(CreditOrder),
    effect: 'read',
    caller: by(
      'creditCheck, borrow, orderProgress',
      'before a loan application, and before home opens the next page; the limit page loads; the progress of a credit application is shown',
    ),
  },
  /** The file is a part of the multipart form. */
  genericFileUpload: {
    data: v.object({ creditOrderId: Id, kind: DocumentKind }),
    reply: FileUpload,
    effect: 'write',
    caller: by('the native credit application', 'the borrower uploads one of the eight files'),
  },
  loanContractPreview: {
    data: LoanChoice,
    reply: AgreementDocument,
    effect: 'read',
    caller: by('borrow', 'the confirm page opens with a priced choice'),
  },
  /** Null unless the lender recently announced usable coupons. */
  getCouponPopup: {
    data: v.object({}),
    reply: v.nullable(v.object({ coupons: v.pipe(v.array(Coupon), v.minLength(1)) })),
    effect: 'read',
    caller: by(
      'couponPopup',
      'home is shown, if loanWindowConfig and the borrower’s status allow it',
    ),
  },
  getCoupons: {
    data: v.object({}),
    reply: Coupons,
    effect: 'read',
    caller: by('borrow, coupons', 'the limit page loads; the coupons page opens'),
  },
});
