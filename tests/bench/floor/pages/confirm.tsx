import { useSelector } from '@xstate/react';
import { Link } from 'react-router-dom';
import { session } from '../session.ts';
import { useLoan } from '../use-loans.ts';
import { useTexts } from '../texts.ts';

export default function Confirm() {
  const t = useTexts();
  const loan = useLoan();
  const paying = useSelector(session, (snapshot) => snapshot.matches('paying'));
  if (!loan) return null;
  return (
    <main>
      <Link to={`/loans/${loan.id}`}>{t('back')}</Link>
      <h1>{t('confirm.title')}</h1>
      <p>{t('confirm.amount', { amount: loan.amount })}</p>
      <button
        type="button"
        disabled={paying}
        onClick={() => session.send({ type: 'payment.submitted', id: loan.id })}
      >
        {t('confirm.submit')}
      </button>
    </main>
  );
}
