import { day, minute } from '#domain/constants.ts';

const second = 1_000;

/**
 * Configuration of the loan product, as the lender decides it: amounts in pesos, times in
 * milliseconds by the borrower's clock, rates as fractions for a month of 30 days.
 */
export const product = {
  amounts: { min: 1_000, max: 10_000, step: 500 },
  totalLimit: 10_000,
  /** The legal cap on the nominal rate (`#domain/loans/caps.ts`). */
  nominalMonthlyRate: 0.06,
  /**
   * By term in days. The processing fee is a share of the amount, deducted at the payout, and keeps
   * within the effective cap of 12 %.
   */
  terms: {
    30: { instalments: 1, processingFee: 0.052 },
    61: { instalments: 2, processingFee: 0.075 },
    91: { instalments: 3, processingFee: 0.096 },
    120: { instalments: 4, processingFee: 0.115 },
  },
  /** A borrower is offered the terms of one range. */
  ranges: {
    /**
     * App stores bar personal loans that are due in full within 60 days, so no term is shorter than
     * 61 days. The legal caps apply to loans of up to four months, so no term is longer than 120.
     */
    standard: [61, 91, 120],
    /** App stores bar this term. One scenario shows that the app accepts it. */
    shortTerm: [30],
  },
  /** The last instalment is due on the last day of the term, which can be a day later. */
  daysBetweenInstalments: 30,
  credit: {
    reviewTime: 20 * second,
    validity: 90 * day,
    /** The other seven files do not lapse. */
    selfieValidity: 60 * day,
    minMonthlyIncome: 5_000,
    minAge: 18,
    freezeDays: 30,
  },
  /** Days between two changes, and the first change that needs a face check. */
  bankCard: { changeDays: 30, faceCheckFrom: 2 },
  feedback: { minWords: 5 },
  /** Pictures without a ticket or a message. `most` is for each borrower. */
  waitingPictures: { keptFor: day, most: 20 },
  loan: {
    /** Time between the application and the start of its review. */
    queueTime: 2 * second,
    reviewTime: 20 * second,
    payoutTime: 30 * second,
    /** How long a loan with a failed payout waits for a new account before it is cancelled. */
    payoutRepairTime: 7 * day,
    freezeDays: 14,
  },
  /**
   * Rollovers: postpone the next instalment to `extraDays` after its due date, or after today if it
   * is late, and the later instalments by as many days.
   */
  rollover: {
    extraDays: 30,
    opensDaysBefore: 7,
    closesDaysAfter: 15,
    most: 3,
    /**
     * The fee as a share of the postponed principal. The older list kept within the effective cap
     * of 15 % that applied before 1 April 2026.
     */
    fees: { present: 0.052, before2026April: 0.075 },
    processingTime: 5 * second,
  },
  restructure: {
    opensDaysLate: 3,
    closesDaysLate: 90,
    /** For each loan, including the loans that it replaced. */
    most: 1,
    /** Number of instalments, one each calendar month. */
    instalments: 3,
    nominalMonthlyRate: 0.04,
    /** Share of the balance. */
    fee: 0.01,
    /** Share of the debt. */
    downPayment: 0.1,
    /** Wait for the agreement after the minimum is paid. */
    agreementTime: 3 * day,
    reviewTimes: {
      verifyingBorrower: 10 * second,
      applying: 20 * second,
      generatingOrder: 10 * second,
    },
  },
  /**
   * How long an order that waits for money on its way stays open after the money's posting time.
   */
  postingGrace: minute,
  /** How long the home page reports an operation that was paid for but not carried out. */
  operationNewsTime: 7 * day,
  /** Last digits of account numbers that the sandbox's payment channel rejects. */
  refusedAccountEnding: '0000',
  sms: {
    validity: 5 * minute,
    cooldown: minute,
    /** Codes in an hour for one purpose and mobile, requested by one phone. */
    maxPerHour: 10,
    /**
     * Codes in an hour for one purpose and mobile, requested by all phones together. The limit
     * applies to phones on which the owner of the mobile was never logged in.
     */
    maxFromStrangers: 20,
    /** Codes in an hour requested by one phone, for all purposes and mobiles. */
    maxFromPhone: 60,
    /** Tries for the phone that requested the code, and as many for all others together. */
    maxAttempts: 5,
  },
  /**
   * Limits of wrong passwords for a username: `maxAttempts` from one phone, `maxFromStrangers` from
   * all phones together. The second limit does not apply to phones on which the owner was logged
   * in. The `pause` of a phone begins at its first wrong password.
   */
  password: { maxAttempts: 5, maxFromStrangers: 20, pause: 15 * minute },
  session: { validity: 180 * day },
} as const;

export type PriceList = keyof typeof product.rollover.fees;

export type Term = keyof typeof product.terms;

export type TermRange = keyof typeof product.ranges;

export function termsOf(range: TermRange): readonly Term[] {
  return product.ranges[range];
}

export const terms: readonly Term[] = [...product.ranges.standard, ...product.ranges.shortTerm];

export function isTerm(days: number): days is Term {
  return days in product.terms;
}
