import { useTranslation } from 'react-i18next';
import type { RootRequest } from '#machines/root/context.ts';
import { TextPage } from './text-page.tsx';

/** `/service`: the service agreement (S2). */
export function ServiceScreen({ request }: { request: (request: RootRequest) => void }) {
  const { t } = useTranslation('info');
  return (
    <TextPage
      title={t('service.title')}
      intro={t('service.intro')}
      parts={t('service.parts', { returnObjects: true })}
      back={{ label: t('back'), onBack: () => request({ type: 'nav.back' }) }}
    />
  );
}
