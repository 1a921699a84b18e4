import type { Parts } from '../parts.ts';
import css from './phone.module.css';

/** Android's navigation bar: back and home. */
export function PhoneBar({ parts: { phone, frame } }: { parts: Parts }) {
  return (
    <div className={css['bar']}>
      <button
        type="button"
        aria-label="Phone back"
        onClick={() =>
          phone.send({ type: 'back.pressed', at: frame.location(), deep: frame.isDeep() })
        }
      >
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
