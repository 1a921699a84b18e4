import styles from './field.module.css';
import { FieldFrame, type FieldProps, useField } from './field.tsx';
import { IconButton } from '../buttons/icon-button.tsx';
import { eyeIcon } from '../icons/eye.ts';
import { eyeOffIcon } from '../icons/eye-off.ts';
import { scrollFocusedIntoView } from '../page/scroll-into-view.ts';

interface PasswordFieldProps extends FieldProps {
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly revealed: boolean;
  readonly onReveal: (revealed: boolean) => void;
  readonly revealLabel: string;
  readonly hideLabel: string;
  readonly enterKeyHint?: 'next' | 'done' | 'go' | undefined;
}

export function PasswordField(props: PasswordFieldProps) {
  const { value, onChange, revealed, onReveal } = props;
  const { ids, control } = useField(props);
  const eye = (
    <IconButton
      icon={revealed ? eyeOffIcon : eyeIcon}
      label={revealed ? props.hideLabel : props.revealLabel}
      onPress={() => onReveal(!revealed)}
    />
  );
  return (
    <FieldFrame {...props} ids={ids} suffix={eye}>
      <input
        {...control}
        className={styles.input}
        type={revealed ? 'text' : 'password'}
        value={value}
        autoComplete="current-password"
        autoCapitalize="none"
        spellCheck={false}
        enterKeyHint={props.enterKeyHint}
        onChange={(event) => onChange(event.target.value)}
        onFocus={scrollFocusedIntoView}
      />
    </FieldFrame>
  );
}
