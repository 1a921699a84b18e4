import { useTranslation } from 'react-i18next';
import type { Coupon, UnavailableCoupon } from '#domain/credit/coupon.ts';
import { formatDay, formatInstant } from '#domain/date-format.ts';
import { formatPeso } from '#domain/peso.ts';
import { Button } from '#components/buttons/button.tsx';
import { CouponCard } from '#components/money/coupon-card.tsx';
import { EmptyState } from '#components/page/empty-state.tsx';
import { ErrorState } from '#components/page/error-state.tsx';
import { Notice } from '#components/overlays/notice.tsx';
import { Page } from '#components/page/page.tsx';
import { Skeleton } from '#components/page/skeleton.tsx';
import { Stack } from '#components/page/stack.tsx';
import { Tabs } from '#components/buttons/tabs.tsx';
import { Text } from '#components/lists/text.tsx';
import { failureText } from '#i18n/failure-text.ts';
import { useLanguage } from '#i18n/use-language.ts';
import type { CouponList, CouponsEvent } from '#machines/coupons/coupons.machine.ts';
import type { CouponsView } from '#machines/coupons/view.ts';
import type { ScreenProps } from '#views/shared/screen.ts';
import { ServiceButton } from '#views/shared/service-button.tsx';

type Props = ScreenProps<CouponsView, CouponsEvent>;

const lists: readonly CouponList[] = ['available', 'unavailable'];

/** `/mine/coupon` (S2): the borrower's interest coupons. */
export function CouponsScreen({ view, send, request }: Props) {
  const { t } = useTranslation(['coupons', 'title', 'failure']);
  const language = useLanguage();
  const { coupons, list, failed, failure } = view;
  const retry = () => send({ type: 'retry.pressed' });
  const limit = (
    <Button
      kind="secondary"
      onPress={() =>
        request({ type: 'location.requested', location: { page: 'limit', query: {} } })
      }
    >
      {t('coupons:limit')}
    </Button>
  );
  return (
    <Page
      title={t('title:coupons')}
      busy={view.loading}
      back={{ label: t('coupons:back'), onBack: () => request({ type: 'nav.back' }) }}
    >
      {!coupons && !failed && (
        <Skeleton label={t('coupons:loading')} shapes={['row', 'row', 'row']} />
      )}
      {!coupons && failed && failure && (
        <ErrorState
          title={t('coupons:failed')}
          text={failureText(t, failure)}
          actions={
            <>
              <Button onPress={retry}>{t('coupons:retry')}</Button>
              <ServiceButton request={request} />
            </>
          }
        />
      )}
      {coupons && (
        <Stack gap="loose">
          {failed && failure && (
            <Notice
              tone="offline"
              action={
                <Button kind="quiet" onPress={retry}>
                  {t('coupons:retry')}
                </Button>
              }
            >
              {failureText(t, failure)}{' '}
              {t('coupons:stale', { time: formatInstant(coupons.receivedAt, language) })}
            </Notice>
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
          {/* Without a coupon to use there, the limit may be one that the lender refuses. */}
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
    </Page>
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
        const { couponId, givenBackBy } = coupon;
        return (
          <CouponCard
            key={couponId}
            {...words}
            expiry={t('until', { day: day(coupon.expiresOn) })}
            reason={givenBackBy === null ? undefined : t('givenBack', { loan: givenBackBy })}
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
