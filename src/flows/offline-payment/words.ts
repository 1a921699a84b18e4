import { useTranslation } from 'react-i18next';
import { day, hour, minute } from '#domain/constants.ts';

/**
 * Returns a function that writes a duration (milliseconds) in its two largest units without zeros:
 * days and hours, or hours and minutes. `round` makes it whole in the smaller unit: down for the
 * time left, up for a time within which something happens.
 */
export function useSpan(): (span: number, round: (value: number) => number) => string {
  const { t } = useTranslation('offlinePayment');
  return (span, round) => {
    const smallest = span >= day ? hour : minute;
    const whole = round(span / smallest) * smallest;
    const days = Math.floor(whole / day);
    const hours = Math.floor((whole % day) / hour);
    const minutes = Math.floor((whole % hour) / minute);
    const [first = t('minutes', { count: 0 }), second] = [
      ...(days > 0 ? [t('days', { count: days })] : []),
      ...(hours > 0 ? [t('hours', { count: hours })] : []),
      ...(minutes > 0 ? [t('minutes', { count: minutes })] : []),
    ];
    return second === undefined ? first : t('twoUnits', { first, second });
  };
}
