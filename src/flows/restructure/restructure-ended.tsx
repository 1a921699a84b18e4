import { useTranslation } from 'react-i18next';
import { Button } from '#components/buttons/button.tsx';
import { EmptyState } from '#components/page/empty-state.tsx';
import { calendar } from '#components/scenes/calendar.tsx';
import type { Ending } from '#machines/restructure/ending.ts';
import { BackPage } from '#views/shared/back-page.tsx';
import { ServiceButton } from '#views/shared/service-button.tsx';
import type { RestructureProps } from './props.ts';

/** A restructure that cannot be agreed to any more, or that does not exist. */
export function RestructureEnded({
  view: { order },
  ending,
  send,
  request,
}: RestructureProps & { ending: Ending }) {
  const { t } = useTranslation(['restructure', 'common', 'title']);
  return (
    <BackPage title={t('title:restructureDescribe')} request={request}>
      <EmptyState
        scene={calendar}
        title={t(`restructure:ended.${ending}.title`)}
        text={t(`restructure:ended.${ending}.text`)}
        until={t(`restructure:ended.${ending}.until`)}
        actions={
          <>
            <Button onPress={() => send({ type: 'loan.opened' })}>
              {order ? t('restructure:ended.loan') : t('common:home')}
            </Button>
            <ServiceButton request={request} />
          </>
        }
      />
    </BackPage>
  );
}
