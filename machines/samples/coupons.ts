import type { Coupon, Coupons } from '#domain/credit/coupon.ts';
import type { Timed } from '#machines/shared/ports.ts';
import { coupon } from './loans.ts';

const another = (change: Partial<Coupon>): Coupon => ({ ...coupon, ...change });

export const couponLists: Timed<Coupons> = {
  available: [
    coupon,
    another({ couponId: 'coupon-2', amount: 150, minLoanAmount: 3000, givenBackBy: '230001' }),
    another({ couponId: 'coupon-7', amount: 70, givenBackBy: '230004', waitsForAccount: true }),
  ],
  unavailable: [
    { ...another({ couponId: 'coupon-3', amount: 80 }), reason: 'used', loanNumber: '230002' },
    { ...another({ couponId: 'coupon-4', amount: 60 }), reason: 'reserved', loanNumber: '230003' },
    {
      ...another({ couponId: 'coupon-5', amount: 40, expiresOn: '2023-10-31' }),
      reason: 'expired',
      loanNumber: null,
    },
    {
      ...another({ couponId: 'coupon-6', amount: 90, minLoanAmount: 20_000 }),
      reason: 'aboveLimit',
      loanNumber: null,
    },
  ],
  receivedAt: Date.UTC(2023, 10, 14, 22),
};
