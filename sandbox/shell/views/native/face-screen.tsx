import css from './native.module.css';

/** The native face check. It has no camera: the user chooses the result. */
export function FaceScreen({
  onShow,
  onRefuse,
  onCancel,
}: {
  onShow: () => void;
  onRefuse: () => void;
  onCancel: () => void;
}) {
  return (
    <div className={css['screen']}>
      <div className={css['centred']}>
        <svg className={css['face']} viewBox="0 0 120 120" fill="none" aria-hidden="true">
          <circle
            cx="60"
            cy="60"
            r="56"
            stroke="currentColor"
            strokeWidth="2"
            strokeDasharray="6 5"
          />
          <circle cx="60" cy="60" r="36" fill="#c98f65" />
          <path d="M24 58a36 36 0 0 1 72 0c-12-10-26-14-36-14s-24 4-36 14Z" fill="#0b3b3c" />
          <circle cx="48" cy="62" r="3" fill="#0b3b3c" />
          <circle cx="72" cy="62" r="3" fill="#0b3b3c" />
          <path d="M49 76c6 6 16 6 22 0" stroke="#0b3b3c" strokeWidth="3" strokeLinecap="round" />
          <path className={css['scan']} d="M14 60h92" strokeWidth="3" />
        </svg>
        <p className={css['title']}>Hold still</p>
        <output className={css['lead']}>Looking for a face.</output>
      </div>
      <div className={css['foot']}>
        <button type="button" className={css['main']} onClick={onShow}>
          This is me
        </button>
        <div className={css['headRow']}>
          <button type="button" className={css['quiet']} onClick={onRefuse}>
            Look away
          </button>
          <button type="button" className={css['quiet']} onClick={onCancel}>
            Cancel
          </button>
        </div>
      </div>
    </div>
  );
}
