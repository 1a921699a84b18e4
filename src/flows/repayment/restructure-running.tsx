import { useTranslation } from 'react-i18next';
import { Notice } from '#components/overlays/notice.tsx';
import type { RepaymentView } from '#machines/repayment/view.ts';

export function RestructureRunning({ view: { noRequestReason } }: { view: RepaymentView }) {
  const { t } = useTranslation('repayment');
  if (noRequestReason !== 'restructuring') return null;
  return (
    <Notice tone="info" live={false} title={t('operation.restructure.running')}>
      {t('anyway.restructuring.why')}
    </Notice>
  );
}
