import type { Language } from '#domain/language.ts';

/** Content of the phone's storage that decides on the first page, unchecked: null is missing, undefined unreadable. */
export type Kept = {
  authInfo: unknown;
  login: unknown;
  pendingDeletion: unknown;
  language: unknown;
};

/** Whether the shell says that a borrower is logged in. */
export type Named = 'somebody' | 'nobody';

/** The page that stands until the app has come. */
export type FirstPage = { page: 'neutral' } | { page: 'login'; language: Language; mobile: string };

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

/** Whether a reply of the shell to `userInfo` names a borrower; JSON text counts as what it says. */
export function namedIn(reply: unknown): Named {
  let said = reply;
  if (typeof reply === 'string') {
    try {
      said = JSON.parse(reply);
    } catch {
      return 'nobody';
    }
  }
  return isRecord(said) && typeof said['token'] === 'string' ? 'somebody' : 'nobody';
}

/**
 * Chooses the page that the app is going to show, as far as that is known before its code is there.
 * Wherever only the app can know, the neutral page stays.
 *
 * @param hinted the language that the native app hints at, for a phone that keeps none
 */
export function chooseFirstPage(
  pathname: string,
  kept: Kept,
  named: Named,
  hinted: Language | null,
): FirstPage {
  const isKnown = kept.authInfo !== null || kept.pendingDeletion !== null;
  if (!/^\/(login)?$/.test(pathname) || isKnown || named !== 'nobody') return neutral;
  const mobile = draftedMobile(kept.login);
  if (mobile === undefined) return neutral;
  const language = kept.language === 'en' || kept.language === 'fil' ? kept.language : hinted;
  return { page: 'login', language: language ?? 'en', mobile };
}
