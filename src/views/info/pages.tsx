import { useTranslation } from 'react-i18next';
import { Page } from '#components/page/page.tsx';
import { Scene } from '#components/page/scene.tsx';
import { boat } from '#components/scenes/boat.tsx';
import { unplugged } from '#components/scenes/unplugged.tsx';
import { Stack } from '#components/page/stack.tsx';
import { Text } from '#components/lists/text.tsx';
import type { RootRequest } from '#machines/root/context.ts';
import { BackPage } from '../shared/back-page.tsx';
import type { PlainScreen } from '../shared/flow-pages.ts';
import { HomeButton, PageButton } from '../shared/page-button.tsx';
import { Parts } from '../shared/parts.tsx';

type Props = { page: 'privacy' | 'service'; request: (request: RootRequest) => void };

function TextPage({ page, request }: Props) {
  const { t } = useTranslation(['info', 'title']);
  return (
    <BackPage title={t(`title:${page}`)} request={request}>
      <Stack gap="loose">
        <Text tone="lead">{t(`info:${page}.intro`)}</Text>
        <Parts parts={t(`info:${page}.parts`, { returnObjects: true })} />
      </Stack>
    </BackPage>
  );
}

/** `/error` (S2): shown for an unknown address and for unexpected errors. */
const ErrorScreen: PlainScreen = ({ request }) => {
  const { t } = useTranslation(['info', 'title']);
  return (
    <Page
      title={t('title:error')}
      hero={<Scene drawing={unplugged} />}
      footer={<HomeButton request={request} />}
    >
      <Text align="center">{t('info:error.text')}</Text>
    </Page>
  );
};

/** The page after a successful account deletion (ENDING in S3). Needs no session (D4). */
const AccountDeletedScreen: PlainScreen = ({ request }) => {
  const { t } = useTranslation(['info', 'title']);
  return (
    <Page
      title={t('title:accountDeleted')}
      hero={<Scene drawing={boat} />}
      footer={
        <PageButton kind="secondary" page="home" request={request}>
          {t('info:deleted.login')}
        </PageButton>
      }
    >
      <Stack>
        <Text tone="lead">{t('info:deleted.lead')}</Text>
        <Text>{t('info:deleted.kept')}</Text>
        <Text>{t('info:deleted.again')}</Text>
      </Stack>
    </Page>
  );
};

/** The pages of mere text (S2). */
export const textPages = {
  service: ({ request }) => <TextPage page="service" request={request} />,
  privacy: ({ request }) => <TextPage page="privacy" request={request} />,
  error: ErrorScreen,
  accountDeleted: AccountDeletedScreen,
} satisfies Record<string, PlainScreen>;
