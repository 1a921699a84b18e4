import * as v from 'valibot';
import { Days, Id, Instant, Pesos } from './primitives.ts';

/** A daily rate in millionths, so that no rate is a fraction. */
const DailyRate = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

/** Re-offer benefits (S3): better terms, each until its own expiry, null where it is not offered. */
export const ReofferBenefits = v.object({
  creditOrderId: Id,
  higherLimit: v.nullable(
    v.object({ totalLimit: Pesos, temporaryCredit: Pesos, expiresAt: Instant }),
  ),
  lowerInterest: v.nullable(v.object({ perDay: DailyRate, expiresAt: Instant })),
  extraDays: v.nullable(v.object({ days: Days, expiresAt: Instant })),
});
export type ReofferBenefits = v.InferOutput<typeof ReofferBenefits>;
