import { useTranslation } from 'react-i18next';
import { Notice } from '#components/overlays/notice.tsx';
import { Section } from '#components/page/section.tsx';
import { Text } from '#components/lists/text.tsx';
import type { PlainScreen } from '../shared/flow-pages.ts';
import { GuidePage } from './guide-page.tsx';

/** `/guide/anti_fraud_guide` (S2, L1). */
export const AntiFraudGuideScreen: PlainScreen = ({ request }) => {
  const { t } = useTranslation('guides');
  return (
    <GuidePage
      page="antiFraudGuide"
      intro={t('fraud.intro')}
      next={['customerCenter', 'aboutUs']}
      request={request}
    >
      <Notice tone="warn" live={false} title={t('fraud.never.title')}>
        {t('fraud.never.text')}
      </Notice>
      {t('fraud.parts', { returnObjects: true }).map(({ title, text }) => (
        <Section key={title} title={title}>
          <Text>{text}</Text>
        </Section>
      ))}
    </GuidePage>
  );
};
