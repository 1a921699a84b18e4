import { Boat } from './boat.tsx';
import css from './native.module.css';

export function SplashScreen() {
  return (
    <div className={css['screen']} data-native="splash">
      <div className={css['centred']}>
        <span className={css['icon']}>
          <Boat size={48} />
        </span>
        <output className={css['lead']}>Opening Hiram</output>
      </div>
    </div>
  );
}
