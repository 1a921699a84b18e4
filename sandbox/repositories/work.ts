import type { Transaction } from '../database/database.ts';
import type { Random } from '../random.ts';

/** A unit of work: its transaction, the time by the borrower's clock, and chance. */
export type Work = {
  tx: Transaction;
  /** Milliseconds by the borrower's clock. */
  now: number;
  /** How far the clock was moved from the real time, milliseconds. */
  offset: number;
  random: Random;
};

/** A new identifier, told apart by what it is of. */
export function newId({ random }: Pick<Work, 'random'>, of: string): string {
  return `${of}_${random.hex(9)}`;
}
