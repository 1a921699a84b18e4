import { useTranslation } from 'react-i18next';
import { NumberedSteps } from '#components/lists/numbered-steps.tsx';
import { calendar } from '#components/scenes/calendar.tsx';
import { Section } from '#components/page/section.tsx';
import { Text } from '#components/lists/text.tsx';
import type { PlainScreen } from '../shared/flow-pages.ts';
import { GuidePage } from './guide-page.tsx';

/** `/guide/repay_guide` (S2, L1). */
export const RepayGuideScreen: PlainScreen = ({ request }) => {
  const { t } = useTranslation('guides');
  return (
    <GuidePage
      page="repayGuide"
      intro={t('repay.intro')}
      scene={calendar}
      next={['customerCenter', 'borrowGuide']}
      request={request}
    >
      <Section title={t('repay.online.title')}>
        <NumberedSteps
          label={t('repay.online.title')}
          steps={t('repay.online.steps', { returnObjects: true })}
        />
      </Section>
      <Section title={t('repay.offline.title')}>
        <NumberedSteps
          label={t('repay.offline.title')}
          steps={t('repay.offline.steps', { returnObjects: true })}
        />
      </Section>
      {t('repay.parts', { returnObjects: true }).map(({ title, text }) => (
        <Section key={title} title={title}>
          <Text>{text}</Text>
        </Section>
      ))}
    </GuidePage>
  );
};
