import type { GenericSchema } from 'valibot';

/** The types in which kinds of money differ. */
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
  /** The id of what a request is about, and of what a baseline is about: the same of one attempt. */
  subjectOfRequest: (request: Types['request']) => string;
  subjectOfBaseline: (baseline: Types['baseline']) => string;
  /** Carries the types alone. */
  types?: Types;
};
