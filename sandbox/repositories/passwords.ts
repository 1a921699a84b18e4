import { eq, sql } from 'drizzle-orm';
import { assumedCodes } from '#domain/codes.ts';
import { passwordGuesses } from '../database/schema.ts';
import { product } from '../rules/product.ts';
import { type Borrower, borrowerOfUsername, isPassword } from './borrowers.ts';
import { Refusal } from './refusal.ts';
import type { Work } from './work.ts';

const { maxAttempts, pause } = product.password;

/** What of a username is looked at: longer ones are nobody's. */
const longestUsername = 128;

/** How often a password was wrong lately, for this username; guesses of long ago are forgotten. */
async function wrongGuesses({ tx, now }: Work, username: string): Promise<number> {
  const ofName = eq(passwordGuesses.username, username);
  const [guesses] = await tx.select().from(passwordGuesses).where(ofName);
  if (!guesses) return 0;
  if (Math.abs(now - guesses.since) < pause) return guesses.wrong;
  await tx.delete(passwordGuesses).where(ofName);
  return 0;
}

/**
 * The borrower whom a username and a password log in. Wrong ones are counted, and what is refused
 * says nothing of whether anybody has the name.
 *
 * @throws Refusal when they do not fit, or were guessed at too often
 */
export async function borrowerOfPassword(
  work: Work,
  given: { username: string; password: string },
): Promise<Borrower> {
  const { tx, now } = work;
  const username = given.username.slice(0, longestUsername);
  if ((await wrongGuesses(work, username)) >= maxAttempts) {
    throw new Refusal(assumedCodes.tooManyPasswords, 'Wrong password too many times. Please wait.');
  }
  const borrower = await borrowerOfUsername(tx, given.username);
  if (borrower && isPassword(given.password, borrower)) {
    await tx.delete(passwordGuesses).where(eq(passwordGuesses.username, username));
    return borrower;
  }
  await tx
    .insert(passwordGuesses)
    .values({ username, wrong: 1, since: now })
    .onConflictDoUpdate({
      target: passwordGuesses.username,
      set: { wrong: sql`${passwordGuesses.wrong} + 1` },
    });
  throw new Refusal(assumedCodes.wrongPassword, 'Wrong username or password.');
}
