import { useTranslation } from 'react-i18next';
import { FigureList, FigureRow } from '#components/money/figure-row.tsx';
import { LinkButton } from '#components/buttons/link-button.tsx';
import { List } from '#components/lists/list.tsx';
import { Notice } from '#components/overlays/notice.tsx';
import { NumberedSteps } from '#components/lists/numbered-steps.tsx';
import { PhoneLink } from '#components/buttons/phone-link.tsx';
import { bayong } from '#components/scenes/bayong.tsx';
import { calendar } from '#components/scenes/calendar.tsx';
import { envelope } from '#components/scenes/envelope.tsx';
import { lantern } from '#components/scenes/lantern.tsx';
import { Section } from '#components/page/section.tsx';
import { Text } from '#components/lists/text.tsx';
import type { PlainScreen } from '../shared/flow-pages.ts';
import { Parts } from '../shared/parts.tsx';
import { GuidePage, PageLink } from './guide-page.tsx';

function Contacts() {
  const { t } = useTranslation('guides');
  const email = t('about.email');
  return (
    <FigureList>
      <FigureRow label={t('about.call')} value={<PhoneLink number={t('about.hotline')} />} />
      <FigureRow
        label={t('about.write')}
        value={<LinkButton href={`mailto:${email}`}>{email}</LinkButton>}
      />
    </FigureList>
  );
}

const AboutUsScreen: PlainScreen = ({ request }) => {
  const { t } = useTranslation(['guides', 'common']);
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
        <Contacts />
      </Section>
      <Parts parts={t('guides:about.parts', { returnObjects: true })} />
    </GuidePage>
  );
};

const AntiFraudGuideScreen: PlainScreen = ({ request }) => {
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
      <Parts parts={t('fraud.parts', { returnObjects: true })} />
    </GuidePage>
  );
};

const BorrowGuideScreen: PlainScreen = ({ request }) => {
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

const RepayGuideScreen: PlainScreen = ({ request }) => {
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
      <Parts parts={t('repay.parts', { returnObjects: true })} />
    </GuidePage>
  );
};

/** `/guide/delete_account` (D5): how to delete an account, with and without the app. */
const DeletionGuideScreen: PlainScreen = ({ request }) => {
  const { t } = useTranslation('guides');
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
        <Contacts />
      </Section>
      <Parts parts={t('deletion.parts', { returnObjects: true })} />
    </GuidePage>
  );
};

/** `/all_agreement` (S2, P2): the public documents, which need no login. */
const AllAgreementScreen: PlainScreen = ({ request }) => {
  const { t } = useTranslation('guides');
  return (
    <GuidePage page="allAgreement" intro={t('documents.intro')} request={request}>
      <List label={t('documents.list')}>
        <PageLink page="service" detail={t('documents.service')} request={request} />
        <PageLink page="privacy" detail={t('documents.privacy')} request={request} />
        <PageLink page="permissions" detail={t('documents.permissions')} request={request} />
      </List>
      <Section title={t('documents.own.title')}>
        <Text>{t('documents.own.text')}</Text>
      </Section>
    </GuidePage>
  );
};

/** The guides in one chunk, so that the next one opens without a network. */
export const guideScreens = {
  aboutUs: AboutUsScreen,
  antiFraudGuide: AntiFraudGuideScreen,
  borrowGuide: BorrowGuideScreen,
  repayGuide: RepayGuideScreen,
  deletionGuide: DeletionGuideScreen,
  allAgreement: AllAgreementScreen,
} satisfies Record<string, PlainScreen>;
