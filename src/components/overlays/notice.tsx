import { Children, type ReactNode } from 'react';
import { Callable } from '../buttons/callable.tsx';
import { classNames } from '../class-names.ts';
import { Icon } from '../page/icon.tsx';
import { checkIcon } from '../icons/check.ts';
import { infoIcon } from '../icons/info.ts';
import { offlineIcon } from '../icons/offline.ts';
import { warningIcon } from '../icons/warning.ts';
import styles from './notice.module.css';

const tones = {
  info: { icon: infoIcon, role: 'note' },
  warn: { icon: warningIcon, role: 'status' },
  danger: { icon: warningIcon, role: 'alert' },
  offline: { icon: offlineIcon, role: 'status' },
  success: { icon: checkIcon, role: 'status' },
} as const;

interface NoticeProps {
  readonly tone: keyof typeof tones;
  readonly title?: string | undefined;
  readonly children: ReactNode;
  readonly action?: ReactNode;
  /** False for a notice that is present from the start: it is not announced. */
  readonly live?: boolean | undefined;
}

export function Notice({ tone, title, children, action, live = true }: NoticeProps) {
  const { icon, role } = tones[tone];
  return (
    <div className={classNames(styles.notice, styles[tone])} role={live ? role : 'note'}>
      <Icon drawing={icon} />
      <div className={styles.words}>
        {title && <p className={styles.title}>{title}</p>}
        <div>
          {Children.map(children, (child) =>
            typeof child === 'string' ? <Callable text={child} /> : child,
          )}
        </div>
        {action && <div className={styles.action}>{action}</div>}
      </div>
    </div>
  );
}
