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
