import { type CSSProperties, useLayoutEffect, useRef, useState } from 'react';
import { codeIn } from '#domain/account/sms-code.ts';
import { Button } from '../buttons/button.tsx';
import { classNames } from '../class-names.ts';
import styles from './code-field.module.css';
import { FieldNotes, type FieldProps, useField } from './field.tsx';
import { scrollFocusedIntoView } from '../page/scroll-into-view.ts';

interface CodeFieldProps extends FieldProps {
  readonly value: string;
  readonly onChange: (digits: string) => void;
  readonly length: number;
  readonly resend?:
    | {
        readonly label: string;
        readonly busy: boolean;
        readonly disabled: boolean;
        readonly onPress: () => void;
      }
    | undefined;
}

/**
 * Null for a text without a code. A whole code that is pasted beside the present one replaces it.
 */
function codeTyped(text: string, present: string, length: number): string | null {
  const code = codeIn(text, length);
  if (code !== null) return code;
  const pasted = codeIn(text.replace(present, ''), length);
  return pasted?.length === length ? pasted : null;
}

/**
 * One input over the drawn digits, so that pasting and autofill work. The input takes the focus
 * when it appears, and when another code is requested: the next digit then replaces the selected
 * code.
 */
export function CodeField(props: CodeFieldProps) {
  const { label, value, onChange, length, hint, error, resend } = props;
  const { ids, control } = useField(props);
  const input = useRef<HTMLInputElement>(null);

  const [selected, setSelected] = useState(false);

  useLayoutEffect(() => input.current?.focus({ preventScroll: true }), []);

  const requestCode = () => {
    resend?.onPress();
    input.current?.focus();
    input.current?.select();
    // In Chromium, React does not report a selection by script.
    setSelected(value !== '');
  };

  const places: CSSProperties & Record<'--places', number> = { '--places': length };
  return (
    <div className={styles.field}>
      <div className={styles.head}>
        <label htmlFor={ids.control}>{label}</label>
        {resend && (
          <Button
            kind="secondary"
            busy={resend.busy}
            disabled={resend.disabled}
            onPress={requestCode}
          >
            {resend.label}
          </Button>
        )}
      </div>
      <div
        className={classNames(
          styles.slip,
          Boolean(error) && styles.invalid,
          selected && styles.selected,
        )}
        style={places}
      >
        {Array.from({ length }, (_, place) => (
          <span
            key={place}
            className={styles.place}
            data-next={place === value.length || undefined}
            aria-hidden="true"
          >
            {value.charAt(place)}
          </span>
        ))}
        <input
          {...control}
          ref={input}
          className={styles.input}
          type="text"
          inputMode="numeric"
          autoComplete="one-time-code"
          enterKeyHint="done"
          value={value}
          onChange={(event) => {
            const code = codeTyped(event.target.value, value, length);
            setSelected(false);
            if (code !== null) onChange(code);
          }}
          onFocus={scrollFocusedIntoView}
          onSelect={({ currentTarget: { selectionStart, selectionEnd } }) =>
            setSelected(selectionStart === 0 && selectionEnd !== 0)
          }
        />
      </div>
      <FieldNotes ids={ids} hint={hint} error={error} />
    </div>
  );
}
