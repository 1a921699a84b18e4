import type { GenericSchema } from 'valibot';

export type MoneyTypes = {
  request: object;
  baseline: object;
  receipt: object;
};

export type MoneyKindRow<Types extends MoneyTypes> = {
  /** The baseline is journalled, so it must hold no card numbers, codes or names. */
  Baseline: GenericSchema<unknown, Types['baseline']>;
  subjectOfRequest: (request: Types['request']) => string;
  subjectOfBaseline: (baseline: Types['baseline']) => string;
  /** Phantom field for the types. */
  types?: Types;
};
