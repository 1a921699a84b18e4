import { useSelector } from '@xstate/react';
import { formatStart } from '#domain/date-format.ts';
import type { PhoneContext } from '../../phone/phone.setup.ts';
import type { Parts } from '../../wiring.ts';
import css from './native.module.css';
import { firstScenario } from '../../shell.machine.ts';
import { screenOf } from '../../phone/phone.machine.ts';

const Boat = () => (
  <span className={css['icon']}>
    <svg width={48} height={48} viewBox="0 0 48 48" fill="none" aria-hidden="true">
      <path d="M24 6v24M24 8c8 4 12 11 12 18H24" stroke="currentColor" strokeWidth="3" />
      <path d="M6 31h36c-3 6-8 8-18 8S9 37 6 31Z" fill="#f2a03d" />
      <path d="M4 43c5-3 9 2 14 0s8-2 13 0 9 1 13-1" stroke="currentColor" strokeWidth="2.5" />
    </svg>
  </span>
);

export function SplashScreen() {
  return (
    <div className={css['screen']} data-native="splash">
      <div className={css['centred']}>
        <Boat />
        <output className={css['lead']}>Opening Hiram</output>
      </div>
    </div>
  );
}

export function HomeScreen({ parts: { shell, phone } }: { parts: Parts }) {
  const idle = useSelector(phone, (snapshot) => screenOf(snapshot) === 'idle');
  const busy = useSelector(shell, (snapshot) => snapshot.hasTag('busy'));
  return (
    <div className={`${css['screen']} ${css['launcher']}`}>
      <div className={css['centred']}>
        <Boat />
        <p className={css['title']}>Hiram</p>
        {idle && <p className={css['lead']}>Borrow and repay a loan in about a minute.</p>}
        <button
          type="button"
          className={`${css['main']} ${css['wide']}`}
          aria-disabled={busy || undefined}
          onClick={() => {
            if (idle) shell.send({ type: 'scenario.picked', scenario: firstScenario });
            else phone.send({ type: 'app.opened' });
          }}
        >
          {idle ? 'Start' : 'Open Hiram'}
        </button>
      </div>
    </div>
  );
}

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
