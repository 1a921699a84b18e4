import { useId } from 'react';
import { classNames } from '../class-names.ts';
import styles from './filter-chips.module.css';

interface FilterChipsProps {
  readonly label: string;
  readonly value: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  readonly onChange: (value: string) => void;
}

export function FilterChips({ label, value, options, onChange }: FilterChipsProps) {
  const name = useId();
  return (
    <fieldset role="radiogroup">
      <legend className="visually-hidden">{label}</legend>
      <div className={styles.chips}>
        {options.map((option) => (
          <label
            key={option.value}
            className={classNames(styles.chip, option.value === value && styles.chosen)}
          >
            <input
              type="radio"
              name={name}
              className={styles.radio}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            {option.label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
