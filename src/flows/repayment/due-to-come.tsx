import { useTranslation } from 'react-i18next';
import { LoadState } from '#views/shared/load-state.tsx';
import type { RepaymentProps } from './props.ts';

/** Shown while the due amounts are loading, and after their load failed. */
export function DueToCome(props: RepaymentProps) {
  const { t } = useTranslation('repayment');
  return (
    <LoadState
      {...props}
      loading={t('due.loading')}
      shapes={['amount', 'line', 'card', 'row']}
      title={t('due.failed')}
    />
  );
}
