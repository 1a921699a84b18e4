import { useTranslation } from 'react-i18next';
import { Notice } from '#components/overlays/notice.tsx';
import type { RestructureProblem } from '#machines/restructure/restructure.setup.ts';
import { reasonText } from './reason.ts';

/** Whether a problem is shown at the checkbox only. */
export const atTheTick = (
  problem: RestructureProblem | null,
): problem is { type: 'readFirst' | 'tickFirst' } =>
  problem?.type === 'readFirst' || problem?.type === 'tickFirst';

const warnings: readonly RestructureProblem['type'][] = [
  'notTaken',
  'sessionEnded',
  'planChanged',
  'textChanged',
];

export function RestructureProblemNotice({ problem }: { problem: RestructureProblem | null }) {
  const { t } = useTranslation(['restructure', 'failure']);
  if (!problem || atTheTick(problem)) return null;
  const text =
    'failure' in problem
      ? t(`restructure:problems.${problem.type}`, { reason: reasonText(t, problem.failure) })
      : t(`restructure:problems.${problem.type}`);
  return <Notice tone={warnings.includes(problem.type) ? 'warn' : 'danger'}>{text}</Notice>;
}
