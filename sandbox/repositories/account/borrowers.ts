import { scryptSync, timingSafeEqual } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { defaultLanguage, type Language } from '#domain/language.ts';
import type { Transaction } from '../../database/database.ts';
import { borrowers } from '../../database/schema.ts';
import { newId, type Work } from '../work.ts';

export type Borrower = typeof borrowers.$inferSelect;

/** A unit of work about a borrower, by the borrower's clock. */
export type BorrowerWork = Work & { borrower: Borrower };

/** The mobile and username of a deleted account. */
export const erasedName = (userId: string): string => `deleted ${userId}`;

export const isErased = ({ userId, mobile }: Pick<Borrower, 'userId' | 'mobile'>): boolean =>
  mobile === erasedName(userId);

/** A new borrower with the password in plain text, of which the database stores only the hash. */
export type Registered = { borrower: Borrower; password: string };

/** A low cost for fast logins. The passwords are generated, so they need no more protection. */
const scryptCost = { N: 1_024 };

function hashPassword(password: string, salt: string): string {
  return `${salt}:${scryptSync(password, salt, 32, scryptCost).toString('hex')}`;
}

export function isPassword(password: string, { passwordHash }: Borrower): boolean {
  const [salt = ''] = passwordHash.split(':');
  return timingSafeEqual(Buffer.from(hashPassword(password, salt)), Buffer.from(passwordHash));
}

export async function register(work: Work, name: string, mobile?: string): Promise<Registered> {
  const { tx, now, random } = work;
  const digits = random.digits(9);
  const password = random.hex(6);
  const given =
    name
      .trim()
      .split(/\s+/)[0]
      ?.toLowerCase()
      .replace(/[^a-z]/g, '') ?? '';
  const borrower: Borrower = {
    userId: newId(work, 'user'),
    mobile: mobile ?? `+639${digits}`,
    username: `${given || 'borrower'}${digits}`,
    passwordHash: hashPassword(password, random.hex(8)),
    name,
    language: defaultLanguage,
    flagged: false,
    account: null,
    termRange: 'standard',
    priceList: 'present',
    createdAt: now,
  };
  await tx.insert(borrowers).values(borrower);
  return { borrower, password };
}

type Key = typeof borrowers.mobile | typeof borrowers.username | typeof borrowers.userId;

async function find(tx: Transaction, key: Key, value: string): Promise<Borrower | null> {
  const [found] = await tx.select().from(borrowers).where(eq(key, value));
  return found ?? null;
}

export const borrowerOfMobile = (tx: Transaction, mobile: string) =>
  find(tx, borrowers.mobile, mobile);

export const borrowerOfUsername = (tx: Transaction, username: string) =>
  find(tx, borrowers.username, username);

export const borrowerOfId = (tx: Transaction, userId: string) => find(tx, borrowers.userId, userId);

export async function updateBorrower(
  tx: Transaction,
  userId: string,
  change: Partial<Borrower>,
): Promise<void> {
  await tx.update(borrowers).set(change).where(eq(borrowers.userId, userId));
}

export async function keepLanguage(
  tx: Transaction,
  borrower: Borrower,
  language: Language,
): Promise<Borrower> {
  if (borrower.language === language) return borrower;
  await updateBorrower(tx, borrower.userId, { language });
  return { ...borrower, language };
}
