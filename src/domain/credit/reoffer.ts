import * as v from 'valibot';
import { Days, Id, Instant, Pesos } from '../primitives.ts';

/** A daily rate in millionths, so that no rate is a fraction. */
const DailyRate = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

/** One of the better terms: as it is without the benefit, as it is with it, and until when. */
const better = <Unit extends v.GenericSchema<unknown, number>>(unit: Unit) => ({
  before: unit,
  after: unit,
  expiresAt: Instant,
});

/** Re-offer benefits (S3): better terms, each until its own expiry, null where it is not offered. */
export const ReofferBenefits = v.object({
  creditOrderId: Id,
  /** The total limit; `temporaryCredit` is the part of it that goes when the benefit expires. */
  higherLimit: v.nullable(v.object({ ...better(Pesos), temporaryCredit: Pesos })),
  /** Interest a day. */
  lowerInterest: v.nullable(v.object(better(DailyRate))),
  /** Days to the last payment of the shortest loan; what is more costs no interest. */
  extraDays: v.nullable(v.object(better(Days))),
  /** What is repaid in all on a loan of `loanAmount` over the shortest term, with all of them. */
  total: v.object({ loanAmount: Pesos, before: Pesos, after: Pesos }),
});
export type ReofferBenefits = v.InferOutput<typeof ReofferBenefits>;

/** The benefits that a re-offer can have. */
export const benefitIds = ['higherLimit', 'lowerInterest', 'extraDays'] as const;
export type BenefitId = (typeof benefitIds)[number];

/** A daily rate in millionths as a fraction. */
export const rateOfMillionths = (millionths: number): number => millionths / 1_000_000;
