import { PhoneLink } from './phone-link.tsx';

/**
 * A phone number as the deployment writes it: with + or a bracket first, and non-breaking spaces.
 */
const phoneNumber = /([+(]\d[\d\u{a0}()]{6,}\d)/u;

/** Turns phone numbers in a text into `tel:` links. */
export function Callable({ text }: { readonly text: string }) {
  // `split` returns the captured numbers at the odd indexes.
  return text
    .split(phoneNumber)
    .map((part, place) => (place % 2 === 1 ? <PhoneLink key={place} number={part} /> : part));
}
