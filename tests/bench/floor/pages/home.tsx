import { useSelector } from '@xstate/react';
import { Link } from 'react-router-dom';
import { session } from '../session.ts';
import { useTexts } from '../texts.ts';

export default function Home() {
  const t = useTexts();
  const name = useSelector(session, ({ context }) => context.person?.name ?? '');
  return (
    <main>
      <h1>{t('home.title', { name })}</h1>
      <Link to="/loans">{t('home.loans')}</Link>
    </main>
  );
}
