import type { MouseEvent, ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { Icon, type IconDrawing } from '../page/icon.tsx';
import { Spinner } from '../page/spinner.tsx';
import { checkIcon } from '../icons/check.ts';
import { chevronIcon } from '../icons/chevron.ts';
import { outside } from '../page/outside.ts';
import styles from './list.module.css';

interface ListProps {
  readonly label?: string | undefined;
  readonly children: ReactNode;
}

export function List({ label, children }: ListProps) {
  return (
    <ul className={styles.list} aria-label={label}>
      {children}
    </ul>
  );
}

interface ListItemProps {
  readonly label: string;
  readonly detail?: string | undefined;
  readonly value?: string | undefined;
  readonly icon?: IconDrawing | undefined;
  readonly trailing?: ReactNode;
  readonly href?: string | undefined;
  /** Opens the address outside of the app. */
  readonly external?: boolean | undefined;
  /** With `href`, called in place of the browser's own navigation. */
  readonly onPress?: (() => void) | undefined;
  readonly selected?: boolean | undefined;
  readonly busy?: boolean | undefined;
  readonly disabled?: boolean | undefined;
}

export function ListItem(props: ListItemProps) {
  return (
    <li className={styles.item}>
      <ListRow {...props} />
    </li>
  );
}

export function ListRow(props: ListItemProps) {
  const { label, detail, value, icon, trailing, href, external = false } = props;
  const { onPress, selected, busy = false, disabled = false } = props;
  const still = busy || disabled;
  const leads = href !== undefined || onPress !== undefined;
  const content = (
    <>
      {icon && <Icon drawing={icon} />}
      <span className={styles.content}>
        <span className={styles.head}>
          <span className={styles.label}>{label}</span>
          {value && <span className={styles.value}>{value}</span>}
          {trailing}
        </span>
        {detail && <span className={styles.detail}>{detail}</span>}
      </span>
      {selected === undefined && leads && !still && <Icon drawing={chevronIcon} size="small" />}
      {busy && <Spinner />}
      {selected && <Icon drawing={checkIcon} />}
    </>
  );
  if (href !== undefined) {
    const press = (event: MouseEvent) => {
      if (onPress === undefined) return;
      event.preventDefault();
      onPress();
    };
    return (
      <a
        className={classNames(styles.row, styles.leads)}
        href={href}
        onClick={press}
        {...(external && outside)}
      >
        {content}
      </a>
    );
  }
  if (onPress === undefined) {
    return <div className={styles.row}>{content}</div>;
  }
  return (
    <button
      type="button"
      className={classNames(styles.row, styles.leads, disabled && styles.off)}
      aria-pressed={selected}
      aria-disabled={still || undefined}
      aria-busy={busy || undefined}
      onClick={still ? undefined : onPress}
    >
      {content}
    </button>
  );
}
