import { useTranslation } from 'react-i18next';
import { Notice } from '#components/overlays/notice.tsx';
import { failureText } from '#i18n/failure-text.ts';
import { wasBlocked } from '#machines/account-deletion/refusal.ts';
import type { MoneyProblem } from '#machines/shared/money-problem.ts';

export function DeletionProblem({ problem }: { problem: MoneyProblem | null }) {
  const { t } = useTranslation(['accountDeletion', 'failure']);
  if (!problem) return null;
  if (wasBlocked(problem)) {
    return <Notice tone="warn">{t('accountDeletion:problems.blocked')}</Notice>;
  }
  const isKnown = problem.type === 'notTaken' || problem.type === 'sessionEnded';
  const text =
    'failure' in problem
      ? t(`accountDeletion:problems.${problem.type}`, { reason: failureText(t, problem.failure) })
      : t(`accountDeletion:problems.${problem.type}`);
  return <Notice tone={isKnown ? 'warn' : 'danger'}>{text}</Notice>;
}
