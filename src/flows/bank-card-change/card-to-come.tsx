import { useTranslation } from 'react-i18next';
import { LoadState } from '#views/shared/load-state.tsx';
import type { BankCardChangeProps } from './props.ts';

/** Shown while the account's state is loading, and after its load failed. */
export function CardToCome(props: BankCardChangeProps) {
  const { t } = useTranslation('bankCardChange');
  return (
    <LoadState
      {...props}
      loading={t('loading')}
      shapes={['row', 'line', 'row', 'row']}
      title={t('failed')}
    />
  );
}
