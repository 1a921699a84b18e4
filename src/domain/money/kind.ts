import type { GenericSchema } from 'valibot';

/** The types that differ between kinds of money actions. */
export type MoneyTypes = {
  /** The request that the borrower confirmed. */
  request: object;
  /** The subject as the server showed it before the attempt. */
  baseline: object;
  /** The effect of an accepted attempt. */
  receipt: object;
};

/** The baseline schema and the subjects of one kind of money action. */
export type MoneyKindRow<Types extends MoneyTypes> = {
  /** Journalled, so it holds no card numbers, codes or names. */
  Baseline: GenericSchema<unknown, Types['baseline']>;
  /** The subject id of a request and of a baseline; equal within one attempt. */
  subjectOfRequest: (request: Types['request']) => string;
  subjectOfBaseline: (baseline: Types['baseline']) => string;
  /** Phantom field for the types. */
  types?: Types;
};
