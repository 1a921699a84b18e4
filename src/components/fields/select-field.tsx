import fieldStyles from './field.module.css';
import { FieldFrame, type FieldProps, useField } from './field.tsx';
import { Icon } from '../page/icon.tsx';
import { downIcon } from '../icons/down.ts';
import { scrollFocusedIntoView } from '../page/scroll-into-view.ts';
import styles from './select-field.module.css';

interface SelectFieldProps extends FieldProps {
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  readonly placeholder?: string | undefined;
}

export function SelectField(props: SelectFieldProps) {
  const { value, onChange, options, placeholder } = props;
  const { ids, control } = useField(props);
  return (
    <FieldFrame {...props} ids={ids}>
      <select
        {...control}
        className={`${fieldStyles.input} ${styles.select}`}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        onFocus={scrollFocusedIntoView}
      >
        {placeholder !== undefined && (
          <option value="" disabled>
            {placeholder}
          </option>
        )}
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      <span className={styles.arrow}>
        <Icon drawing={downIcon} size="small" />
      </span>
    </FieldFrame>
  );
}
