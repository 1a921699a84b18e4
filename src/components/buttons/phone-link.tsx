import { LinkButton } from './link-button.tsx';
import { phoneUrl } from './phone-url.ts';

export function PhoneLink({ number }: { readonly number: string }) {
  return <LinkButton href={phoneUrl(number)}>{number}</LinkButton>;
}
