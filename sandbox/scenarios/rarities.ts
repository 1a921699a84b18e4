import { day, hour } from '#domain/constants.ts';
import { startOfManilaDay } from '#domain/dates.ts';
import { payoutMethod } from '#domain/payments/payout-methods.ts';
import { borrowed, type Scenario } from './scenario.ts';

/** In per cent (S9). */
const discounts = [10, 20, 30, 40, 50, 60, 70, 80, 90, 100];

const reofferOf = (percent: number): [string, Scenario] => [
  `reoffer-${percent}`,
  {
    description: `Has a limit, and better terms on it with ${percent} % off the interest.`,
    live: async (life) => {
      await life.applyForLimit(hour);
      await life.getReoffer(0, percent / 100);
    },
  },
];

export const rarities: Readonly<Record<string, Scenario>> = {
  'coupons-up-to-interest': {
    description:
      'Has a limit, and four coupons of 150 pesos: on a loan of 5,000 pesos over 61 days three of them fit into the interest.',
    live: async (life) => {
      await life.applyForLimit(hour);
      const coupon = { amount: 150, minLoanAmount: 1_000, validDays: 30, rule: 'oneLoan' } as const;
      for (let given = 0; given < 4; given += 1) await life.getCoupon(0, coupon);
    },
  },
  'four-payments': {
    description: 'A loan over 120 days, in four instalments, paid out 10 days ago.',
    live: borrowed(10 * day, 5_000, 120),
  },
  'paid-to-maya': {
    description: 'A loan of 5,000 pesos, paid out to a PayMaya account 10 days ago.',
    live: borrowed(10 * day, 5_000, 61, { accountType: payoutMethod.payMaya }),
  },
  'paid-to-grabpay': {
    description: 'A loan of 5,000 pesos, paid out to a GrabPay account 10 days ago.',
    live: borrowed(10 * day, 5_000, 61, { accountType: payoutMethod.grabPay }),
  },
  'leap-day': {
    description:
      'Lives on February 9, 2028. The first instalment of a loan is due on February 29, the leap day.',
    live: async (life) => {
      await life.moveTo(startOfManilaDay('2028-02-09') + 12 * hour);
      await borrowed(10 * day)(life);
    },
  },
  ...Object.fromEntries(discounts.map(reofferOf)),
};
