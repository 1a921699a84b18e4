import { useTranslation } from 'react-i18next';
import { Notice } from '#components/notice.tsx';
import { failureText } from '#i18n/failure-text.ts';
import type { CardProblem } from '#machines/bank-card-change/bank-card-change.setup.ts';

/** What became of a change that was not made, in words. */
export function CardProblemNotice({ problem }: { problem: CardProblem | null }) {
  const { t } = useTranslation(['bankCardChange', 'failure']);
  if (!problem) return null;
  if (problem.type === 'face') {
    return <Notice tone="warn">{t(`bankCardChange:problems.face.${problem.result}`)}</Notice>;
  }
  const isKnown = problem.type === 'notTaken' || problem.type === 'sessionEnded';
  const text =
    'failure' in problem
      ? t(`bankCardChange:problems.${problem.type}`, { reason: failureText(t, problem.failure) })
      : t(`bankCardChange:problems.${problem.type}`);
  return <Notice tone={isKnown ? 'warn' : 'danger'}>{text}</Notice>;
}
