import { useTranslation } from 'react-i18next';
import { Notice } from '#components/overlays/notice.tsx';
import { failureText } from '#i18n/failure-text.ts';
import type { ConfirmProblem } from '#machines/borrow/borrow.setup.ts';

const warnings: readonly ConfirmProblem['type'][] = [
  'notTaken',
  'sessionEnded',
  'textChanged',
  'choiceGone',
];

export function ConfirmProblemNotice({ problem }: { problem: ConfirmProblem | null }) {
  const { t } = useTranslation(['borrow', 'failure']);
  if (!problem) return null;
  const text =
    'failure' in problem
      ? t(`borrow:confirm.problems.${problem.type}`, { reason: failureText(t, problem.failure) })
      : t(`borrow:confirm.problems.${problem.type}`);
  return <Notice tone={warnings.includes(problem.type) ? 'warn' : 'danger'}>{text}</Notice>;
}
