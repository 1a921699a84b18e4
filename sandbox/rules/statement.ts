import {
  type StatementEntry,
  type StatementKind,
  statementKinds,
} from '#domain/loans/loan-story.ts';

export type StatementLine = Omit<StatementEntry, 'balanceCentavos'>;

const rank = (kind: StatementKind) => statementKinds.indexOf(kind);

/**
 * Returns the lines by day, and within a day by `statementKinds`, each with the balance after it.
 * Omits lines of 0 centavos.
 */
export function statementOf(lines: readonly StatementLine[]): StatementEntry[] {
  let balanceCentavos = 0;
  return lines
    .filter(({ centavos }) => centavos !== 0)
    .toSorted((one, other) =>
      one.on === other.on ? rank(one.kind) - rank(other.kind) : one.on < other.on ? -1 : 1,
    )
    .map((line) => {
      balanceCentavos += line.centavos;
      return { ...line, balanceCentavos };
    });
}
