import { useTranslation } from 'react-i18next';
import { Button } from '#components/button.tsx';
import { Page } from '#components/page.tsx';
import { Scene } from '#components/scene.tsx';
import { envelope } from '#components/scenes/envelope.tsx';
import { Text } from '#components/text.tsx';
import type { RootRequest } from '#machines/root/context.ts';

/** `/error`: an address that names no page, with a way home (S2). */
export function ErrorScreen({ request }: { request: (request: RootRequest) => void }) {
  const { t } = useTranslation('info');
  return (
    <Page
      title={t('error.title')}
      hero={<Scene drawing={envelope} />}
      footer={
        <Button
          onPress={() =>
            request({ type: 'location.requested', location: { page: 'home', query: {} } })
          }
        >
          {t('home')}
        </Button>
      }
    >
      <Text>{t('error.text')}</Text>
    </Page>
  );
}
