/**
 * A machine's output from its context. Every final state's entry concludes with an outcome;
 * throws where one forgot, which the smoke walk of each machine would show.
 */
export function concluded<Outcome>(outcome: Outcome | null): Outcome {
  if (outcome === null) throw new Error('the machine ended without an outcome');
  return outcome;
}
