import { useSelector } from '@xstate/react';
import type { Parts } from '../parts.ts';
import css from './phone.module.css';

export function TitleBar({ parts: { phone } }: { parts: Parts }) {
  const title = useSelector(phone, (snapshot) => snapshot.context.title);
  const covered = useSelector(phone, (snapshot) => snapshot.context.covered);
  return (
    <div className={css['title']} data-loading={covered || undefined}>
      <span data-native-title="">{title || 'Hiram'}</span>
    </div>
  );
}
