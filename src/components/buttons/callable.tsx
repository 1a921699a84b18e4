import { PhoneLink } from './phone-link.tsx';

/**
 * A phone number as the deployment writes it: it starts with + or a bracket, and its spaces are
 * non-breaking.
 */
const phoneNumber = /([+(]\d[\d\u{a0}()]{6,}\d)/u;

/** Text in which each phone number is a `tel:` link. */
export function Callable({ text }: { readonly text: string }) {
  // `split` returns the captured numbers at the odd indexes.
  return text
    .split(phoneNumber)
    .map((part, place) => (place % 2 === 1 ? <PhoneLink key={part} number={part} /> : part));
}
