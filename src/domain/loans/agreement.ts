import * as v from 'valibot';
import { Stamp } from '../primitives.ts';

/** `html` must be sanitised before it is rendered. */
export const AgreementDocument = v.object({
  html: v.string(),
  version: v.string(),
  hash: v.string(),
});
export type AgreementDocument = v.InferOutput<typeof AgreementDocument>;

/** Proof of electronic consent (RA 8792). */
export const Consent = v.object({
  version: v.string(),
  hash: v.string(),
  agreedAt: Stamp,
  language: v.string(),
});
export type Consent = v.InferOutput<typeof Consent>;
