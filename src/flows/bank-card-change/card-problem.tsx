import { useTranslation } from 'react-i18next';
import { Notice } from '#components/overlays/notice.tsx';
import { failureText } from '#i18n/failure-text.ts';
import type { CardProblem } from '#machines/bank-card-change/bank-card-change.setup.ts';
import type { RootRequest } from '#machines/root/context.ts';
import { ServiceButton } from '#views/shared/service-button.tsx';

type Props = { problem: CardProblem | null; request: (request: RootRequest) => void };

/**
 * Why a change of the account failed. After a failed face check, customer service opens above the
 * form, which keeps its entries.
 */
export function CardProblemNotice({ problem, request }: Props) {
  const { t } = useTranslation(['bankCardChange', 'failure']);
  if (!problem) return null;
  if (problem.type === 'face') {
    return (
      <Notice tone="warn" action={<ServiceButton request={request} />}>
        {t(`bankCardChange:problems.face.${problem.result}`)}
      </Notice>
    );
  }
  const isKnown = problem.type === 'notTaken' || problem.type === 'sessionEnded';
  const text =
    'failure' in problem
      ? t(`bankCardChange:problems.${problem.type}`, { reason: failureText(t, problem.failure) })
      : t(`bankCardChange:problems.${problem.type}`);
  return <Notice tone={isKnown ? 'warn' : 'danger'}>{text}</Notice>;
}
