import { and, desc, eq, gte, isNull } from 'drizzle-orm';
import type { LoginSession } from '#domain/account/account-security.ts';
import type { Transaction } from '../../database/database.ts';
import { sessions } from '../../database/schema.ts';
import { product } from '../../rules/product.ts';
import { refusalNamed } from '../refusal.ts';
import type { Work } from '../work.ts';

/** The fingerprint of a phone, or its network address without one. */
export type PhoneId = string;

export type Phone = {
  /** Maker and model; empty if the request does not state them. */
  device: string;
  id: PhoneId;
};

/** The phone of a scenario's session, which no request has opened. */
export const unknownPhone: Phone = { device: '', id: '' };

/** Creates a session and ends every earlier one that is still valid. */
export async function openSession(
  { tx, now, random }: Work,
  userId: string,
  phone: Phone,
): Promise<string> {
  await tx
    .update(sessions)
    .set({ squeezedAt: now })
    .where(
      and(
        eq(sessions.userId, userId),
        isNull(sessions.squeezedAt),
        gte(sessions.createdAt, now - product.session.validity),
      ),
    );
  const token = random.hex(32);
  await tx
    .insert(sessions)
    .values({ token, userId, device: phone.device, phone: phone.id, createdAt: now });
  return token;
}

export type Session = typeof sessions.$inferSelect;

/** The session can have ended. Null for an unknown token. */
export async function sessionOf(tx: Transaction, token: string): Promise<Session | null> {
  const [session] = await tx.select().from(sessions).where(eq(sessions.token, token));
  return session ?? null;
}

const isOver = ({ endedAt, createdAt }: Session, now: number) =>
  endedAt !== null || now - createdAt > product.session.validity;

export const isSessionValid = (session: Session, now: number): boolean =>
  session.squeezedAt === null && !isOver(session, now);

/** @throws Refusal with a session code of S8 if the session is not valid */
export function checkSession(session: Session, now: number): void {
  if (session.squeezedAt !== null) {
    throw refusalNamed('sessionSqueezed');
  }
  if (isOver(session, now)) {
    throw refusalNamed('sessionExpired');
  }
}

export async function recordPhone(
  tx: Transaction,
  { token, ...known }: Session,
  reported: Phone,
): Promise<void> {
  const device = known.device || reported.device;
  const phone = known.phone || reported.id;
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

const maxSessions = 20;

/** The latest logins, newest first. */
export async function loginSessionsOf({ tx, now }: Work, userId: string): Promise<LoginSession[]> {
  const rows = await tx
    .select()
    .from(sessions)
    .where(eq(sessions.userId, userId))
    .orderBy(desc(sessions.createdAt), desc(isNull(sessions.squeezedAt)))
    .limit(maxSessions);
  return rows.map((row) => {
    const expiry = row.createdAt + product.session.validity;
    const until = row.squeezedAt ?? row.endedAt ?? (now > expiry ? expiry : null);
    const device = row.device === '' ? null : row.device;
    return { device, since: row.createdAt, until, current: until === null };
  });
}
