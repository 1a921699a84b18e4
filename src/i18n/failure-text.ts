import { assumedCodes, codes } from '#domain/codes.ts';
import type { Failure } from '#domain/failure.ts';
import type { Language } from '#domain/language.ts';
import type { Texts } from './resources.ts';

/** The codes that have words of their own: all that are known. */
type KnownCode = 'tokenInvalid' | keyof typeof assumedCodes;
type FailureKey = Exclude<keyof Texts['failure'], 'code' | 'until'> | `code.${KnownCode}`;

/** The `t` of a screen that names the namespace `failure`. */
type Translate = (keys: `failure:${FailureKey}`[], values: { message: string }) => string;

const { tokenInvalid } = codes;
const knownCodes: Record<KnownCode, number> = { tokenInvalid, ...assumedCodes };

/** The name of a business code that has a text of its own. */
function nameOf(code: number): KnownCode | undefined {
  return Object.keys(knownCodes)
    .filter((name): name is KnownCode => name in knownCodes)
    .find((name) => knownCodes[name] === code);
}

/** The keys of a failure's text, the best first. Login is there without the texts of flows' codes. */
function keysOf(failure: Failure): FailureKey[] {
  switch (failure.kind) {
    case 'undecipherable':
    case 'invalidPayload':
      return ['unreadable'];
    case 'business': {
      const name = nameOf(failure.code);
      return name ? [`code.${name}`, 'business'] : ['business'];
    }
    default:
      return [failure.kind];
  }
}

/**
 * Why a payment was not sent or not taken, and what to do: where the phone cannot note it down, the
 * ways to pay that need no note.
 */
export const paymentFailureText = (t: Translate, failure: Failure): string =>
  failure.kind === 'journal'
    ? t(['failure:journalPayment'], { message: '' })
    : failureText(t, failure);

type UntilKey = `failure:until.${keyof Texts['failure']['until']}`;

/**
 * Why the lender takes no code or password now, and from when on it does; null for every other failure,
 * and where the lender does not say. Written without the code of other pages' dates: login needs it.
 */
export function refusedUntilText(
  t: (key: UntilKey, values: { time: string }) => string,
  failure: Failure,
  language: Language,
): string | null {
  if (failure.kind !== 'business' || failure.until === undefined) return null;
  const name = nameOf(failure.code);
  if (name !== 'tooManySms' && name !== 'tooManyPasswords') return null;
  const moment = { timeZone: 'Asia/Manila', dateStyle: 'medium', timeStyle: 'short' } as const;
  const time = new Intl.DateTimeFormat(language, moment).format(failure.until);
  return t(`failure:until.${name}`, { time });
}

/** Returns the text of a failure and what to do (S8). A code without a text of its own shows its `msg`. */
export function failureText(t: Translate, failure: Failure): string {
  const message = failure.kind === 'business' ? failure.message : '';
  return t(
    keysOf(failure).map((key): `failure:${FailureKey}` => `failure:${key}`),
    { message },
  );
}
