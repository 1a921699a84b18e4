import { useTranslation } from 'react-i18next';
import type { RootRequest } from '#machines/root/context.ts';
import { TextPage } from './text-page.tsx';

/** `/privacy`: the privacy policy (S2). */
export function PrivacyScreen({ request }: { request: (request: RootRequest) => void }) {
  const { t } = useTranslation('info');
  return (
    <TextPage
      title={t('privacy.title')}
      intro={t('privacy.intro')}
      parts={t('privacy.parts', { returnObjects: true })}
      back={{ label: t('back'), onBack: () => request({ type: 'nav.back' }) }}
    />
  );
}
