import { useSelector } from '@xstate/react';
import { firstScenario } from '../../shell.machine.ts';
import type { Parts } from '../../wiring.ts';
import css from './native.module.css';
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
