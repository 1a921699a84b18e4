import { useTranslation } from 'react-i18next';
import { Button } from '#components/buttons/button.tsx';
import { Page } from '#components/page/page.tsx';
import { Scene } from '#components/page/scene.tsx';
import { unplugged } from '#components/scenes/unplugged.tsx';
import { Text } from '#components/lists/text.tsx';
import type { RootRequest } from '#machines/root/context.ts';

/** `/error` (S2): shown for an unknown address and for unexpected errors. */
export function ErrorScreen({ request }: { request: (request: RootRequest) => void }) {
  const { t } = useTranslation(['info', 'title']);
  return (
    <Page
      title={t('title:error')}
      hero={<Scene drawing={unplugged} />}
      footer={
        <Button
          onPress={() =>
            request({ type: 'location.requested', location: { page: 'home', query: {} } })
          }
        >
          {t('info:home')}
        </Button>
      }
    >
      <Text align="center">{t('info:error.text')}</Text>
    </Page>
  );
}
