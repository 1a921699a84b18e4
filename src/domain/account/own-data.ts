import * as v from 'valibot';
import { Instant } from '../primitives.ts';

/**
 * The lender’s records about a borrower (RA 10173: access and portability), as two files: plain
 * text that every phone can show, and JSON. Both mask account numbers and omit credentials and the
 * content of pictures.
 */
export const OwnData = v.object({ exportedAt: Instant, text: v.string(), json: v.string() });
export type OwnData = v.InferOutput<typeof OwnData>;
