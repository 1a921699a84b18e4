import { mobileGroups } from '#domain/digit-groups.ts';
import { nationalDigits } from '#domain/account/mobile.ts';
import { DigitsField } from './digits-field.tsx';
import type { FieldProps } from './field.tsx';

interface MobileFieldProps extends FieldProps {
  /** The digits after +63. */
  readonly value: string;
  readonly onChange: (national: string) => void;
  readonly enterKeyHint?: 'next' | 'done' | 'go' | 'send' | undefined;
}

/** Room for one digit too many, so that a mistake is seen and told, never cut off. */
const room = 11;

/** A Philippine mobile number, grouped 3-3-4 after the country code, however it is written. */
export function MobileField(props: MobileFieldProps) {
  return (
    <DigitsField
      {...props}
      groups={mobileGroups}
      clean={nationalDigits}
      maxLength={room}
      prefix="+63"
      inputMode="tel"
      autoComplete="tel"
    />
  );
}
