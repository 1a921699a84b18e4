import { day, minute } from '#domain/constants.ts';

const second = 1_000;

/**
 * Configuration of the loan product, as the lender decides it: amounts in pesos, times in
 * milliseconds by the borrower's clock, rates as fractions for a month of 30 days.
 */
export const product = {
  amounts: { min: 1_000, max: 10_000, step: 500 },
  totalLimit: 10_000,
  /**
   * The legal cap on the nominal rate (`#domain/loans/caps.ts`), charged on the unpaid principal.
   */
  nominalMonthlyRate: 0.06,
  /**
   * For each term in days, the number of instalments and the processing fee as a share of the amount,
   * deducted at the payout. Each share keeps every amount within the effective cap of 12 %.
   */
  terms: {
    30: { instalments: 1, processingFee: 0.052 },
    61: { instalments: 2, processingFee: 0.075 },
    91: { instalments: 3, processingFee: 0.096 },
    120: { instalments: 4, processingFee: 0.115 },
  },
  /** Ranges of terms. A borrower is offered the terms of one range. */
  ranges: {
    /**
     * App stores bar personal loans that are due in full within 60 days, so no term is shorter than 61
     * days. The legal caps apply to loans of up to four months, so no term is longer than 120.
     */
    standard: [61, 91, 120],
    /**
     * A term that app stores bar, for one scenario only, which shows that the app accepts the terms
     * that it is offered.
     */
    shortTerm: [30],
  },
  /**
   * Days between two due dates: as many as the month for which rates are quoted. The last
   * instalment is due on the last day of the term, which can be a day later; that day costs
   * interest like any other.
   */
  daysBetweenInstalments: 30,
  credit: {
    reviewTime: 20 * second,
    /** Validity of a granted limit. */
    validity: 90 * day,
    /** Validity of the uploaded selfie. The other seven files do not lapse. */
    selfieValidity: 60 * day,
    minMonthlyIncome: 5_000,
    minAge: 18,
    /** Days between a rejection and the next application. */
    freezeDays: 30,
  },
  /**
   * Changes of the payout account: days between two changes, and the first change that needs a face
   * check.
   */
  bankCard: { changeDays: 30, faceCheckFrom: 2 },
  /** Minimum number of words in a ticket's description. */
  feedback: { minWords: 5 },
  /**
   * Pictures without a ticket or a message: how long they are stored, and the maximum for each
   * borrower.
   */
  waitingPictures: { keptFor: day, most: 20 },
  loan: {
    /** Time between the application and the start of its review. */
    queueTime: 2 * second,
    reviewTime: 20 * second,
    payoutTime: 30 * second,
    /**
     * Time for which a loan with a failed payout waits for a new account before it is cancelled.
     */
    payoutRepairTime: 7 * day,
    freezeDays: 14,
  },
  /**
   * Rollovers: postpone the next instalment to `extraDays` after its due date, or after today if it
   * is late, and the later instalments by as many days.
   */
  rollover: {
    extraDays: 30,
    /** First day of the offer: days before the due date. */
    opensDaysBefore: 7,
    /** Last day of the offer: days after the due date. */
    closesDaysAfter: 15,
    /** Maximum number for each loan. */
    most: 3,
    /**
     * The fee as a share of the postponed principal, by price list. The present list keeps within the
     * effective cap of 12 %; the older one kept within the cap of 15 % that applied before 1 April
     * 2026.
     */
    fees: { present: 0.052, before2026April: 0.075 },
    /** Time between confirmation and completion. */
    processingTime: 5 * second,
  },
  /** Restructures: turn the debt of an overdue loan into a new loan with instalments. */
  restructure: {
    /** First day of the offer: days late. */
    opensDaysLate: 3,
    /** Last day of the offer: days late. */
    closesDaysLate: 90,
    /** Maximum number for each loan, including the loans that it replaced. */
    most: 1,
    /** Instalments of the new loan, one each calendar month. */
    instalments: 3,
    nominalMonthlyRate: 0.04,
    /** The fee as a share of the balance. */
    fee: 0.01,
    /** The share of the debt that must be paid first. */
    downPayment: 0.1,
    /** Time for which the order waits for the agreement after its minimum is paid. */
    agreementTime: 3 * day,
    /** Duration of each step of the review. */
    reviewTimes: {
      verifyingBorrower: 10 * second,
      applying: 20 * second,
      generatingOrder: 10 * second,
    },
  },
  /**
   * Time for which an operation stays open for money on its way, after the posting time of that
   * money.
   */
  postingGrace: minute,
  /**
   * Time for which the home page reports an operation that was not carried out although money was
   * paid for it.
   */
  operationNewsTime: 7 * day,
  /** Last digits of account numbers that the sandbox's payment channel rejects. */
  refusedAccountEnding: '0000',
  sms: {
    validity: 5 * minute,
    cooldown: minute,
    /** Maximum number of codes in an hour for one purpose and mobile, requested by one phone. */
    maxPerHour: 10,
    /**
     * Maximum number of codes in an hour for one purpose and mobile, requested by all phones
     * together. It applies to phones on which the owner of the mobile was never logged in.
     */
    maxFromStrangers: 20,
    /** Maximum number of codes in an hour requested by one phone, for all purposes and mobiles. */
    maxFromPhone: 60,
    /**
     * Tries of a code for the phone that requested it, and the same number for all other phones
     * together.
     */
    maxAttempts: 5,
  },
  /**
   * Wrong passwords for a username: the maximum from one phone, and from all phones together; the
   * second applies to phones on which the owner was never logged in. `pause`: time after the first
   * of them in which they count, and in which no further password is checked once the maximum is
   * reached.
   */
  password: { maxAttempts: 5, maxFromStrangers: 20, pause: 15 * minute },
  session: { validity: 180 * day },
} as const;

/** The lender's price lists for rollovers. Each borrower has one. */
export type PriceList = keyof typeof product.rollover.fees;

export type Term = keyof typeof product.terms;

export type TermRange = keyof typeof product.ranges;

/** The terms of a range, in days. */
export function termsOf(range: TermRange): readonly Term[] {
  return product.ranges[range];
}

/** All terms of all ranges, in days. */
export const terms: readonly Term[] = [...product.ranges.standard, ...product.ranges.shortTerm];

export function isTerm(days: number): days is Term {
  return days in product.terms;
}
