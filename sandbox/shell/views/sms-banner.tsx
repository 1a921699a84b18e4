import { useSelector } from '@xstate/react';
import type { Parts } from '../wiring.ts';
import css from './sms-banner.module.css';

/** A new SMS. A tap fills in its code, if it has one. */
export function SmsBanner({ parts: { phone } }: { parts: Parts }) {
  const shown = useSelector(phone, (snapshot) => snapshot.matches({ messages: 'notified' }));
  const sms = useSelector(phone, (snapshot) => snapshot.context.sms);
  return (
    <div className={css['place']} aria-live="polite">
      {shown && sms && (
        <div className={css['banner']} key={sms.sentAt}>
          <button
            type="button"
            className={css['message']}
            onClick={() => phone.send({ type: 'sms.tapped' })}
          >
            <span className={css['from']}>Messages · now</span>
            <span>{sms.text}</span>
            {sms.code !== null && <span className={css['hint']}>Tap to fill {sms.code}</span>}
          </button>
          <button
            type="button"
            className={css['close']}
            aria-label="Dismiss message"
            onClick={() => phone.send({ type: 'sms.dismissed' })}
          >
            <svg width="14" height="14" viewBox="0 0 14 14" aria-hidden="true">
              <path d="m2 2 10 10M12 2 2 12" stroke="currentColor" strokeWidth="2" />
            </svg>
          </button>
        </div>
      )}
    </div>
  );
}
