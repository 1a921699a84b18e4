import type { ReactNode } from 'react';
import styles from './checkbox.module.css';
import { FieldNotes, useField } from './field.tsx';

interface CheckboxProps {
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
  readonly children: ReactNode;
  readonly error?: string | undefined;
  readonly disabled?: boolean | undefined;
  readonly name?: string | undefined;
}

export function Checkbox(props: CheckboxProps) {
  const { checked, onChange, children, error } = props;
  const { ids, control } = useField(props);
  return (
    <div>
      <div className={styles.row}>
        <input
          {...control}
          className={styles.box}
          type="checkbox"
          checked={checked}
          onChange={(event) => onChange(event.target.checked)}
        />
        <label className={styles.label} htmlFor={ids.control}>
          {children}
        </label>
      </div>
      <FieldNotes ids={ids} error={error} />
    </div>
  );
}
