import { useTranslation } from 'react-i18next';
import { FigureList, FigureRow } from '#components/money/figure-row.tsx';
import { LinkButton } from '#components/buttons/link-button.tsx';
import { PhoneLink } from '#components/buttons/phone-link.tsx';
import { NumberedSteps } from '#components/lists/numbered-steps.tsx';
import { envelope } from '#components/scenes/envelope.tsx';
import { Section } from '#components/page/section.tsx';
import { Text } from '#components/lists/text.tsx';
import type { PlainScreen } from '../shared/flow-pages.ts';
import { GuidePage } from './guide-page.tsx';

/** `/guide/delete_account` (D5): how to delete an account, with and without the app. */
export const DeletionGuideScreen: PlainScreen = ({ request }) => {
  const { t } = useTranslation('guides');
  const [hotline, email] = [t('about.hotline'), t('about.email')];
  return (
    <GuidePage
      page="deletionGuide"
      intro={t('deletion.intro')}
      scene={envelope}
      next={['privacy', 'customerCenter']}
      request={request}
    >
      <Section title={t('deletion.inApp.title')}>
        <NumberedSteps
          label={t('deletion.inApp.title')}
          steps={t('deletion.inApp.steps', { returnObjects: true })}
        />
      </Section>
      <Section title={t('deletion.without.title')}>
        <NumberedSteps
          label={t('deletion.without.title')}
          steps={t('deletion.without.steps', { returnObjects: true })}
        />
        <FigureList>
          <FigureRow label={t('about.call')} value={<PhoneLink number={hotline} />} />
          <FigureRow
            label={t('about.write')}
            value={<LinkButton href={`mailto:${email}`}>{email}</LinkButton>}
          />
        </FigureList>
      </Section>
      {t('deletion.parts', { returnObjects: true }).map(({ title, text }) => (
        <Section key={title} title={title}>
          <Text>{text}</Text>
        </Section>
      ))}
    </GuidePage>
  );
};
