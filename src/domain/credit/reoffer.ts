import * as v from 'valibot';
import { Days, Id, Instant, Pesos } from '../primitives.ts';

/** A rate for a day, in millionths, so that it is an integer. */
const DailyRate = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

const better = <Unit extends v.GenericSchema<unknown, number>>(unit: Unit) => ({
  before: unit,
  after: unit,
  expiresAt: Instant,
});

/** Re-offer benefits (S3); each is null if it is not offered. */
export const ReofferBenefits = v.object({
  creditOrderId: Id,
  /** `temporaryCredit`: the part of the limit that ends with the benefit. */
  higherLimit: v.nullable(v.object({ ...better(Pesos), temporaryCredit: Pesos })),
  lowerInterest: v.nullable(v.object(better(DailyRate))),
  /** Days to the last payment of the shortest loan. */
  extraDays: v.nullable(v.object(better(Days))),
  total: v.object({ loanAmount: Pesos, before: Pesos, after: Pesos }),
});
export type ReofferBenefits = v.InferOutput<typeof ReofferBenefits>;

export const benefitIds = ['higherLimit', 'lowerInterest', 'extraDays'] as const;
export type BenefitId = (typeof benefitIds)[number];

export const rateOfMillionths = (millionths: number): number => millionths / 1_000_000;
