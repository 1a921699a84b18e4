import { useTranslation } from 'react-i18next';
import { Notice } from '#components/overlays/notice.tsx';
import { NumberedSteps } from '#components/lists/numbered-steps.tsx';
import { lantern } from '#components/scenes/lantern.tsx';
import { Section } from '#components/page/section.tsx';
import { Text } from '#components/lists/text.tsx';
import type { PlainScreen } from '../shared/flow-pages.ts';
import { GuidePage } from './guide-page.tsx';

/** `/guide/borrow_guide` (S2, L1). */
export const BorrowGuideScreen: PlainScreen = ({ request }) => {
  const { t } = useTranslation('guides');
  return (
    <GuidePage
      page="borrowGuide"
      intro={t('borrow.intro')}
      scene={lantern}
      next={['repayGuide', 'antiFraudGuide', 'permissions']}
      request={request}
    >
      <NumberedSteps label={t('steps')} steps={t('borrow.steps', { returnObjects: true })} />
      <Section title={t('borrow.cost.title')}>
        <Text>{t('borrow.cost.text')}</Text>
      </Section>
      <Notice tone="info" live={false} title={t('borrow.advice.title')}>
        {t('borrow.advice.text')}
      </Notice>
    </GuidePage>
  );
};
