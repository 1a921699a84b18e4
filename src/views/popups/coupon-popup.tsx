import { useTranslation } from 'react-i18next';
import { formatDay } from '#domain/date-format.ts';
import { formatPeso } from '#domain/peso.ts';
import { Button } from '#components/buttons/button.tsx';
import { CouponCard } from '#components/money/coupon-card.tsx';
import { Sheet } from '#components/overlays/sheet.tsx';
import { Stack } from '#components/page/stack.tsx';
import { Text } from '#components/lists/text.tsx';
import { useLanguage } from '#i18n/use-language.ts';
import type { CouponPopupEvent } from '#machines/coupon-popup/coupon-popup.machine.ts';
import type { CouponPopupView } from '#machines/coupon-popup/view.ts';

type Props = { view: CouponPopupView; send: (event: CouponPopupEvent) => void };

export function CouponPopup({ view: { coupons }, send }: Props) {
  const { t } = useTranslation('popups');
  const language = useLanguage();
  const close = () => send({ type: 'popup.closed' });
  return (
    <Sheet
      open
      onClose={close}
      title={t('coupon.title')}
      closeLabel={t('close')}
      footer={
        <>
          <Button onPress={() => send({ type: 'coupons.opened' })}>{t('coupon.open')}</Button>
          <Button kind="secondary" onPress={close}>
            {t('coupon.later')}
          </Button>
        </>
      }
    >
      <Stack>
        {coupons.map(({ couponId, amount, rules, minLoanAmount, expiresOn }) => (
          <CouponCard
            key={couponId}
            title={t('coupon.name')}
            value={formatPeso(amount)}
            detail={t('coupon.detail', { rules, min: formatPeso(minLoanAmount) })}
            expiry={t('coupon.until', { day: formatDay(expiresOn, language) })}
          />
        ))}
        <Text tone="secondary">{t('coupon.how')}</Text>
      </Stack>
    </Sheet>
  );
}
