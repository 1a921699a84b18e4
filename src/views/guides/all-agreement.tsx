import { useTranslation } from 'react-i18next';
import { List } from '#components/lists/list.tsx';
import { Section } from '#components/page/section.tsx';
import { Text } from '#components/lists/text.tsx';
import type { PlainScreen } from '../shared/flow-pages.ts';
import { GuidePage, PageLink } from './guide-page.tsx';

/** `/all_agreement` (S2, P2): the public documents, which need no login. */
export const AllAgreementScreen: PlainScreen = ({ request }) => {
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
