import { newCouponsOf } from '../repositories/credit/coupons.ts';
import { keepRating, popupWindows, reofferFor } from '../repositories/credit/popups.ts';
import { popupRules } from '../rules/popups.ts';
import { forBorrowers } from './answer.ts';
import { ownLoan } from './loan.ts';
import { record } from '../repositories/work.ts';

export const popupMethods = [
  forBorrowers('checkReoffer', async ({ work }, { creditOrderId }) => ({
    available: (await reofferFor(work, creditOrderId)) !== null,
  })),

  forBorrowers('getReofferPopup', async ({ work }, { creditOrderId }) =>
    reofferFor(work, creditOrderId),
  ),

  forBorrowers('getCouponPopup', async ({ work }) => {
    const { coupon } = await popupWindows(work);
    return coupon ? { coupons: await newCouponsOf(work) } : null;
  }),

  forBorrowers('userSubmitRating', async (call, rating) => {
    const { work, borrower } = call;
    if (rating.loanOrderId !== null) await ownLoan(call, rating.loanOrderId);
    await keepRating(work, borrower.userId, rating);
    await record(work, borrower.userId, 'rating.given', rating.loanOrderId, {
      stars: rating.stars,
    });
    return { storeUrl: popupRules.storeUrl };
  }),
] as const;
