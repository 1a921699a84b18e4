import { useTranslation } from 'react-i18next';
import { day, hour, minute } from '#domain/constants.ts';

/**
 * A span of time as a person says it, in its largest unit, never longer than it is: milliseconds.
 * A part of a minute counts as none.
 */
export function useSpan(): (span: number) => string {
  const { t } = useTranslation('offlinePayment');
  return (span) => {
    if (span >= day) return t('days', { count: Math.floor(span / day) });
    if (span >= hour) return t('hours', { count: Math.floor(span / hour) });
    return t('minutes', { count: Math.floor(span / minute) });
  };
}
