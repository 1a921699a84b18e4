import { useTranslation } from 'react-i18next';
import { formatInstant } from '#domain/date-format.ts';
import { IconButton } from '#components/buttons/icon-button.tsx';
import { Notice } from '#components/overlays/notice.tsx';
import { Scene } from '#components/page/scene.tsx';
import { lantern } from '#components/scenes/lantern.tsx';
import { Stack } from '#components/page/stack.tsx';
import { Steps } from '#components/lists/steps.tsx';
import { Text } from '#components/lists/text.tsx';
import { refreshIcon } from '#components/icons/refresh.ts';
import { useLanguage } from '#i18n/use-language.ts';
import type { RestructureView } from '#machines/restructure/view.ts';
import { HomeButton, SupportButton } from '#views/shared/page-button.tsx';
import { StaleNotice } from '#views/shared/load-state.tsx';
import { RestructurePage } from './restructure-page.tsx';
import type { Known, RestructureProps } from './props.ts';

const minute = 60_000;

/** `/repay/restructure_review` (S2, S4, T4): the steps of the review with their usual durations. */
export function RestructureReviewScreen(props: RestructureProps) {
  const { view, send, request } = props;
  const { t } = useTranslation('common');
  const late = view.review?.late ?? false;
  return (
    <RestructurePage
      {...props}
      page="restructureReview"
      hero={<Scene drawing={lantern} />}
      action={
        <IconButton
          icon={refreshIcon}
          label={t('retry')}
          busy={!view.canRetry}
          onPress={() => send({ type: 'retry.pressed' })}
        />
      }
      footer={
        <>
          {late && <SupportButton request={request} />}
          <HomeButton kind={late ? 'quiet' : 'secondary'} request={request} />
        </>
      }
    >
      {({ order }) => <Progress order={order} review={view.review} failure={view.failure} />}
    </RestructurePage>
  );
}

type Progress = Pick<Known, 'order'> & Pick<RestructureView, 'review' | 'failure'>;

function Progress({ order, review, failure }: Progress) {
  const { t } = useTranslation('restructure');
  const language = useLanguage();
  const duration = (ms: number) =>
    ms < minute
      ? t('review.seconds', { count: Math.ceil(ms / 1_000) })
      : t('review.minutes', { count: Math.ceil(ms / minute) });
  return (
    <Stack gap="loose">
      {failure && <StaleNotice failure={failure} />}
      <Text align="center">{t('review.lead')}</Text>
      <Steps
        label={t('review.label')}
        stateLabels={t('review.states', { returnObjects: true })}
        steps={(review?.steps ?? []).map(({ step, since, usualTime, state }) => ({
          id: step,
          label: t(`review.${step}`),
          state,
          time: since === null ? undefined : formatInstant(since, language),
          detail:
            usualTime > 0 && state !== 'done'
              ? t('review.usual', { time: duration(usualTime) })
              : undefined,
        }))}
      />
      {review?.late && <Notice tone="info">{t('review.late')}</Notice>}
      <Text tone="secondary">{t('confirm.meanwhile')}</Text>
      <Text tone="caption" align="center">
        {t('review.updated', { time: formatInstant(order.receivedAt, language) })}
      </Text>
    </Stack>
  );
}
