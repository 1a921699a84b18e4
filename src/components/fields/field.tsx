import { type ReactNode, useId } from 'react';
import { classNames } from '../class-names.ts';
import styles from './field.module.css';
import { Icon } from '../page/icon.tsx';
import { warningIcon } from '../icons/warning.ts';

export interface FieldProps {
  readonly label: string;
  readonly hint?: string | undefined;
  readonly error?: string | undefined;
  readonly disabled?: boolean | undefined;
  readonly name?: string | undefined;
}

interface FieldIds {
  readonly control: string;
  readonly hint: string;
  readonly error: string;
}

export function useField({ hint, error, disabled, name }: Omit<FieldProps, 'label'>) {
  const id = useId();
  const ids: FieldIds = { control: id, hint: `${id}-hint`, error: `${id}-error` };
  const describedBy = classNames(Boolean(error) && ids.error, Boolean(hint) && ids.hint);
  const control = {
    id: ids.control,
    name,
    disabled,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': describedBy || undefined,
  };
  return { ids, control };
}

/** Hint and error; a new error is announced. */
export function FieldNotes({
  ids,
  hint,
  error,
}: Pick<FieldProps, 'hint' | 'error'> & { readonly ids: FieldIds }) {
  return (
    <>
      <p id={ids.error} className={styles.error} aria-live="polite">
        {error && (
          <>
            <Icon drawing={warningIcon} size="small" />
            <span>{error}</span>
          </>
        )}
      </p>
      {hint && (
        <p id={ids.hint} className={styles.hint}>
          {hint}
        </p>
      )}
    </>
  );
}

interface FieldFrameProps extends FieldProps {
  readonly ids: FieldIds;
  readonly prefix?: ReactNode;
  readonly suffix?: ReactNode;
  readonly children: ReactNode;
}

export function FieldFrame(props: FieldFrameProps) {
  const { ids, label, hint, error, disabled, prefix, suffix } = props;
  return (
    <div className={styles.field}>
      <div
        className={classNames(
          styles.slip,
          Boolean(error) && styles.invalid,
          disabled && styles.off,
        )}
      >
        <div className={styles.entry}>
          <label className={styles.label} htmlFor={ids.control}>
            {label}
          </label>
          <div className={styles.line}>
            {prefix !== undefined && <span className={styles.prefix}>{prefix}</span>}
            {props.children}
          </div>
        </div>
        {suffix}
      </div>
      <FieldNotes ids={ids} hint={hint} error={error} />
    </div>
  );
}
