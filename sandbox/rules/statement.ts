import { type StatementEntry, type StatementKind, statementKinds } from '#domain/loan-story.ts';

/** A line of a statement before its balance is known. */
export type StatementLine = Omit<StatementEntry, 'balanceCentavos'>;

const rank = (kind: StatementKind) => statementKinds.indexOf(kind);

/**
 * A statement of account: its lines by day, of one day charges before payments, each with what is
 * owed after it.
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
