import type { GenericSchema } from 'valibot';

/** The types in which kinds of money differ. */
export type MoneyTypes = {
  /** What the person confirmed. */
  request: object;
  /** What the server showed of the subject before the attempt. */
  baseline: object;
  /** What the server did with an attempt that it took. */
  receipt: object;
};

/** What journal and charts know of one kind of money. */
export type MoneyKindRow<Types extends MoneyTypes> = {
  /** Journalled, so it holds no card numbers, codes or names. */
  Baseline: GenericSchema<unknown, Types['baseline']>;
  /** The id of what a request is about, and of what a baseline is about: the same of one attempt. */
  subjectOfRequest: (request: Types['request']) => string;
  subjectOfBaseline: (baseline: Types['baseline']) => string;
  /** Carries the types alone. */
  types?: Types;
};
