import { LinkButton } from './link-button.tsx';
import { phoneUrl } from './phone-url.ts';

/** A phone number as a link that calls it. */
export function PhoneLink({ number }: { readonly number: string }) {
  return <LinkButton href={phoneUrl(number)}>{number}</LinkButton>;
}
