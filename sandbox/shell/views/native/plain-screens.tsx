import { useSelector } from '@xstate/react';
import { formatStart } from '#domain/date-format.ts';
import type { PhoneContext } from '../../phone/phone.setup.ts';
import type { Parts } from '../../wiring.ts';
import css from './native.module.css';

type Plain = 'guide' | 'store' | 'nativePage' | 'maintenance';

/** Title, text, and the button that leads back. */
const contents: Record<Plain, (context: PhoneContext) => [string, string, string]> = {
  guide: () => [
    'Your first loan',
    'Choose an amount, read the agreement, confirm. The money arrives within the hour.',
    'Got it',
  ],
  store: ({ storeUrl }) => ['App store', `Hiram’s page: ${storeUrl}`, 'Back to Hiram'],
  nativePage: ({ pageName }) => [pageName, 'The native app shows this page.', 'Back to Hiram'],
  maintenance: ({ maintenanceUntil: end }) => [
    'Under maintenance',
    end === null ? 'We are back soon.' : `We are back on ${formatStart(end, 'en')}.`,
    'Try again',
  ],
};

export function PlainScreen({ screen, parts: { phone } }: { screen: Plain; parts: Parts }) {
  const context = useSelector(phone, (snapshot) => snapshot.context);
  const [title, text, close] = contents[screen](context);
  return (
    <div className={css['screen']}>
      <output className={css['centred']}>
        <b className={css['title']}>{title}</b>
        <span className={css['lead']}>{text}</span>
      </output>
      <div className={css['foot']}>
        <button
          type="button"
          className={css['main']}
          onClick={() => phone.send({ type: 'screen.closed' })}
        >
          {close}
        </button>
      </div>
    </div>
  );
}

/** The native face check. The screen has no camera: the user chooses the result. */
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
