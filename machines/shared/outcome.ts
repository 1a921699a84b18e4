/**
 * A machine's output from its context. Every final state's entry sets an outcome with an outcome;
 * throws where one forgot, which the smoke walk of each machine would show.
 */
export function requireOutcome<Outcome>(outcome: Outcome | null): Outcome {
  if (outcome === null) throw new Error('the machine ended without an outcome');
  return outcome;
}

/** A guard: what a child flow ended with is of one kind. */
export const outcomeIs =
  <Outcome extends { type: string }>(type: Outcome['type']) =>
  (_: unknown, { outcome }: { outcome: Outcome }): boolean =>
    outcome.type === type;
