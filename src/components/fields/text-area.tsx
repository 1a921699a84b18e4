import { classNames } from '../class-names.ts';
import fieldStyles from './field.module.css';
import { FieldFrame, type FieldProps, useField } from './field.tsx';
import { scrollFocusedIntoView } from '../page/scroll-into-view.ts';
import styles from './text-area.module.css';

interface TextAreaProps extends FieldProps {
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** Minimum number of visible lines. */
  readonly rows?: number | undefined;
  readonly maxLength?: number | undefined;
  readonly placeholder?: string | undefined;
}

export function TextArea(props: TextAreaProps) {
  const { value, onChange, rows = 3 } = props;
  const { ids, control } = useField(props);
  return (
    <FieldFrame {...props} ids={ids}>
      <textarea
        {...control}
        className={classNames(fieldStyles.input, styles.area)}
        rows={rows}
        value={value}
        maxLength={props.maxLength}
        placeholder={props.placeholder}
        onChange={(event) => onChange(event.target.value)}
        onFocus={scrollFocusedIntoView}
      />
    </FieldFrame>
  );
}
