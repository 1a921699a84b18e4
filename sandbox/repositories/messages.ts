import { and, desc, eq, gt, isNotNull, sql } from 'drizzle-orm';
import { assumedCodes } from '#domain/codes.ts';
import { hour, minute, smsCodeLength } from '#domain/constants.ts';
import type { Language } from '#domain/language.ts';
import type { SmsPurpose } from '#domain/sms-code.ts';
import type { Transaction } from '../database/database.ts';
import { sms } from '../database/schema.ts';
import { fill } from '../rules/fill.ts';
import { product } from '../rules/product.ts';
import { codeSms, type SmsWords, smsWords } from '../rules/sms-words.ts';
import type { Borrower } from './borrowers.ts';
import { Refusal } from './refusal.ts';
import type { Work } from './work.ts';

const { cooldown, maxAttempts, maxPerHour, validity } = product.sms;

/** An SMS as it reached the phone. */
export type Message = { text: string; code: string | null; sentAt: number };

/** An SMS that is no code: which of them, and what is filled in. */
export type Notification = {
  about: Exclude<keyof SmsWords, (typeof codeSms)[SmsPurpose]>;
  values: Readonly<Record<string, string>>;
};

/** Sends an SMS in the borrower's language; `sentAt` by the borrower's clock. */
export async function sendMessage(
  tx: Transaction,
  { mobile, language }: Borrower,
  { about, values }: Notification,
  sentAt: number,
): Promise<void> {
  const text = fill(smsWords[language][about], values);
  await tx.insert(sms).values({ mobile, text, code: null, purpose: null, sentAt, attempts: 0 });
}

/**
 * Sends a code for a purpose to a mobile, in the language of who asks, and returns the milliseconds until another may be asked for.
 *
 * @throws Refusal when codes are asked for too fast
 */
export async function sendCode(
  { tx, now, random }: Work,
  mobile: string,
  purpose: SmsPurpose,
  language: Language,
): Promise<number> {
  const recent = await tx
    .select()
    .from(sms)
    .where(and(eq(sms.mobile, mobile), isNotNull(sms.code), gt(sms.sentAt, now - hour)))
    .orderBy(desc(sms.id));
  const last = recent[0];
  if (recent.length >= maxPerHour || (last && now - last.sentAt < cooldown)) {
    throw new Refusal(assumedCodes.tooManySms, 'Too many codes were asked for. Please wait.');
  }
  const code = random.digits(smsCodeLength);
  const text = fill(smsWords[language][codeSms[purpose]], { code, minutes: validity / minute });
  await tx.insert(sms).values({ mobile, text, code, purpose, sentAt: now, attempts: 0 });
  return cooldown;
}

/** A code that was sent and not spent; `spend` uses it up. */
type GoodCode = { spend: () => Promise<void> };

/**
 * Checks a code against the last one sent to a mobile for a purpose. A wrong guess counts, whatever
 * becomes of the call.
 *
 * @throws Refusal when it is another code, was used, is too old or was guessed at too often
 */
export async function checkCode(
  { tx, now }: Work,
  mobile: string,
  purpose: SmsPurpose,
  code: string,
): Promise<GoodCode> {
  const [last] = await tx
    .select()
    .from(sms)
    .where(and(eq(sms.mobile, mobile), eq(sms.purpose, purpose)))
    .orderBy(desc(sms.id))
    .limit(1);
  if (!last) throw wrongCode();
  const spent = last.usedAt !== null || last.attempts >= maxAttempts;
  if (spent || now - last.sentAt > validity) {
    throw new Refusal(assumedCodes.expiredSmsCode, 'The code has expired. Please ask for another.');
  }
  if (last.code !== code) {
    await tx
      .update(sms)
      .set({ attempts: sql`${sms.attempts} + 1` })
      .where(eq(sms.id, last.id));
    throw wrongCode();
  }
  return {
    async spend() {
      await tx.update(sms).set({ usedAt: now }).where(eq(sms.id, last.id));
    },
  };
}

const wrongCode = () =>
  new Refusal(assumedCodes.wrongSmsCode, 'Please enter the correct verification code');

/** What a mobile received, newest first. */
export async function inboxOf(tx: Transaction, mobile: string): Promise<Message[]> {
  return tx
    .select({ text: sms.text, code: sms.code, sentAt: sms.sentAt })
    .from(sms)
    .where(eq(sms.mobile, mobile))
    .orderBy(desc(sms.id));
}
