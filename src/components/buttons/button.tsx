import { type MouseEvent, type ReactNode, useId } from 'react';
import styles from './button.module.css';
import { classNames } from '../class-names.ts';
import { Icon, type IconDrawing } from '../page/icon.tsx';
import { Spinner } from '../page/spinner.tsx';

interface ButtonProps {
  readonly kind?: 'primary' | 'secondary' | 'quiet' | 'danger' | undefined;
  readonly type?: 'button' | 'submit' | undefined;
  /** The id of the form, for a submit button outside it. */
  readonly form?: string | undefined;
  readonly busy?: boolean | undefined;
  readonly busyLabel?: string | undefined;
  readonly disabled?: boolean | undefined;
  readonly reason?: string | undefined;
  readonly icon?: IconDrawing | undefined;
  readonly onPress?: (() => void) | undefined;
  readonly children: ReactNode;
}

/** A busy or disabled button keeps the focus and ignores presses (`aria-disabled`). */
export function Button(props: ButtonProps) {
  const { kind = 'primary', type = 'button', busy = false, disabled = false, reason, icon } = props;
  const reasonId = useId();
  const still = busy || disabled;

  const press = (event: MouseEvent) => {
    if (still) event.preventDefault();
    else props.onPress?.();
  };

  return (
    <div className={styles.slot}>
      {reason && (
        <p id={reasonId} className={styles.reason}>
          {reason}
        </p>
      )}
      <button
        type={type}
        form={props.form}
        className={classNames(styles.button, styles[kind], busy && styles.busy)}
        aria-disabled={still || undefined}
        aria-describedby={reason ? reasonId : undefined}
        onClick={press}
      >
        {busy ? <Spinner /> : icon && <Icon drawing={icon} />}
        <span>{busy && props.busyLabel ? props.busyLabel : props.children}</span>
      </button>
    </div>
  );
}
