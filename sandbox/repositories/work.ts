import { randomBytes, randomInt } from 'node:crypto';
import type { Transaction } from '../database/database.ts';

/** A unit of work: its transaction and the time by the borrower's clock. */
export type Work = {
  tx: Transaction;
  /** Milliseconds by the borrower's clock. */
  now: number;
  /** How far the clock was moved from the real time, milliseconds. */
  offset: number;
};

/** A new identifier, told apart by what it is of. */
export function newId(of: string): string {
  return `${of}_${randomBytes(9).toString('hex')}`;
}

/** `count` random digits. */
export function randomDigits(count: number): string {
  return Array.from({ length: count }, () => randomInt(10)).join('');
}
