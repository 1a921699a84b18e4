import { assumedCodes, codes } from '#domain/codes.ts';
import type { Failure } from '#domain/failure.ts';
import type { Language } from '#domain/language.ts';
import type { Texts } from './resources.ts';

/** The business codes with their own texts. */
type KnownCode = 'tokenInvalid' | keyof typeof assumedCodes;
type FailureKey = Exclude<keyof Texts['failure'], 'code' | 'until'> | `code.${KnownCode}`;

/** The `t` function of a screen with the namespace `failure`. */
type Translate = (keys: `failure:${FailureKey}`[], values: { message: string }) => string;

const { tokenInvalid } = codes;
const knownCodes: Record<KnownCode, number> = { tokenInvalid, ...assumedCodes };

function nameOf(code: number): KnownCode | undefined {
  return Object.keys(knownCodes)
    .filter((name): name is KnownCode => name in knownCodes)
    .find((name) => knownCodes[name] === code);
}

/**
 * The keys of a failure's text, the most specific one first. Login does not load the texts of
 * flows' codes.
 */
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
 * Why a payment was not sent or accepted, and what to do. If the phone cannot write its journal,
 * the text names the ways to pay that need none.
 */
export const paymentFailureText = (t: Translate, failure: Failure): string =>
  failure.kind === 'journal'
    ? t(['failure:journalPayment'], { message: '' })
    : failureText(t, failure);

type UntilKey = `failure:until.${keyof Texts['failure']['until']}`;

/**
 * Why the lender accepts no code or password now, and until when; null for every other failure, and
 * without an end. It does not import the date library, because login needs it.
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

/**
 * Returns the text of a failure and the remedy (S8). A code without its own text shows its `msg`.
 */
export function failureText(t: Translate, failure: Failure): string {
  const message = failure.kind === 'business' ? failure.message : '';
  return t(
    keysOf(failure).map((key): `failure:${FailureKey}` => `failure:${key}`),
    { message },
  );
}
