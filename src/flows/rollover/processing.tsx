import { useTranslation } from 'react-i18next';
import { Loading } from '#components/page/loading.tsx';
import { Notice } from '#components/overlays/notice.tsx';
import { Page } from '#components/page/page.tsx';
import { Scene } from '#components/page/scene.tsx';
import { calendar } from '#components/scenes/calendar.tsx';
import { Stack } from '#components/page/stack.tsx';
import { Text } from '#components/lists/text.tsx';
import { failureText } from '#i18n/failure-text.ts';
import { HomeButton } from '#views/shared/page-button.tsx';
import type { RolloverProps } from './props.ts';

const roomy = { paddingBlock: 'var(--space-6)' };

/** A confirmed rollover in progress; it cannot be cancelled (V2). */
export function Processing({ view, request }: Pick<RolloverProps, 'view' | 'request'>) {
  const { t } = useTranslation(['rollover', 'failure']);
  return (
    <Page
      title={t('rollover:processing.title')}
      hero={<Scene drawing={calendar} />}
      footer={<HomeButton kind="quiet" request={request} />}
    >
      <Stack>
        <Loading label={t('rollover:processing.title')} variant={3} style={roomy} hideLabel />
        {view.byPayment && <Text align="center">{t('rollover:processing.byPayment')}</Text>}
        <Text align="center">{t('rollover:processing.text')}</Text>
        {view.failure && (
          <Notice tone="offline">
            {t('rollover:stale', { reason: failureText(t, view.failure) })}
          </Notice>
        )}
      </Stack>
    </Page>
  );
}
