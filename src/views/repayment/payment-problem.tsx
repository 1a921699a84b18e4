import { useTranslation } from 'react-i18next';
import { Notice } from '#components/notice.tsx';
import { paymentFailureText } from '#i18n/failure-text.ts';
import type { MoneyProblem } from '#machines/shared/money-problem.ts';

/** What went wrong on the way to the lender, or there: nothing that the person could do better. */
const nothingMoved: readonly MoneyProblem['type'][] = ['notTaken', 'sessionEnded'];

/** What became of a payment that was not taken, in words. */
export function PaymentProblemNotice({ problem }: { problem: MoneyProblem | null }) {
  const { t } = useTranslation(['repayment', 'failure']);
  if (!problem) return null;
  const text =
    'failure' in problem
      ? t(`repayment:problems.${problem.type}`, { reason: paymentFailureText(t, problem.failure) })
      : t(`repayment:problems.${problem.type}`);
  return <Notice tone={nothingMoved.includes(problem.type) ? 'warn' : 'danger'}>{text}</Notice>;
}
