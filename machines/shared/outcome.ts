import { required } from './required.ts';

/** A machine's output; throws without an outcome, so that a walk fails. */
export function requireOutcome<Outcome>(outcome: Outcome | null): Outcome {
  return required(outcome, 'outcome');
}

type Of<Outcome extends { type: string }, Type extends Outcome['type']> = Extract<
  Outcome,
  { type: Type }
>;

const isOf = <Outcome extends { type: string }, Type extends Outcome['type']>(
  outcome: Outcome,
  type: Type,
): outcome is Of<Outcome, Type> => outcome.type === type;

export const outcomeIs =
  <Outcome extends { type: string }>(type: Outcome['type']) =>
  (_: unknown, { output }: { output: Outcome }): boolean =>
    isOf(output, type);

export function outcomeAs<Outcome extends { type: string }, Type extends Outcome['type']>(
  outcome: Outcome,
  type: Type,
): Of<Outcome, Type> {
  if (!isOf(outcome, type)) throw new Error(`the outcome is ${outcome.type}, not ${type}`);
  return outcome;
}
