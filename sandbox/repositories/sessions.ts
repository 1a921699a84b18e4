import { and, eq, isNull } from 'drizzle-orm';
import { codes } from '#domain/codes.ts';
import type { Transaction } from '../database/database.ts';
import { sessions } from '../database/schema.ts';
import { product } from '../rules/product.ts';
import { Refusal } from './refusal.ts';
import type { Work } from './work.ts';

/** Logs a borrower in: a new token, and every older one is squeezed out. */
export async function openSession({ tx, now, random }: Work, userId: string): Promise<string> {
  await tx
    .update(sessions)
    .set({ squeezedAt: now })
    .where(and(eq(sessions.userId, userId), isNull(sessions.squeezedAt)));
  const token = random.hex(32);
  await tx.insert(sessions).values({ token, userId, createdAt: now });
  return token;
}

type Session = typeof sessions.$inferSelect;

/** The session of a token, whether it holds or not; null for a token that nobody was given. */
export async function sessionOf(tx: Transaction, token: string): Promise<Session | null> {
  const [session] = await tx.select().from(sessions).where(eq(sessions.token, token));
  return session ?? null;
}

/**
 * Checks that a session holds at a time.
 *
 * @throws Refusal with a session code of S8
 */
export function checkSession(session: Session, now: number): void {
  if (session.squeezedAt !== null) {
    throw new Refusal(codes.sessionSqueezed, 'The account is logged in from another device');
  }
  if (session.endedAt !== null || now - session.createdAt > product.session.validity) {
    throw new Refusal(codes.sessionExpired, 'Token expired, please login again');
  }
}
