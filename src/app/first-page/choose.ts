import type { Language } from '#domain/language.ts';

/** Unchecked values; null is missing, `undefined` unreadable. */
export type StoredData = {
  authInfo: unknown;
  login: unknown;
  pendingDeletion: unknown;
  language: unknown;
};

type Person = { userId: string; name: string | null };

export type FirstPage =
  | { page: 'neutral' }
  | { page: 'login'; language: Language; mobile: string }
  | { page: 'home'; language: Language; person: Person | null };

const neutral: FirstPage = { page: 'neutral' };

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

function draftedMobile(login: unknown): string | undefined {
  if (login === null) return '';
  if (!isRecord(login)) return undefined;
  const { method, mobile } = login;
  return method === 'sms' && typeof mobile === 'string' && /^\d{0,11}$/.test(mobile)
    ? mobile
    : undefined;
}

function personIn(authInfo: unknown): Person | undefined {
  if (!isRecord(authInfo)) return undefined;
  const { token, userId, userInfo } = authInfo;
  if (typeof token !== 'string' || typeof userId !== 'string') return undefined;
  const name = isRecord(userInfo) ? userInfo['name'] : null;
  return { userId, name: typeof name === 'string' && name !== '' ? name : null };
}

/** The user id in the shell's reply, which may be JSON text; null without a borrower. */
export function namedIn(reply: unknown): string | null {
  let parsed = reply;
  if (typeof reply === 'string') {
    try {
      parsed = JSON.parse(reply);
    } catch {
      return null;
    }
  }
  return isRecord(parsed) && typeof parsed['userId'] === 'string' ? parsed['userId'] : null;
}

/**
 * Predicts the first page before the app's code has loaded: the neutral page if only the app can
 * decide.
 *
 * @param named the borrower in the shell's reply: user id, `somebody` for the hint alone, or null
 * @param hinted the language that the native app hints at
 */
export function chooseFirstPage(
  pathname: string,
  stored: StoredData,
  named: string | null,
  hinted: Language | null,
): FirstPage {
  if (!/^\/(login)?$/.test(pathname) || stored.pendingDeletion !== null) return neutral;
  const chosen = stored.language === 'en' || stored.language === 'fil' ? stored.language : hinted;
  const language = chosen ?? 'en';
  if (stored.authInfo !== null || named !== null) {
    const person = stored.authInfo === null ? null : personIn(stored.authInfo);
    if (person === undefined || pathname !== '/') return neutral;
    // The shell's reply has precedence over a different borrower in storage.
    const isAnother = named !== null && named !== person?.userId;
    return { page: 'home', language, person: isAnother ? null : person };
  }
  const mobile = draftedMobile(stored.login);
  return mobile === undefined ? neutral : { page: 'login', language, mobile };
}
