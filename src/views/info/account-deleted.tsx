import { useTranslation } from 'react-i18next';
import { Button } from '#components/buttons/button.tsx';
import { Page } from '#components/page/page.tsx';
import { Scene } from '#components/page/scene.tsx';
import { boat } from '#components/scenes/boat.tsx';
import { Stack } from '#components/page/stack.tsx';
import { Text } from '#components/lists/text.tsx';
import type { PlainScreen } from '../shared/flow-pages.ts';

/** ENDING (S2, S3): the deletion succeeded. The page needs no session (D4). */
export const AccountDeletedScreen: PlainScreen = ({ request }) => {
  const { t } = useTranslation(['info', 'title']);
  const home = () => request({ type: 'location.requested', location: { page: 'home', query: {} } });
  return (
    <Page
      title={t('title:accountDeleted')}
      hero={<Scene drawing={boat} />}
      footer={
        <Button kind="secondary" onPress={home}>
          {t('info:deleted.login')}
        </Button>
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
