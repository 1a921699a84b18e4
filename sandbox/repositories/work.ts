import type { Transaction } from '../database/database.ts';
import type { Random } from '../random.ts';

export type Work = {
  tx: Transaction;
  /** Milliseconds by the borrower's clock. */
  now: number;
  /** By how many milliseconds the clock is ahead of real time. */
  offset: number;
  random: Random;
};

export function newId({ random }: Pick<Work, 'random'>, of: string): string {
  return `${of}_${random.hex(9)}`;
}
