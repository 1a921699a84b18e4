import { useTranslation } from 'react-i18next';
import { Notice } from '#components/overlays/notice.tsx';
import { failureText } from '#i18n/failure-text.ts';
import type { ConfirmProblem } from '#machines/borrow/borrow.setup.ts';

/** Problems that the notice shows as a warning; all others are shown as an error. */
const nothingMoved: readonly ConfirmProblem['type'][] = ['notTaken', 'sessionEnded'];

/** Why the application cannot be confirmed, or why it failed; shows nothing without a problem. */
export function ConfirmProblemNotice({ problem }: { problem: ConfirmProblem | null }) {
  const { t } = useTranslation(['borrow', 'failure']);
  if (!problem) return null;
  const text =
    'failure' in problem
      ? t(`borrow:confirm.problems.${problem.type}`, { reason: failureText(t, problem.failure) })
      : t(`borrow:confirm.problems.${problem.type}`);
  return <Notice tone={nothingMoved.includes(problem.type) ? 'warn' : 'danger'}>{text}</Notice>;
}
