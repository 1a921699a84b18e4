import { useTranslation } from 'react-i18next';
import type { Coupon, UnavailableCoupon } from '#domain/credit/coupon.ts';
import { formatDay } from '#domain/date-format.ts';
import { formatPeso } from '#domain/peso.ts';
import { CouponCard } from '#components/money/coupon-card.tsx';
import { EmptyState } from '#components/page/empty-state.tsx';
import { Stack } from '#components/page/stack.tsx';
import { Tabs } from '#components/buttons/tabs.tsx';
import { Text } from '#components/lists/text.tsx';
import { useLanguage } from '#i18n/use-language.ts';
import type { CouponList, CouponsEvent } from '#machines/coupons/coupons.machine.ts';
import type { CouponsView } from '#machines/coupons/view.ts';
import { BackPage } from '#views/shared/back-page.tsx';
import { LoadState, StaleNotice } from '#views/shared/load-state.tsx';
import { PageButton } from '#views/shared/page-button.tsx';
import type { ScreenProps } from '#views/shared/screen.ts';

type Props = ScreenProps<CouponsView, CouponsEvent>;

const lists: readonly CouponList[] = ['available', 'unavailable'];

/** `/mine/coupon` (S2): the borrower's interest coupons. */
export function CouponsScreen({ view, send, request }: Props) {
  const { t } = useTranslation(['coupons', 'title']);
  const { coupons, list, failed, failure } = view;
  const limit = (
    <PageButton kind="secondary" page="limit" request={request}>
      {t('coupons:limit')}
    </PageButton>
  );
  return (
    <BackPage title={t('title:coupons')} busy={view.loading} request={request}>
      {!coupons && (
        <LoadState
          view={view}
          loading={t('coupons:loading')}
          shapes={['row', 'row', 'row']}
          title={t('coupons:failed')}
          send={send}
          request={request}
        />
      )}
      {coupons && (
        <Stack gap="loose">
          {failed && failure && (
            <StaleNotice failure={failure} receivedAt={coupons.receivedAt} send={send} />
          )}
          <Tabs
            label={t('coupons:lists')}
            tabs={lists.map((id) => ({
              id,
              label: t(`coupons:${id}`, { count: coupons[id].length }),
            }))}
            selected={list}
            onSelect={(id) => {
              const chosen = lists.find((one) => one === id);
              if (chosen) send({ type: 'list.chosen', list: chosen });
            }}
          >
            {list === 'available' ? (
              <Available coupons={coupons.available} />
            ) : (
              <Unavailable coupons={coupons.unavailable} />
            )}
          </Tabs>
          {/* Without usable coupons there is no link: the lender may have granted no limit. */}
          {coupons.available.length > 0 && (
            <Stack gap="tight">
              <Text tone="secondary" align="center">
                {t('coupons:how')}
              </Text>
              {limit}
            </Stack>
          )}
        </Stack>
      )}
    </BackPage>
  );
}

function useCouponWords() {
  const { t } = useTranslation('coupons');
  const language = useLanguage();
  return ({ amount, rules, minLoanAmount }: Coupon) => ({
    title: t('name'),
    value: formatPeso(amount),
    detail: `${rules} ${t('from', { min: formatPeso(minLoanAmount) })}`,
    day: (day: string) => formatDay(day, language),
  });
}

function Available({ coupons }: { coupons: readonly Coupon[] }) {
  const { t } = useTranslation('coupons');
  const wordsOf = useCouponWords();
  if (coupons.length === 0) {
    return <EmptyState title={t('noneAvailable.title')} text={t('noneAvailable.text')} />;
  }
  return (
    <Stack gap="tight">
      {coupons.map((coupon) => {
        const { day, ...words } = wordsOf(coupon);
        const { couponId, givenBackBy, waitsForAccount } = coupon;
        const givenBack = waitsForAccount ? 'waitsForAccount' : 'givenBack';
        return (
          <CouponCard
            key={couponId}
            {...words}
            expiry={t('until', { day: day(coupon.expiresOn) })}
            reason={givenBackBy === null ? undefined : t(givenBack, { loan: givenBackBy })}
          />
        );
      })}
    </Stack>
  );
}

function Unavailable({ coupons }: { coupons: readonly UnavailableCoupon[] }) {
  const { t } = useTranslation('coupons');
  const wordsOf = useCouponWords();
  if (coupons.length === 0) {
    return <EmptyState title={t('noneUnavailable.title')} text={t('noneUnavailable.text')} />;
  }
  return (
    <Stack gap="tight">
      {coupons.map((coupon) => {
        const { day, ...words } = wordsOf(coupon);
        return (
          <CouponCard
            key={coupon.couponId}
            {...words}
            disabled
            reason={t(`reasons.${coupon.reason}`, {
              loan: coupon.loanNumber ?? '',
              day: day(coupon.expiresOn),
            })}
          />
        );
      })}
    </Stack>
  );
}
