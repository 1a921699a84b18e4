import { useTranslation } from 'react-i18next';
import { Notice } from '#components/overlays/notice.tsx';
import { paymentFailureText } from '#i18n/failure-text.ts';
import type { MoneyProblem } from '#machines/shared/money-problem.ts';

const warnings: readonly MoneyProblem['type'][] = ['notTaken', 'sessionEnded'];

export function PaymentProblemNotice({ problem }: { problem: MoneyProblem | null }) {
  const { t } = useTranslation(['repayment', 'failure']);
  if (!problem) return null;
  const text =
    'failure' in problem
      ? t(`repayment:problems.${problem.type}`, { reason: paymentFailureText(t, problem.failure) })
      : t(`repayment:problems.${problem.type}`);
  return <Notice tone={warnings.includes(problem.type) ? 'warn' : 'danger'}>{text}</Notice>;
}
