import { PhoneLink } from './phone-link.tsx';

/** A number as the deployment writes it: it starts with + or a bracket, and its spaces do not break. */
const phoneNumber = /([+(]\d[\d\u{a0}()]{6,}\d)/u;

/** Text whose phone numbers are links that call. */
export function Callable({ text }: { readonly text: string }) {
  // `split` puts the captured numbers at the odd places.
  return text
    .split(phoneNumber)
    .map((part, place) => (place % 2 === 1 ? <PhoneLink key={part} number={part} /> : part));
}
