import { type CSSProperties, type ReactNode, useLayoutEffect, useRef } from 'react';
import { classNames } from './class-names.ts';
import styles from './code-field.module.css';
import { FieldNotes, type FieldProps, useField } from './field.tsx';
import { digitsOf } from './grouped-digits.ts';
import { scrollFocusedIntoView } from './scroll-into-view.ts';

interface CodeFieldProps extends FieldProps {
  readonly value: string;
  readonly onChange: (digits: string) => void;
  readonly length: number;
  /** The way to another code, or how long until one can be asked for. */
  readonly resend?: ReactNode;
}

/**
 * A code from an SMS: one input over as many drawn places, so that pasting and autofill work. Where
 * it appears in answer to a press it is what comes next, and takes the focus.
 */
export function CodeField(props: CodeFieldProps) {
  const { label, value, onChange, length, hint, error, resend } = props;
  const { ids, control } = useField(props);
  const input = useRef<HTMLInputElement>(null);

  useLayoutEffect(() => input.current?.focus({ preventScroll: true }), []);

  const places: CSSProperties & Record<'--places', number> = { '--places': length };
  return (
    <div className={styles.field}>
      <div className={styles.head}>
        <label htmlFor={ids.control}>{label}</label>
        {resend}
      </div>
      <div className={classNames(styles.slip, Boolean(error) && styles.invalid)} style={places}>
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
          onChange={(event) => onChange(digitsOf(event.target.value).slice(0, length))}
          onFocus={scrollFocusedIntoView}
        />
      </div>
      <FieldNotes ids={ids} hint={hint} error={error} />
    </div>
  );
}
