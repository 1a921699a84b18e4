import type { Language } from '#domain/language.ts';

/** Content of the phone's storage that decides on the first page, unchecked: null is missing, undefined unreadable. */
export type Kept = {
  authInfo: unknown;
  login: unknown;
  pendingDeletion: unknown;
  language: unknown;
};

/** The borrower of the stored session; the name as the lender told it last. */
type Person = { userId: string; name: string | null };

/** The page that stands until the app has come. */
export type FirstPage =
  | { page: 'neutral' }
  | { page: 'login'; language: Language; mobile: string }
  | { page: 'home'; language: Language; person: Person | null };

const neutral: FirstPage = { page: 'neutral' };

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** The mobile in the kept draft of login; undefined where the draft shows another form than the mobile's. */
function draftedMobile(login: unknown): string | undefined {
  if (login === null) return '';
  if (!isRecord(login)) return undefined;
  const { method, mobile } = login;
  return method === 'sms' && typeof mobile === 'string' && /^\d{0,11}$/.test(mobile)
    ? mobile
    : undefined;
}

/** The borrower of a stored session; undefined where it is unreadable. */
function personIn(authInfo: unknown): Person | undefined {
  if (!isRecord(authInfo)) return undefined;
  const { token, userId, userInfo } = authInfo;
  if (typeof token !== 'string' || typeof userId !== 'string') return undefined;
  const name = isRecord(userInfo) ? userInfo['name'] : null;
  return { userId, name: typeof name === 'string' && name !== '' ? name : null };
}

/**
 * Returns the user id in the shell's reply to `userInfo`, which may be JSON text; null where the reply
 * names no borrower.
 */
export function namedIn(reply: unknown): string | null {
  let said = reply;
  if (typeof reply === 'string') {
    try {
      said = JSON.parse(reply);
    } catch {
      return null;
    }
  }
  return isRecord(said) && typeof said['userId'] === 'string' ? said['userId'] : null;
}

/**
 * Chooses the page that the app is going to show, as far as that is known before its code is there.
 * Wherever only the app can know, the neutral page stays.
 *
 * @param named the borrower whom the shell names: by user id, `somebody` by its hint alone, or null
 * @param hinted the language that the native app hints at, for a phone that keeps none
 */
export function chooseFirstPage(
  pathname: string,
  kept: Kept,
  named: string | null,
  hinted: Language | null,
): FirstPage {
  if (!/^\/(login)?$/.test(pathname) || kept.pendingDeletion !== null) return neutral;
  const chosen = kept.language === 'en' || kept.language === 'fil' ? kept.language : hinted;
  const language = chosen ?? 'en';
  if (kept.authInfo !== null || named !== null) {
    const person = kept.authInfo === null ? null : personIn(kept.authInfo);
    if (person === undefined || pathname !== '/') return neutral;
    // The shell's word counts where storage knows another borrower.
    const isAnother = named !== null && named !== person?.userId;
    return { page: 'home', language, person: isAnother ? null : person };
  }
  const mobile = draftedMobile(kept.login);
  return mobile === undefined ? neutral : { page: 'login', language, mobile };
}
