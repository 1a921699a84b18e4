import { useSelector } from '@xstate/react';
import type { Parts } from '../wiring.ts';
import css from './phone.module.css';

/** The native title bar: what the app calls its page, and the native loading line below. */
export function TitleBar({ parts: { phone } }: { parts: Parts }) {
  const title = useSelector(phone, (snapshot) => snapshot.context.title);
  const covered = useSelector(phone, (snapshot) => snapshot.context.covered);
  return (
    <div className={css['title']} data-loading={covered || undefined}>
      <span data-native-title="">{title || 'Hiram'}</span>
    </div>
  );
}
