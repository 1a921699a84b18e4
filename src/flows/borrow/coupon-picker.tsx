import { useTranslation } from 'react-i18next';
import { formatDay } from '#domain/date-format.ts';
import { formatPeso } from '#domain/peso.ts';
import { CouponCard } from '#components/money/coupon-card.tsx';
import { Section } from '#components/page/section.tsx';
import { Stack } from '#components/page/stack.tsx';
import { useLanguage } from '#i18n/use-language.ts';
import type { BorrowEvent } from '#machines/borrow/borrow.setup.ts';
import type { BorrowView } from '#machines/borrow/view.ts';

type Props = { view: BorrowView; send: (event: BorrowEvent) => void };

/** The interest coupons; an unusable coupon shows the reason (S5). */
export function CouponPicker({ view: { coupons }, send }: Props) {
  const { t } = useTranslation('borrow');
  const language = useLanguage();
  if (coupons.available.length === 0 && coupons.unavailable.length === 0) return null;
  return (
    <Section title={t('quota.coupons')}>
      <Stack gap="tight">
        {coupons.available.map(({ coupon, selected, reason }) => (
          <CouponCard
            key={coupon.couponId}
            title={t('quota.couponTitle')}
            value={formatPeso(coupon.amount)}
            detail={coupon.rules}
            expiry={t('quota.couponExpiry', { day: formatDay(coupon.expiresOn, language) })}
            selected={selected}
            disabled={reason !== null && !selected}
            reason={
              reason
                ? t(`quota.couponReasons.${reason}`, {
                    min: formatPeso(coupon.minLoanAmount),
                    amount: formatPeso(coupon.amount),
                  })
                : undefined
            }
            onPress={() => send({ type: 'coupon.toggled', couponId: coupon.couponId })}
          />
        ))}
        {coupons.unavailable.map((coupon) => (
          <CouponCard
            key={coupon.couponId}
            title={t('quota.couponTitle')}
            value={formatPeso(coupon.amount)}
            detail={coupon.rules}
            expiry={t('quota.couponExpiry', { day: formatDay(coupon.expiresOn, language) })}
            disabled
            reason={t(`quota.unavailable.${coupon.reason}`, {
              loan: coupon.loanNumber ?? '',
              min: formatPeso(coupon.minLoanAmount),
              day: formatDay(coupon.expiresOn, language),
            })}
          />
        ))}
      </Stack>
    </Section>
  );
}
