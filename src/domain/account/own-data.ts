import * as v from 'valibot';
import { Instant } from '../primitives.ts';

/**
 * Everything that the lender holds about a borrower (RA 10173: access and portability), as two files:
 * plain text to be read by people on any phone, and JSON. Neither has anything that opens the account.
 */
export const OwnData = v.object({ exportedAt: Instant, text: v.string(), json: v.string() });
export type OwnData = v.InferOutput<typeof OwnData>;
