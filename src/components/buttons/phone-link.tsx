import { LinkButton } from './link-button.tsx';
import { phoneUrl } from './phone-url.ts';

/** A phone number that calls itself when it is tapped. */
export function PhoneLink({ number }: { readonly number: string }) {
  return <LinkButton href={phoneUrl(number)}>{number}</LinkButton>;
}
