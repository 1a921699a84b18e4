import { type ReactNode, useId } from 'react';
import { classNames } from '../class-names.ts';
import { FieldNotes, useField } from './field.tsx';
import styles from './radio-cards.module.css';

export interface RadioCardOption {
  readonly value: string;
  readonly label: string;
  readonly description?: string | undefined;
  readonly trailing?: ReactNode;
  readonly disabled?: boolean | undefined;
}

interface RadioCardsProps {
  readonly label: string;
  readonly value: string | null;
  readonly onChange: (value: string) => void;
  readonly options: readonly RadioCardOption[];
  readonly hint?: string | undefined;
  readonly error?: string | undefined;
}

export function RadioCards(props: RadioCardsProps) {
  const { label, value, onChange, options, hint, error } = props;
  const { ids, control } = useField(props);
  const name = useId();
  return (
    <fieldset
      role="radiogroup"
      aria-invalid={control['aria-invalid']}
      aria-describedby={control['aria-describedby']}
    >
      <legend className={styles.legend}>{label}</legend>
      <div className={styles.cards}>
        {options.map((option, index) => (
          <label
            key={option.value}
            className={classNames(styles.card, option.value === value && styles.chosen)}
          >
            <input
              type="radio"
              id={`${name}-${index}`}
              name={name}
              className={styles.dot}
              checked={option.value === value}
              disabled={option.disabled}
              onChange={() => onChange(option.value)}
            />
            <span className={styles.text}>
              <span className={styles.title}>{option.label}</span>
              {option.description && (
                <span className={styles.description}>{option.description}</span>
              )}
            </span>
            {option.trailing && <span className={styles.aside}>{option.trailing}</span>}
          </label>
        ))}
      </div>
      <FieldNotes ids={ids} hint={hint} error={error} />
    </fieldset>
  );
}
