import { newCouponsOf, couponsOf } from '../repositories/credit/coupons.ts';
import { keepRating, popupWindows, reofferFor } from '../repositories/credit/popups.ts';
import { popupRules } from '../rules/popups.ts';
import { forBorrowers } from './answer.ts';
import { ownLoan } from './loan.ts';
import { record } from '../repositories/work.ts';
import { assumedCodes } from '#domain/codes.ts';
import { creditStatus } from '#domain/credit/credit-order.ts';
import {
  freezeDays,
  creditView,
  filesOf,
  keepUpload,
  presentCredit,
} from '../repositories/credit/credit.ts';
import { agreementFor, offerFor } from '../repositories/credit/applications.ts';
import { Refusal, refusalNamed } from '../repositories/refusal.ts';
import { rejectionWords } from '../rules/rejection-words.ts';

export const creditMethods = [
  forBorrowers('queryCreditOrder', async ({ work, borrower }) => {
    const credit = await presentCredit(work, borrower.userId);
    return credit && creditView(work, credit);
  }),

  forBorrowers('genericFileUpload', async ({ work, borrower, files }, { creditOrderId, kind }) => {
    const credit = await presentCredit(work, borrower.userId);
    const [file, ...others] = files;
    if (credit?.creditOrderId !== creditOrderId) {
      throw refusalNamed('notFound');
    }
    if (creditStatus[credit.state] >= creditStatus.reviewing) {
      throw new Refusal(assumedCodes.invalidData, 'The application was submitted already.');
    }
    if (!file || others.length > 0) {
      throw new Refusal(assumedCodes.invalidData, 'One file is sent at a time.');
    }
    const { name, type, size, sha256 } = file;
    await keepUpload(work, creditOrderId, kind, { name, type, size, sha256 });
    await record(work, borrower.userId, 'file.uploaded', creditOrderId, { kind, size: file.size });
    return { state: await filesOf(work, creditOrderId) };
  }),

  forBorrowers('getCoupons', async ({ work }) => couponsOf(work)),

  forBorrowers('loanContractPreview', async ({ work, language }, choice) =>
    agreementFor(work, await offerFor(work, choice), language),
  ),

  forBorrowers('rejectGuide', async (call, { loanOrderId }) => {
    const { work, borrower, language } = call;
    const guide = [...rejectionWords[language]];
    if (loanOrderId !== undefined) {
      return { freezeDays: freezeDays('loan', await ownLoan(call, loanOrderId), work.now), guide };
    }
    const credit = await presentCredit(work, borrower.userId);
    return { freezeDays: credit ? freezeDays('credit', credit, work.now) : 0, guide };
  }),
] as const;

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
