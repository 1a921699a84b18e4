import { day, minute } from '#domain/constants.ts';

const second = 1_000;

/**
 * The loan product that the sandbox sells: amounts in pesos, times in milliseconds by the
 * borrower's clock, rates as fractions for a month of 30 days. Everything that a real lender would
 * decide and the specification does not show stands here.
 */
export const product = {
  amounts: { min: 1_000, max: 10_000, step: 500 },
  totalLimit: 10_000,
  /** The law's cap on the nominal rate (`#domain/caps.ts`), charged on what is still owed. */
  nominalMonthlyRate: 0.06,
  /**
   * For each term in days, its instalments and the processing fee as a share of the amount, kept
   * back at payout. Each share keeps every amount within the effective cap of 12 %.
   */
  terms: {
    30: { instalments: 1, processingFee: 0.052 },
    61: { instalments: 2, processingFee: 0.075 },
    91: { instalments: 3, processingFee: 0.096 },
    120: { instalments: 4, processingFee: 0.115 },
  },
  /** The terms that are sold together; a borrower is offered those of one range. */
  ranges: {
    /**
     * App stores bar personal loans that are due in full within 60 days, so none is shorter than
     * 61; the law's caps are for loans of up to four months, so none is longer than 120.
     */
    standard: [61, 91, 120],
    /** Flagged: what stores bar. Sold in one scenario alone, to show that the app takes what it is offered. */
    shortTerm: [30],
  },
  /**
   * Instalments are due monthly, a month of rates apart; the last one on the term's last day, so
   * that it may be a day later. What that day costs is interest like any other's.
   */
  daysBetweenInstalments: 30,
  credit: {
    reviewTime: 20 * second,
    /** How long a limit can be used once granted. */
    validity: 90 * day,
    /** How long the uploaded selfie counts: the shortest-lived of the eight files. */
    selfieValidity: 60 * day,
    minMonthlyIncome: 5_000,
    minAge: 18,
    /** Days after a rejection before another application. */
    freezeDays: 30,
  },
  /** The account that receives money: how often it may be changed, and from which change on a face is asked for. */
  bankCard: { changeDays: 30, faceCheckFrom: 2 },
  /** The least words of a ticket’s description. */
  feedback: { minWords: 5 },
  /** Pictures that belong to no ticket or message yet: how long they are kept, and the most of a borrower at a time. */
  waitingPictures: { keptFor: day, most: 20 },
  loan: {
    /** From the application to the start of its review. */
    queueTime: 2 * second,
    reviewTime: 20 * second,
    payoutTime: 30 * second,
    /** How long a failed payout waits for another account before the order is cancelled. */
    payoutRepairTime: 7 * day,
    freezeDays: 14,
  },
  /** Rollovers: the next instalment and all after it are put off by so many days. */
  rollover: {
    extraDays: 30,
    /** Offered from so many days before the due date to so many after it; how many a loan may have. */
    opensDaysBefore: 7,
    closesDaysAfter: 15,
    most: 3,
    /**
     * The fee as a share of the principal that is put off, by price list: the present one keeps
     * within the effective cap of 12 %; the older one kept within the 15 % of before 1 April 2026.
     */
    fees: { present: 0.052, before2026April: 0.075 },
    /** From the confirmation until it is done. */
    processingTime: 5 * second,
  },
  /** Restructures: what is outstanding on an overdue loan becomes a new order in instalments. */
  restructure: {
    /** Offered from so many days late to so many; how many a loan may have, the old orders' counted. */
    opensDaysLate: 3,
    closesDaysLate: 90,
    most: 1,
    /** Instalments of the new order, one a calendar month. */
    instalments: 3,
    nominalMonthlyRate: 0.04,
    /** The fee as a share of the balance. */
    fee: 0.01,
    /** What of the outstanding sum is paid off first, as a share. */
    downPayment: 0.1,
    /** How long an order waits for its agreement once its minimum has come in. */
    agreementTime: 3 * day,
    /** How long each step of the review takes. */
    reviewTimes: {
      verifyingBorrower: 10 * second,
      applying: 20 * second,
      generatingOrder: 10 * second,
    },
  },
  /** How long an operation stays open for money on its way, beyond its usual posting time. */
  postingGrace: minute,
  /** How long home says that an operation was not made although money came for it. */
  operationNewsTime: 7 * day,
  /** The payment channel of the sandbox refuses accounts that end like this. */
  refusedAccountEnding: '0000',
  sms: {
    validity: 5 * minute,
    cooldown: minute,
    /** Codes an hour: as one phone asks for them for a purpose and a mobile, */
    maxPerHour: 10,
    /** as all phones together ask for them on which the owner of the mobile was never logged in, */
    maxFromStrangers: 20,
    /** and as one phone asks for them for every purpose and mobile. */
    maxFromPhone: 60,
    /** Wrong codes that a code bears from the phone that asked for it, and as many from all others together. */
    maxAttempts: 5,
  },
  /**
   * Wrong passwords for a username: after so many from one phone, or from all phones together on which
   * its owner was never logged in, none is looked at until so long after the first of them.
   */
  password: { maxAttempts: 5, maxFromStrangers: 20, pause: 15 * minute },
  session: { validity: 180 * day },
} as const;

/** The lender's price lists for rollovers; a borrower has one of them. */
export type PriceList = keyof typeof product.rollover.fees;

export type Term = keyof typeof product.terms;

/** What a borrower is offered: the terms of a range. */
export type TermRange = keyof typeof product.ranges;

/** The terms of a range, in days. */
export function termsOf(range: TermRange): readonly Term[] {
  return product.ranges[range];
}

/** Every term that is sold to somebody, in days. */
export const terms: readonly Term[] = [...product.ranges.standard, ...product.ranges.shortTerm];

export function isTerm(days: number): days is Term {
  return days in product.terms;
}
