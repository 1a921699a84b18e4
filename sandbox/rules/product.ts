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
   * For each term in days, its monthly instalments and the processing fee as a share of the
   * amount, kept back at payout. Each share keeps every amount within the effective cap of 12 %.
   */
  terms: {
    30: { instalments: 1, processingFee: 0.052 },
    60: { instalments: 2, processingFee: 0.075 },
    90: { instalments: 3, processingFee: 0.096 },
  },
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
  loan: {
    /** From the application to the start of its review. */
    queueTime: 2 * second,
    reviewTime: 20 * second,
    payoutTime: 30 * second,
    /** How long a failed payout waits for another account before the order is cancelled. */
    payoutRepairTime: 7 * day,
    freezeDays: 14,
  },
  /** The payment channel of the sandbox refuses accounts that end like this. */
  refusedAccountEnding: '0000',
  sms: {
    validity: 5 * minute,
    cooldown: minute,
    maxPerHour: 10,
    maxAttempts: 5,
  },
  /** After so many wrong passwords none is looked at until so long after the first of them. */
  password: { maxAttempts: 5, pause: 15 * minute },
  session: { validity: 180 * day },
} as const;

export type Term = keyof typeof product.terms;

/** The terms on offer, in days. */
export const terms: readonly Term[] = [30, 60, 90];

export function isTerm(days: number): days is Term {
  return days in product.terms;
}
