import { useSelector } from '@xstate/react';
import { formatTime } from '#domain/date-format.ts';
import type { Parts } from '../parts.ts';
import css from './phone.module.css';

export function StatusBar({ parts: { controlPanel, shell } }: { parts: Parts }) {
  const time = useSelector(controlPanel, ({ context: { real, ahead } }) =>
    formatTime(real + ahead),
  );
  const offline = useSelector(shell, (snapshot) => snapshot.context.display.offline);
  return (
    <div className={css['status']}>
      <span>{time}</span>
      <span className={css['signs']}>
        <span className={css['network']}>{offline ? 'Airplane mode' : '4G'}</span>
        <svg width="22" height="12" viewBox="0 0 22 12" aria-hidden="true">
          <rect x="0.5" y="0.5" width="18" height="11" rx="3" fill="none" stroke="currentColor" />
          <rect x="2.5" y="2.5" width="11" height="7" rx="1.5" fill="currentColor" />
          <rect x="20" y="3.5" width="2" height="5" rx="1" fill="currentColor" />
        </svg>
      </span>
    </div>
  );
}
