import { assumedCodes, codes } from '#domain/codes.ts';
import type { Failure } from '#domain/failure.ts';
import type { Language } from '#domain/language.ts';
import { isManilaMidnight } from '#domain/manila.ts';
import type { Texts } from './resources.ts';

type KnownCode = 'tokenInvalid' | keyof typeof assumedCodes;
type FailureKey = Exclude<keyof Texts['failure'], 'code' | 'until'> | `code.${KnownCode}`;

type Translate = (keys: `failure:${FailureKey}`[], values: { message: string }) => string;

const { tokenInvalid } = codes;
const knownCodes: Record<KnownCode, number> = { tokenInvalid, ...assumedCodes };

function nameOf(code: number): KnownCode | undefined {
  return Object.keys(knownCodes)
    .filter((name): name is KnownCode => name in knownCodes)
    .find((name) => knownCodes[name] === code);
}

/**
 * The most specific key comes first. Login does not load the texts for the flows’ error codes, so
 * `business` is the fallback.
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

/** If the phone cannot write its journal, the text names the ways to pay that need none. */
export const paymentFailureText = (t: Translate, failure: Failure): string =>
  failure.kind === 'journal'
    ? t(['failure:journalPayment'], { message: '' })
    : failureText(t, failure);

type UntilKey = `failure:until.${keyof Texts['failure']['until']}`;

/**
 * Null unless the lender says until when it sends no SMS code or accepts no password. The date
 * library is not used, because login needs this text.
 */
export function refusedUntilText(
  t: (key: UntilKey, values: { time: string }) => string,
  failure: Failure,
  language: Language,
): string | null {
  if (failure.kind !== 'business' || failure.until === undefined) return null;
  const name = nameOf(failure.code);
  if (name !== 'tooManySms' && name !== 'tooManyPasswords') return null;
  const time = new Intl.DateTimeFormat(language, {
    timeZone: 'Asia/Manila',
    dateStyle: 'medium',
    // A start at midnight is shown as the day alone.
    ...(!isManilaMidnight(failure.until) && { timeStyle: 'short' }),
  }).format(failure.until);
  return t(`failure:until.${name}`, { time });
}

/** The text of a failure (S8). A code without its own text shows its `msg`. */
export function failureText(t: Translate, failure: Failure): string {
  const message = failure.kind === 'business' ? failure.message : '';
  return t(
    keysOf(failure).map((key): `failure:${FailureKey}` => `failure:${key}`),
    { message },
  );
}
