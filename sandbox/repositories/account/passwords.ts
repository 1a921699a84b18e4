import { and, desc, eq, notBetween, sql } from 'drizzle-orm';
import { passwordGuesses } from '../../database/schema.ts';
import { product } from '../../rules/product.ts';
import { type Borrower, borrowerOfUsername, isPassword } from './borrowers.ts';
import { refusalNamed } from '../refusal.ts';
import { isOwnPhone, type PhoneId } from './sessions.ts';
import type { Work } from '../work.ts';

const { maxAttempts, maxFromStrangers, pause } = product.password;

const longestUsername = 128;

type Guesses = typeof passwordGuesses.$inferSelect;

async function wrongGuesses({ tx, now }: Work, username: string, phone: PhoneId) {
  // Guesses that are older than the pause no longer count.
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
 * When a password may be tried again; null if now.
 *
 * @param guesses newest first, because older guesses stop counting first
 */
function endOfPause(guesses: readonly Guesses[], most: number): number | null {
  let wrong = 0;
  for (const row of guesses) {
    wrong += row.wrong;
    if (wrong >= most) return row.since + pause;
  }
  return null;
}

type PasswordLogin = { username: string; password: string; phone: PhoneId };

/**
 * Wrong passwords are counted by phone, so that guesses from another phone do not lock the owner
 * out of a phone on which the owner was logged in before. The refusal is the same for an unknown
 * username, so that it does not reveal which usernames exist.
 *
 * @throws Refusal if the password is wrong, or too many wrong ones were tried
 */
export async function borrowerOfPassword(work: Work, given: PasswordLogin): Promise<Borrower> {
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
  throw refusalNamed('wrongPassword');
}
