import { and, desc, eq, isNull } from 'drizzle-orm';
import type { LoginSession } from '#domain/account-security.ts';
import { codes } from '#domain/codes.ts';
import type { Transaction } from '../database/database.ts';
import { sessions } from '../database/schema.ts';
import { product } from '../rules/product.ts';
import { Refusal } from './refusal.ts';
import type { Work } from './work.ts';

/** The phone that a request comes from, by its fingerprint, or by its network address where it has none. */
export type PhoneId = string;

/** What a request says of its phone. */
export type Phone = {
  /** Maker and model; empty where it does not say. */
  device: string;
  id: PhoneId;
};

/** A phone that nothing is known of yet: the first request of its session will say. */
export const unknownPhone: Phone = { device: '', id: '' };

/** Logs a borrower in: a new token, and every older one is squeezed out. */
export async function openSession(
  { tx, now, random }: Work,
  userId: string,
  phone: Phone,
): Promise<string> {
  await tx
    .update(sessions)
    .set({ squeezedAt: now })
    .where(and(eq(sessions.userId, userId), isNull(sessions.squeezedAt)));
  const token = random.hex(32);
  await tx
    .insert(sessions)
    .values({ token, userId, device: phone.device, phone: phone.id, createdAt: now });
  return token;
}

/** A login as it is kept. */
export type Session = typeof sessions.$inferSelect;

/** The session of a token, whether it holds or not; null for a token that nobody was given. */
export async function sessionOf(tx: Transaction, token: string): Promise<Session | null> {
  const [session] = await tx.select().from(sessions).where(eq(sessions.token, token));
  return session ?? null;
}

const isOver = ({ endedAt, createdAt }: Session, now: number) =>
  endedAt !== null || now - createdAt > product.session.validity;

/** Whether a session holds at a time. */
export const holds = (session: Session, now: number): boolean =>
  session.squeezedAt === null && !isOver(session, now);

/**
 * Checks that a session holds at a time.
 *
 * @throws Refusal with a session code of S8
 */
export function checkSession(session: Session, now: number): void {
  if (session.squeezedAt !== null) {
    throw new Refusal(codes.sessionSqueezed, 'The account is logged in from another device');
  }
  if (isOver(session, now)) {
    throw new Refusal(codes.sessionExpired, 'Token expired, please login again');
  }
}

/** Keeps what a session's phone says of itself, where it had not said so. */
export async function hearPhone(
  tx: Transaction,
  { token, ...known }: Session,
  heard: Phone,
): Promise<void> {
  const device = known.device || heard.device;
  const phone = known.phone || heard.id;
  if (device === known.device && phone === known.phone) return;
  await tx.update(sessions).set({ device, phone }).where(eq(sessions.token, token));
}

/** Whether a borrower was ever logged in on a phone. */
export async function isOwnPhone(
  tx: Transaction,
  userId: string,
  phone: PhoneId,
): Promise<boolean> {
  const own = and(eq(sessions.userId, userId), eq(sessions.phone, phone));
  return (await tx.select().from(sessions).where(own).limit(1)).length > 0;
}

/** How many logins are told. */
const sessionsTold = 20;

/** A borrower's newest logins, the newest first; the one that holds is whoever asks. */
export async function loginSessionsOf({ tx, now }: Work, userId: string): Promise<LoginSession[]> {
  const rows = await tx
    .select()
    .from(sessions)
    .where(eq(sessions.userId, userId))
    .orderBy(desc(sessions.createdAt), desc(isNull(sessions.squeezedAt)))
    .limit(sessionsTold);
  return rows.map((row) => {
    const expiry = row.createdAt + product.session.validity;
    const until = row.squeezedAt ?? row.endedAt ?? (now > expiry ? expiry : null);
    const device = row.device === '' ? null : row.device;
    return { device, since: row.createdAt, until, current: until === null };
  });
}
