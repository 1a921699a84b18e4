import { and, desc, eq, notBetween, sql } from 'drizzle-orm';
import { assumedCodes } from '#domain/codes.ts';
import { passwordGuesses } from '../database/schema.ts';
import { product } from '../rules/product.ts';
import { type Borrower, borrowerOfUsername, isPassword } from './borrowers.ts';
import { Refusal, refusalNamed } from './refusal.ts';
import { isOwnPhone, type PhoneId } from './sessions.ts';
import type { Work } from './work.ts';

const { maxAttempts, maxFromStrangers, pause } = product.password;

/** What of a username is looked at: longer ones are nobody's. */
const longestUsername = 128;

type Guesses = typeof passwordGuesses.$inferSelect;

/** The wrong passwords of late for a username: from one phone, and from all together; the newest first. */
async function wrongGuesses({ tx, now }: Work, username: string, phone: PhoneId) {
  // Guesses of long ago are forgotten.
  await tx
    .delete(passwordGuesses)
    .where(
      and(
        eq(passwordGuesses.username, username),
        notBetween(passwordGuesses.since, now - pause + 1, now + pause - 1),
      ),
    );
  const all = await tx
    .select()
    .from(passwordGuesses)
    .where(eq(passwordGuesses.username, username))
    .orderBy(desc(passwordGuesses.since));
  return { here: all.filter((row) => row.phone === phone), everywhere: all };
}

/**
 * When a password is looked at again (milliseconds) after as many wrong ones as are allowed; null where
 * one is looked at now.
 *
 * @param guesses the newest first: the older are forgotten first
 */
function endOfPause(guesses: readonly Guesses[], most: number): number | null {
  let wrong = 0;
  for (const row of guesses) {
    wrong += row.wrong;
    if (wrong >= most) return row.since + pause;
  }
  return null;
}

/** What logs a borrower in by password, and the phone that says so. */
type GivenPassword = { username: string; password: string; phone: PhoneId };

/**
 * The borrower whom a username and a password log in. Wrong ones are counted by phone, so that a stranger's
 * guesses do not shut the owner out; what is refused says nothing of whether anybody has the name.
 *
 * @throws Refusal when they do not fit, or were guessed at too often
 */
export async function borrowerOfPassword(work: Work, given: GivenPassword): Promise<Borrower> {
  const { tx, now } = work;
  const { phone } = given;
  const username = given.username.slice(0, longestUsername);
  const borrower = await borrowerOfUsername(tx, given.username);
  const isOwn = borrower !== null && (await isOwnPhone(tx, borrower.userId, phone));
  const { here, everywhere } = await wrongGuesses(work, username, phone);
  const ends = [
    endOfPause(here, maxAttempts),
    isOwn ? null : endOfPause(everywhere, maxFromStrangers),
  ].filter((end) => end !== null);
  if (ends.length > 0) throw refusalNamed('tooManyPasswords', Math.max(...ends));
  if (borrower && isPassword(given.password, borrower)) {
    await tx
      .delete(passwordGuesses)
      .where(and(eq(passwordGuesses.username, username), eq(passwordGuesses.phone, phone)));
    return borrower;
  }
  await tx
    .insert(passwordGuesses)
    .values({ username, phone, wrong: 1, since: now })
    .onConflictDoUpdate({
      target: [passwordGuesses.username, passwordGuesses.phone],
      set: { wrong: sql`${passwordGuesses.wrong} + 1` },
    });
  throw new Refusal(assumedCodes.wrongPassword, 'Wrong username or password.');
}
