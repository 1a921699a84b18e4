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

/** One digit more than valid, so that a mistake is visible and reported instead of truncated. */
const room = 11;

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
