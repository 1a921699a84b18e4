import { execFileSync } from 'node:child_process';
import { appendFileSync, mkdirSync } from 'node:fs';

/** Whether this run is the proof (`npm run proof`); otherwise it is the gate. */
export const isProof = process.env['PROOF'] !== undefined;

/** Zeros outside a repository. */
function readCommit(): string {
  try {
    return execFileSync('git', ['rev-parse', 'HEAD'], { encoding: 'utf8', stdio: 'pipe' }).trim();
  } catch {
    return '0'.repeat(40);
  }
}

const commit = Number.parseInt((process.env['COMMIT'] ?? readCommit()).slice(0, 7), 16);

/** The seed of all random values: fixed in the gate, derived from the commit in the proof. */
export const seed = isProof ? commit : 20_261_125;

export const atDepth = <Amount>(gate: Amount, proof: Amount): Amount => (isProof ? proof : gate);

/** The gate runs each rotating part for one in this many commits, on average. */
const turns = 6;

/** Whether the gate of this commit runs the part at this index of a list. */
export const hasTurn = (index: number): boolean => index % turns === commit % turns;

/** Appends a line to the ledger that the proof prints at its end. */
export function enterInLedger(line: string): void {
  if (!isProof) return;
  mkdirSync('test-results', { recursive: true });
  appendFileSync('test-results/ledger.txt', `${line}\n`);
}
