import type { ReactNode } from 'react';
import styles from './field.module.css';
import { FieldFrame, type FieldProps, useField } from './field.tsx';
import { scrollFocusedIntoView } from '../page/scroll-into-view.ts';

interface TextFieldProps extends FieldProps {
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly type?: 'text' | 'search' | 'tel' | 'email' | undefined;
  readonly autoComplete?: string | undefined;
  readonly inputMode?: 'text' | 'numeric' | 'tel' | 'email' | 'search' | undefined;
  readonly enterKeyHint?: 'next' | 'done' | 'go' | 'search' | 'send' | undefined;
  readonly maxLength?: number | undefined;
  readonly placeholder?: string | undefined;
  readonly prefix?: ReactNode;
  readonly spellCheck?: boolean | undefined;
}

export function TextField(props: TextFieldProps) {
  const { value, onChange, type = 'text', prefix } = props;
  const { ids, control } = useField(props);
  return (
    <FieldFrame {...props} ids={ids} prefix={prefix}>
      <input
        {...control}
        className={styles.input}
        type={type}
        value={value}
        autoComplete={props.autoComplete}
        inputMode={props.inputMode}
        enterKeyHint={props.enterKeyHint}
        maxLength={props.maxLength}
        placeholder={props.placeholder}
        spellCheck={props.spellCheck}
        onChange={(event) => onChange(event.target.value)}
        onFocus={scrollFocusedIntoView}
      />
    </FieldFrame>
  );
}
