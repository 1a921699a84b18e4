import { useTranslation } from 'react-i18next';
import type { RootRequest } from '#machines/root/context.ts';
import { TextPage } from './text-page.tsx';

/** `/service` (S2): the service agreement. */
export function ServiceScreen({ request }: { request: (request: RootRequest) => void }) {
  const { t } = useTranslation(['info', 'title']);
  return (
    <TextPage
      title={t('title:service')}
      intro={t('info:service.intro')}
      parts={t('info:service.parts', { returnObjects: true })}
      back={{ label: t('info:back'), onBack: () => request({ type: 'nav.back' }) }}
    />
  );
}
