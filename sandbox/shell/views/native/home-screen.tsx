import { useSelector } from '@xstate/react';
import { firstScenario } from '../../shell.machine.ts';
import type { Parts } from '../../parts.ts';
import { screenOf } from '../screen-of.ts';
import { Boat } from './boat.tsx';
import css from './native.module.css';

export function HomeScreen({ parts: { shell, phone } }: { parts: Parts }) {
  const idle = useSelector(phone, (snapshot) => screenOf(snapshot) === 'idle');
  const busy = useSelector(shell, (snapshot) => snapshot.hasTag('busy'));
  return (
    <div className={`${css['screen']} ${css['launcher']}`}>
      <div className={css['centred']}>
        <span className={css['icon']}>
          <Boat size={48} />
        </span>
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
