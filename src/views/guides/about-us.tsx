import { useTranslation } from 'react-i18next';
import { FigureList, FigureRow } from '#components/money/figure-row.tsx';
import { LinkButton } from '#components/buttons/link-button.tsx';
import { PhoneLink } from '#components/buttons/phone-link.tsx';
import { bayong } from '#components/scenes/bayong.tsx';
import { Section } from '#components/page/section.tsx';
import { Text } from '#components/lists/text.tsx';
import type { PlainScreen } from '../shared/flow-pages.ts';
import { GuidePage } from './guide-page.tsx';

/** `/guide/about_us` (S2, L1). */
export const AboutUsScreen: PlainScreen = ({ request }) => {
  const { t } = useTranslation(['guides', 'common']);
  const hotline = t('guides:about.hotline');
  const email = t('guides:about.email');
  return (
    <GuidePage
      page="aboutUs"
      intro={t('guides:about.intro')}
      scene={bayong}
      next={['borrowGuide', 'repayGuide', 'antiFraudGuide', 'allAgreement']}
      request={request}
    >
      <Section title={t('guides:about.company')}>
        <FigureList>
          <FigureRow label={t('guides:about.name')} value={t('common:company.name')} words />
          <FigureRow label={t('guides:about.registration')} value={t('guides:about.secNumber')} />
          <FigureRow label={t('guides:about.certificate')} value={t('guides:about.certNumber')} />
        </FigureList>
      </Section>
      <Section title={t('guides:about.official')}>
        <Text>{t('guides:about.officialText')}</Text>
        <FigureList>
          <FigureRow label={t('guides:about.call')} value={<PhoneLink number={hotline} />} />
          <FigureRow
            label={t('guides:about.write')}
            value={<LinkButton href={`mailto:${email}`}>{email}</LinkButton>}
          />
        </FigureList>
      </Section>
      {t('guides:about.parts', { returnObjects: true }).map(({ title, text }) => (
        <Section key={title} title={title}>
          <Text>{text}</Text>
        </Section>
      ))}
    </GuidePage>
  );
};
