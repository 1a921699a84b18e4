import { Link } from 'react-router-dom';
import { useLoans } from '../use-loans.ts';
import { useTexts } from '../texts.ts';

export default function List() {
  const t = useTexts();
  return (
    <main>
      <Link to="/">{t('back')}</Link>
      <h1>{t('list.title')}</h1>
      <ul>
        {useLoans().map(({ id, due }) => (
          <li key={id}>
            <Link to={`/loans/${id}`}>{t('list.loan', { id })}</Link> {t('list.due', { day: due })}
          </li>
        ))}
      </ul>
    </main>
  );
}
