import { useTranslation } from 'react-i18next';
import { day, hour, minute } from '#domain/constants.ts';

/** Returns a function that writes milliseconds in the largest unit that fits, rounded down. */
export function useSpan(): (span: number) => string {
  const { t } = useTranslation('offlinePayment');
  return (span) => {
    if (span >= day) return t('days', { count: Math.floor(span / day) });
    if (span >= hour) return t('hours', { count: Math.floor(span / hour) });
    return t('minutes', { count: Math.floor(span / minute) });
  };
}
