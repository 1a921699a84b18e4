import { useTranslation } from 'react-i18next';
import { day, hour, minute, second } from '#domain/constants.ts';

/** Returns a function that writes milliseconds in their two largest units, rounded down. */
export function useTimeLeft(): (left: number) => string {
  const { t } = useTranslation('popups');
  return (left) => {
    const whole = (unit: number, of = Infinity) => Math.floor((left % of) / unit);
    if (left >= day) return t('left.days', { days: whole(day), hours: whole(hour, day) });
    if (left >= hour) return t('left.hours', { hours: whole(hour), minutes: whole(minute, hour) });
    return t('left.minutes', { minutes: whole(minute), seconds: whole(second, minute) });
  };
}
