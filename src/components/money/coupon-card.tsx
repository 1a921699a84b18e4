import { useId } from 'react';
import { classNames } from '../class-names.ts';
import styles from './coupon-card.module.css';
import { Icon } from '../page/icon.tsx';
import { checkIcon } from '../icons/check.ts';

interface CouponCardProps {
  readonly title: string;
  readonly value: string;
  readonly detail?: string | undefined;
  readonly expiry?: string | undefined;
  readonly selected?: boolean | undefined;
  readonly disabled?: boolean | undefined;
  /** A note on the coupon. For a disabled coupon: the reason and its end. */
  readonly reason?: string | undefined;
  /** Makes the coupon a toggle button. */
  readonly onPress?: (() => void) | undefined;
}

export function CouponCard(props: CouponCardProps) {
  const { title, value, detail, expiry, selected = false, disabled = false, reason } = props;
  const reasonId = useId();
  const look = classNames(styles.coupon, selected && styles.selected, disabled && styles.off);
  const content = (
    <>
      <span className={styles.value}>{value}</span>
      <span className={styles.words}>
        <span className={styles.title}>{title}</span>
        {detail && <span className={styles.detail}>{detail}</span>}
        {expiry && <span className={styles.detail}>{expiry}</span>}
        {reason && (
          <span id={reasonId} className={styles.reason} data-until={disabled ? '' : undefined}>
            {reason}
          </span>
        )}
      </span>
      {props.onPress && (
        <span className={styles.tick}>{selected && <Icon drawing={checkIcon} size="small" />}</span>
      )}
    </>
  );
  if (props.onPress === undefined) return <div className={look}>{content}</div>;
  return (
    <button
      type="button"
      className={look}
      aria-pressed={selected}
      aria-disabled={disabled || undefined}
      aria-describedby={reason ? reasonId : undefined}
      onClick={disabled ? undefined : props.onPress}
    >
      {content}
    </button>
  );
}
