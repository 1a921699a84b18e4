import * as v from 'valibot';
import { Instant } from '../primitives.ts';

/**
 * The lender’s records about a borrower (RA 10173: access and portability), as plain text, which
 * every phone can show, and as JSON.
 */
export const OwnData = v.object({ exportedAt: Instant, text: v.string(), json: v.string() });
export type OwnData = v.InferOutput<typeof OwnData>;
