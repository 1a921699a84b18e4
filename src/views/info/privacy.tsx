import { useTranslation } from 'react-i18next';
import type { RootRequest } from '#machines/root/context.ts';
import { TextPage } from './text-page.tsx';

/** `/privacy` (S2). */
export function PrivacyScreen({ request }: { request: (request: RootRequest) => void }) {
  const { t } = useTranslation(['info', 'title']);
  return (
    <TextPage
      title={t('title:privacy')}
      intro={t('info:privacy.intro')}
      parts={t('info:privacy.parts', { returnObjects: true })}
      back={{ label: t('info:back'), onBack: () => request({ type: 'nav.back' }) }}
    />
  );
}
