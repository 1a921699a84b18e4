import { and, asc, between, desc, eq, isNotNull, or } from 'drizzle-orm';
import { hour, minute, smsCodeLength } from '#domain/constants.ts';
import type { Language } from '#domain/language.ts';
import type { SmsPurpose } from '#domain/account/sms-code.ts';
import type { Transaction } from '../../database/database.ts';
import { sms } from '../../database/schema.ts';
import { fill } from '../../rules/fill.ts';
import { product } from '../../rules/product.ts';
import { codeSms, type SmsWords, smsWords } from '../../rules/sms-words.ts';
import { type BorrowerWork, isErased } from '../account/borrowers.ts';
import { refusalNamed } from '../refusal.ts';
import type { PhoneId } from '../account/sessions.ts';
import type { Work } from '../work.ts';

const { cooldown, maxAttempts, maxFromPhone, maxFromStrangers, maxPerHour, validity } = product.sms;

type Code = typeof sms.$inferSelect;

const unguessed = { wrongByAsker: 0, wrongByOthers: 0 };

export type Message = { text: string; code: string | null; sentAt: number };

export type Notification = {
  about: Exclude<keyof SmsWords, (typeof codeSms)[SmsPurpose]>;
  values: Readonly<Record<string, string>>;
};

/** Sends nothing to a deleted account, which has no mobile. `sentAt` is by the borrower's clock. */
export async function sendMessage(
  { tx, now, borrower }: BorrowerWork,
  { about, values }: Notification,
  sentAt = now,
): Promise<void> {
  if (isErased(borrower)) return;
  const { mobile, language } = borrower;
  const text = fill(smsWords[language][about], values);
  await tx.insert(sms).values({ ...unguessed, mobile, text, code: null, purpose: null, sentAt });
}

/** When the hourly limit allows another code; null if now. */
function endOfAllowance(sent: readonly Code[], most: number): number | null {
  const [last] = sent
    .map(({ sentAt }) => sentAt)
    .toSorted((one, other) => other - one)
    .slice(most - 1);
  return last === undefined ? null : last + hour;
}

type CodeOrder = {
  mobile: string;
  purpose: SmsPurpose;
  language: Language;
  phone: PhoneId;
  /** Whether the owner of the mobile was ever logged in on that phone. */
  isOwn: boolean;
};

/**
 * Sends a code. Returns the milliseconds for which the same phone may not request another.
 *
 * @throws Refusal if a limit on codes is reached, with the time at which it ends
 */
export async function sendCode({ tx, now, random }: Work, order: CodeOrder): Promise<number> {
  const { mobile, purpose, language, phone, isOwn } = order;
  const sent = await tx
    .select()
    .from(sms)
    .where(
      and(
        isNotNull(sms.code),
        or(eq(sms.mobile, mobile), eq(sms.phone, phone)),
        between(sms.sentAt, now - hour + 1, now + hour - 1),
      ),
    );
  const alike = sent.filter((row) => row.mobile === mobile && row.purpose === purpose);
  const own = alike.filter((row) => row.phone === phone);
  const fromPhone = sent.filter((row) => row.phone === phone);
  const ends = [
    ...own
      .filter((row) => Math.abs(now - row.sentAt) < cooldown)
      .map((row) => row.sentAt + cooldown),
    endOfAllowance(own, maxPerHour),
    endOfAllowance(fromPhone, maxFromPhone),
    isOwn ? null : endOfAllowance(alike, maxFromStrangers),
  ].filter((end) => end !== null);
  if (ends.length > 0) throw refusalNamed('tooManySms', Math.max(...ends));
  const code = random.digits(smsCodeLength);
  const text = fill(smsWords[language][codeSms[purpose]], { code, minutes: validity / minute });
  await tx.insert(sms).values({ ...unguessed, mobile, text, code, purpose, phone, sentAt: now });
  return cooldown;
}

type ValidCode = { spend: () => Promise<void> };

type EnteredCode = { mobile: string; purpose: SmsPurpose; code: string; phone: PhoneId };

/**
 * A wrong code uses up a try of the oldest valid code that has tries left for this phone, also if
 * the rest of the call fails.
 *
 * @throws Refusal if the code is not valid
 */
export async function checkCode(
  { tx, now }: Work,
  { mobile, purpose, code, phone }: EnteredCode,
): Promise<ValidCode> {
  const sent = await tx
    .select()
    .from(sms)
    .where(and(eq(sms.mobile, mobile), eq(sms.purpose, purpose)))
    .orderBy(asc(sms.id));
  const counter = (row: Code) => (row.phone === phone ? 'wrongByAsker' : 'wrongByOthers');
  const open = sent.filter(
    (row) => row.usedAt === null && now - row.sentAt <= validity && row[counter(row)] < maxAttempts,
  );
  const found = open.find((row) => row.code === code);
  if (found) {
    return {
      async spend() {
        await tx.update(sms).set({ usedAt: now }).where(eq(sms.id, found.id));
      },
    };
  }
  const [oldest] = open;
  const isKnown = sent.some((row) => row.code === code);
  if (isKnown || (!oldest && sent.length > 0)) {
    throw refusalNamed('expiredSmsCode');
  }
  if (oldest) {
    const wrong = counter(oldest);
    await tx
      .update(sms)
      .set({ [wrong]: oldest[wrong] + 1 })
      .where(eq(sms.id, oldest.id));
  }
  throw refusalNamed('wrongSmsCode');
}

/** Newest first. */
export async function inboxOf(tx: Transaction, mobile: string): Promise<Message[]> {
  return tx
    .select({ text: sms.text, code: sms.code, sentAt: sms.sentAt })
    .from(sms)
    .where(eq(sms.mobile, mobile))
    .orderBy(desc(sms.id));
}
