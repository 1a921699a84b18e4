import { Link } from 'react-router-dom';
import { useLoan } from '../use-loans.ts';
import { useTexts } from '../texts.ts';

export default function Detail() {
  const t = useTexts();
  const loan = useLoan();
  if (!loan) return null;
  return (
    <main>
      <Link to="/loans">{t('back')}</Link>
      <h1>{t('detail.title', { id: loan.id })}</h1>
      <p>{t('detail.amount', { amount: loan.amount })}</p>
      <Link to={`/loans/${loan.id}/confirm`}>{t('detail.next')}</Link>
    </main>
  );
}
