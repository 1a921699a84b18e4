import { useTranslation } from 'react-i18next';
import { Notice } from '#components/overlays/notice.tsx';
import { paymentFailureText } from '#i18n/failure-text.ts';
import type { RolloverProblem } from '#machines/rollover/rollover.setup.ts';

/** Problems that the notice shows as a warning; all others are shown as an error. */
const nothingMoved: readonly RolloverProblem['type'][] = [
  'notTaken',
  'sessionEnded',
  'termsChanged',
];

/** A notice that says why the confirmation was not accepted; empty without a problem. */
export function RolloverProblemNotice({ problem }: { problem: RolloverProblem | null }) {
  const { t } = useTranslation(['rollover', 'failure']);
  if (!problem) return null;
  const text =
    'failure' in problem
      ? t(`rollover:problems.${problem.type}`, { reason: paymentFailureText(t, problem.failure) })
      : t(`rollover:problems.${problem.type}`);
  return <Notice tone={nothingMoved.includes(problem.type) ? 'warn' : 'danger'}>{text}</Notice>;
}
