/** `technical` uses the names of the code. */
export type Wording = 'plain' | 'technical';

/** Acronyms, which keep their capital letters. */
const spelled = new Map(
  ['SMS', 'OTP', 'ID', 'API', 'URL', 'PHP', 'FAQ', 'HTML'].map((word) => [
    word.toLowerCase(),
    word,
  ]),
);

/** `smsCode.requested` becomes "SMS code requested". */
export function wordsOf(name: string): string {
  const words = name
    .replaceAll(/([a-z\d])([A-Z])/g, '$1 $2')
    .split(/[\s.\-_]+/)
    .filter((word) => word !== '')
    .map((word) => spelled.get(word.toLowerCase()) ?? word.toLowerCase());
  return words.join(' ');
}

export const sentenceOf = (name: string): string => capital(wordsOf(name));

export const spelledOut = (text: string): string =>
  text.replaceAll(/\w+/g, (word) => spelled.get(word.toLowerCase()) ?? word);

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const units = [
  { ms: 86_400_000, one: 'day', more: 'days' },
  { ms: 3_600_000, one: 'hour', more: 'hours' },
  { ms: 60_000, one: 'minute', more: 'minutes' },
  { ms: 1_000, one: 'second', more: 'seconds' },
];

/** A duration in the largest unit without a fraction ("15 minutes"), else in seconds. */
export function durationOf(ms: number): string {
  const unit = units.find((one) => ms >= one.ms && ms % one.ms === 0) ?? units.at(-1);
  if (!unit) return `${ms} ms`;
  const count = ms / unit.ms;
  return `${count} ${count === 1 ? unit.one : unit.more}`;
}
