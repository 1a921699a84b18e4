import type { Transaction } from '../database/database.ts';
import type { Random } from '../random.ts';

/** A unit of work: the transaction, the time by the borrower's clock, and the source of randomness. */
export type Work = {
  tx: Transaction;
  /** Milliseconds by the borrower's clock. */
  now: number;
  /** By how many milliseconds the clock is ahead of real time. */
  offset: number;
  random: Random;
};

/** A new random id with the kind of thing as its prefix. */
export function newId({ random }: Pick<Work, 'random'>, of: string): string {
  return `${of}_${random.hex(9)}`;
}
