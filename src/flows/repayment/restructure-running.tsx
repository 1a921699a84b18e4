import { useTranslation } from 'react-i18next';
import { Notice } from '#components/overlays/notice.tsx';
import type { RepaymentView } from '#machines/repayment/view.ts';

/** Says that a restructure is being made and what a payment would do to it; nothing where none is. */
export function RestructureRunning({ view: { notAsked } }: { view: RepaymentView }) {
  const { t } = useTranslation('repayment');
  if (notAsked !== 'restructuring') return null;
  return (
    <Notice tone="info" live={false} title={t('operation.restructure.running')}>
      {t('anyway.restructuring.why')}
    </Notice>
  );
}
