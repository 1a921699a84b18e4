import { DigitsField } from './digits-field.tsx';
import type { FieldProps } from './field.tsx';
import { digitsOf } from './grouped-digits.ts';

interface MobileFieldProps extends FieldProps {
  /** The digits after +63. */
  readonly value: string;
  readonly onChange: (national: string) => void;
  readonly enterKeyHint?: 'next' | 'done' | 'go' | 'send' | undefined;
}

const groups = [3, 3, 4] as const;
/** Room for one digit too many, so that a mistake is seen and told, never cut off. */
const room = 11;

/** `0917…`, `63917…` and `+63917…` are the same number: only what follows +63 counts. */
function national(typed: string): string {
  const digits = digitsOf(typed);
  if (typed.trim().startsWith('+63') || (digits.startsWith('63') && digits.length > 10)) {
    return digits.slice(2);
  }
  return digits.replace(/^0+/, '');
}

/** A Philippine mobile number, grouped 3-3-4 after the country code. */
export function MobileField(props: MobileFieldProps) {
  return (
    <DigitsField
      {...props}
      groups={groups}
      clean={national}
      maxLength={room}
      prefix="+63"
      inputMode="tel"
      autoComplete="tel"
    />
  );
}
