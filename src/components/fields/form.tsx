import { type FormEvent, type ReactNode, useEffect, useRef } from 'react';
import styles from './form.module.css';

interface FormProps {
  readonly label: string;
  readonly id?: string | undefined;
  readonly onSubmit: () => void;
  readonly children: ReactNode;
}

/**
 * Fields without the browser's own validation. After a submit, the first invalid field takes the
 * focus. An error that arrives later does the same, unless the borrower has typed since.
 */
export function Form({ label, id, onSubmit, children }: FormProps) {
  const form = useRef<HTMLFormElement>(null);
  const submitted = useRef(false);

  useEffect(() => {
    if (!submitted.current) return;
    const invalid = form.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    if (!invalid) return;
    submitted.current = false;
    const control = invalid.querySelector<HTMLElement>('input');
    (control ?? invalid).focus();
  });

  const submit = (event: FormEvent) => {
    event.preventDefault();
    submitted.current = true;
    onSubmit();
  };
  const forget = () => {
    submitted.current = false;
  };

  return (
    <form
      ref={form}
      id={id}
      className={styles.form}
      aria-label={label}
      noValidate
      onSubmit={submit}
      onInput={forget}
    >
      {children}
    </form>
  );
}
