import type { ReactNode } from 'react';
import { inGroups } from '#domain/digit-groups.ts';
import styles from './field.module.css';
import { FieldFrame, type FieldProps, useField } from './field.tsx';
import { digitsOf, useGroupedDigits } from './grouped-digits.ts';
import { scrollFocusedIntoView } from '../page/scroll-into-view.ts';

interface DigitsFieldProps extends FieldProps {
  /** Bare digits. */
  readonly value: string;
  readonly onChange: (digits: string) => void;
  /** Sizes of the digit groups: `[4, 4, 4, 4, 4]` for a card. */
  readonly groups: readonly number[];
  /** Converts typed or pasted text to bare digits; by default `digitsOf`. */
  readonly clean?: ((typed: string) => string) | undefined;
  readonly prefix?: ReactNode;
  /** In digits, without separators. */
  readonly maxLength?: number | undefined;
  readonly autoComplete?: string | undefined;
  readonly inputMode?: 'numeric' | 'tel' | undefined;
  readonly secret?: boolean | undefined;
  readonly enterKeyHint?: 'next' | 'done' | 'go' | 'send' | undefined;
}

export function DigitsField(props: DigitsFieldProps) {
  const { groups, clean = digitsOf, maxLength, prefix, inputMode = 'numeric' } = props;
  const open = inputMode === 'tel' ? 'tel' : 'text';
  const { ids, control } = useField(props);
  const digits = useGroupedDigits({
    value: props.value,
    onChange: props.onChange,
    format: (value) => inGroups(value, groups),
    clean: (typed) => clean(typed).slice(0, maxLength),
  });
  return (
    <FieldFrame {...props} ids={ids} prefix={prefix}>
      <input
        {...control}
        {...digits}
        className={styles.input}
        type={props.secret ? 'password' : open}
        inputMode={inputMode}
        autoComplete={props.autoComplete ?? 'off'}
        enterKeyHint={props.enterKeyHint}
        onFocus={scrollFocusedIntoView}
      />
    </FieldFrame>
  );
}
