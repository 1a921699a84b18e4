import { useTranslation } from 'react-i18next';
import { Notice } from '#components/overlays/notice.tsx';
import { paymentFailureText } from '#i18n/failure-text.ts';
import type { RolloverProblem } from '#machines/rollover/rollover.setup.ts';

const warnings: readonly RolloverProblem['type'][] = [
  'notTaken',
  'sessionEnded',
  'termsChanged',
  'textChanged',
];

export function RolloverProblemNotice({ problem }: { problem: RolloverProblem | null }) {
  const { t } = useTranslation(['rollover', 'failure']);
  if (!problem) return null;
  const text =
    'failure' in problem
      ? t(`rollover:problems.${problem.type}`, { reason: paymentFailureText(t, problem.failure) })
      : t(`rollover:problems.${problem.type}`);
  return <Notice tone={warnings.includes(problem.type) ? 'warn' : 'danger'}>{text}</Notice>;
}
