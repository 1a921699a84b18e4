import * as v from 'valibot';
import { Instant } from '../primitives.ts';

/**
 * All data of the lender about a borrower (RA 10173: access and portability), as two files: plain
 * text that every phone can show, and JSON. Neither contains credentials.
 */
export const OwnData = v.object({ exportedAt: Instant, text: v.string(), json: v.string() });
export type OwnData = v.InferOutput<typeof OwnData>;
