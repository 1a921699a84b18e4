import { useSelector } from '@xstate/react';
import { formatTime } from '#domain/date-format.ts';
import type { Parts } from '../wiring.ts';
import css from './phone.module.css';

export function StatusBar({ parts: { controlPanel, shell } }: { parts: Parts }) {
  const time = useSelector(controlPanel, ({ context: { real, ahead } }) =>
    formatTime(real + ahead),
  );
  const offline = useSelector(shell, (snapshot) => snapshot.context.display.offline);
  return (
    <div className={css['status']}>
      <span>{time}</span>
      <span>{offline ? 'Airplane mode' : '4G'}</span>
    </div>
  );
}

export function TitleBar({ parts: { phone } }: { parts: Parts }) {
  const { title, covered } = useSelector(phone, (snapshot) => snapshot.context);
  return (
    <div className={css['title']} data-loading={covered || undefined}>
      <span data-native-title="">{title || 'Hiram'}</span>
    </div>
  );
}

/** Android's navigation bar: back and home. */
export function PhoneBar({ parts: { phone, frame } }: { parts: Parts }) {
  const goBack = () =>
    phone.send({ type: 'back.pressed', at: frame.location(), deep: frame.isDeep() });
  return (
    <div className={css['bar']}>
      <button type="button" aria-label="Phone back" onClick={goBack}>
        <svg width="18" height="18" viewBox="0 0 18 18" aria-hidden="true">
          <path d="M12 3 5 9l7 6" fill="none" stroke="currentColor" strokeWidth="2" />
        </svg>
      </button>
      <button
        type="button"
        aria-label="Phone home"
        onClick={() => phone.send({ type: 'home.pressed' })}
      >
        <svg width="18" height="18" viewBox="0 0 18 18" aria-hidden="true">
          <circle cx="9" cy="9" r="6" fill="none" stroke="currentColor" strokeWidth="2" />
        </svg>
      </button>
    </div>
  );
}
