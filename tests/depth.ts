import { execFileSync } from 'node:child_process';
import { appendFileSync, mkdirSync } from 'node:fs';

/** Whether this run is the proof (`npm run proof`), which leaves nothing out. Otherwise it is the gate. */
export const isProof = process.env['PROOF'] !== undefined;

/** The hash of the commit under test. Outside of a repository there is none, and zeros stand for it. */
function readCommit(): string {
  try {
    return execFileSync('git', ['rev-parse', 'HEAD'], { encoding: 'utf8', stdio: 'pipe' }).trim();
  } catch {
    return '0'.repeat(40);
  }
}

const commit = Number.parseInt((process.env['COMMIT'] ?? readCommit()).slice(0, 7), 16);

/** The seed of all that is random: fixed in the gate, of the commit in the proof. */
export const seed = isProof ? commit : 20_261_125;

/** Returns the first of two amounts in the gate, the second in the proof. */
export const atDepth = <Amount>(gate: Amount, proof: Amount): Amount => (isProof ? proof : gate);

/** How many commits in a row it takes, on average, until a rotating part of the gate has had its turn. */
const turns = 6;

/** Whether the part at this index of a list has its turn in the gate of this commit. */
export const hasTurn = (index: number): boolean => index % turns === commit % turns;

/** Writes down what a net of the proof has tried, for the ledger at its end. */
export function enterInLedger(line: string): void {
  if (!isProof) return;
  mkdirSync('test-results', { recursive: true });
  appendFileSync('test-results/ledger.txt', `${line}\n`);
}
