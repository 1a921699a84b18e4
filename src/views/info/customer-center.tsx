import { useTranslation } from 'react-i18next';
import type { ServiceEntrance } from '#domain/home.ts';
import { hrefOf } from '#domain/pages.ts';
import { Button } from '#components/button.tsx';
import { ErrorState } from '#components/error-state.tsx';
import { List, ListItem } from '#components/list.tsx';
import { Page } from '#components/page.tsx';
import { Section } from '#components/section.tsx';
import { Skeleton } from '#components/skeleton.tsx';
import { Stack } from '#components/stack.tsx';
import { Text } from '#components/text.tsx';
import { documentIcon } from '#components/icons/document.ts';
import { globeIcon } from '#components/icons/globe.ts';
import { phoneIcon } from '#components/icons/phone.ts';
import { supportIcon } from '#components/icons/support.ts';
import { failureText } from '#i18n/failure-text.ts';
import type { SupportEvent } from '#machines/support/support.machine.ts';
import type { SupportView } from '#machines/support/view.ts';
import type { ScreenProps } from '../screen.ts';

/** What answers most questions, there even where no way to a person can be fetched. */
const guides = [
  'borrowGuide',
  'repayGuide',
  'antiFraudGuide',
  'permissions',
  'allAgreement',
  'aboutUs',
] as const;

type Props = ScreenProps<SupportView, SupportEvent>;

/** `/customer/customerCenter`: the ways to a person who can help (S2). */
export function CustomerCenterScreen({ view, send, request }: Props) {
  const { t } = useTranslation(['info', 'failure', 'title']);
  return (
    <Page
      title={t('title:customerCenter')}
      back={{ label: t('info:back'), onBack: () => request({ type: 'nav.back' }) }}
    >
      <Stack gap="loose">
        <Text tone="lead">{t('info:support.intro')}</Text>
        {view.entrance && <Ways entrance={view.entrance} />}
        {!view.entrance && !view.failed && (
          <Skeleton label={t('info:support.loading')} shapes={['row', 'row', 'row', 'row']} />
        )}
        {view.failed && view.failure && (
          <ErrorState
            title={t('info:support.failed')}
            text={failureText(t, view.failure)}
            actions={
              <Button onPress={() => send({ type: 'retry.pressed' })}>{t('info:retry')}</Button>
            }
          />
        )}
        <Section title={t('info:support.read')}>
          <List label={t('info:support.read')}>
            {guides.map((page) => (
              <ListItem
                key={page}
                label={t(`title:${page}`)}
                href={hrefOf({ page, query: {} })}
                onPress={() =>
                  request({ type: 'location.requested', location: { page, query: {} } })
                }
              />
            ))}
          </List>
        </Section>
      </Stack>
    </Page>
  );
}

function Ways({ entrance }: { entrance: ServiceEntrance }) {
  const { t } = useTranslation('info');
  return (
    <>
      <List label={t('support.ways')}>
        <ListItem
          icon={supportIcon}
          label={t('support.online')}
          detail={t('support.onlineDetail')}
          href={entrance.onlineUrl}
          external
        />
        <ListItem
          icon={phoneIcon}
          label={t('support.hotline')}
          detail={entrance.hotline}
          href={`tel:${entrance.hotline.replace(/[^\d+]/g, '')}`}
        />
        <ListItem
          icon={documentIcon}
          label={t('support.email')}
          detail={entrance.email}
          href={`mailto:${entrance.email}`}
        />
        <ListItem
          icon={globeIcon}
          label={t('support.official')}
          detail={new URL(entrance.officialUrl).host}
          href={entrance.officialUrl}
          external
        />
      </List>
      <Text tone="secondary">{t('support.hours', { hours: entrance.hours })}</Text>
    </>
  );
}
