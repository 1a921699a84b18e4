import { useTranslation } from 'react-i18next';
import { lostNumberArticle } from '#domain/service/help-articles.ts';
import type { ServiceEntrance } from '#domain/loans/home.ts';
import { hrefOf, type Location } from '#domain/pages.ts';
import { ErrorState } from '#components/page/error-state.tsx';
import { List, ListItem } from '#components/lists/list.tsx';
import { Section } from '#components/page/section.tsx';
import { Skeleton } from '#components/page/skeleton.tsx';
import { Stack } from '#components/page/stack.tsx';
import { StatusChip } from '#components/lists/status-chip.tsx';
import { Text } from '#components/lists/text.tsx';
import { documentIcon } from '#components/icons/document.ts';
import { globeIcon } from '#components/icons/globe.ts';
import { phoneIcon } from '#components/icons/phone.ts';
import { receiptIcon } from '#components/icons/receipt.ts';
import { supportIcon } from '#components/icons/support.ts';
import { phoneUrl } from '#components/buttons/phone-url.ts';
import { failureText } from '#i18n/failure-text.ts';
import { BackPage } from '../shared/back-page.tsx';
import { RetryButton } from '../shared/load-state.tsx';
import { Articles } from './articles.tsx';
import type { HelpCentreProps } from './props.ts';

const guides = [
  'borrowGuide',
  'repayGuide',
  'antiFraudGuide',
  'permissions',
  'allAgreement',
  'deletionGuide',
  'aboutUs',
] as const;

/** `/customer/customerCenter`: online service, official service, help centre (S2, H1). */
export function CustomerCenterScreen({ view, send, request }: HelpCentreProps) {
  const { t } = useTranslation(['helpCentre', 'failure', 'title']);
  return (
    <BackPage title={t('title:customerCenter')} request={request}>
      <Stack gap="loose">
        <Text tone="lead">{t('helpCentre:intro')}</Text>
        {view.entrance && <Ways entrance={view.entrance} />}
        {!view.entrance && view.waysFailure === null && (
          <Skeleton label={t('helpCentre:loading')} shapes={['row', 'row', 'row', 'row']} />
        )}
        {view.waysFailure && (
          <>
            <ErrorState
              title={t('helpCentre:failed')}
              text={failureText(t, view.waysFailure)}
              actions={<RetryButton send={send} />}
            />
            <CompanyWays />
          </>
        )}
        <Requests view={view} request={request} />
        <Articles view={view} send={send} request={request} />
        <Section title={t('helpCentre:read')}>
          <List label={t('helpCentre:read')}>
            {guides.map((page) => (
              <ListItem
                key={page}
                label={t(`title:${page}`)}
                href={hrefOf({ page, query: {} })}
                onPress={() =>
                  request({ type: 'location.requested', location: { page, query: {} } })
                }
              />
            ))}
          </List>
        </Section>
      </Stack>
    </BackPage>
  );
}

type RequestsProps = Pick<HelpCentreProps, 'request'> & {
  view: Pick<HelpCentreProps['view'], 'language' | 'signedIn' | 'unread'>;
};

const lostNumber: Location = { page: 'article', query: { questionId: lostNumberArticle } };

/**
 * Requests need a login. A logged-out borrower also sees a link to the article about a lost number
 * (K1, K4).
 */
function Requests({ view: { language, signedIn, unread }, request }: RequestsProps) {
  const { t } = useTranslation(['helpCentre', 'title', 'common']);
  const link = (label: string, location: Location) => ({
    label,
    href: hrefOf(location),
    onPress: () => request({ type: 'location.requested', location }),
  });
  // A null language means that the session has not been read yet either.
  const isSignedOut = language !== null && !signedIn;
  return (
    <>
      {isSignedOut && (
        <List label={t('common:lostNumber')}>
          <ListItem icon={phoneIcon} {...link(t('common:lostNumber'), lostNumber)} />
        </List>
      )}
      <List label={t('helpCentre:inWriting')}>
        <ListItem
          icon={documentIcon}
          {...link(t('title:ticketForm'), { page: 'ticketForm', query: {} })}
        />
        <ListItem
          icon={receiptIcon}
          {...link(t('title:ticketList'), { page: 'ticketList', query: {} })}
          trailing={unread && <StatusChip tone="warn" label={t('helpCentre:unread')} />}
        />
      </List>
    </>
  );
}

/** Hotline and email from the app's own texts, which need no network. */
function CompanyWays() {
  const { t } = useTranslation(['helpCentre', 'guides']);
  const [hotline, email] = [t('guides:about.hotline'), t('guides:about.email')];
  return (
    <List label={t('helpCentre:ways')}>
      <Call hotline={hotline} />
      <Email email={email} />
    </List>
  );
}

function Call({ hotline }: Pick<ServiceEntrance, 'hotline'>) {
  const { t } = useTranslation('helpCentre');
  return (
    <ListItem icon={phoneIcon} label={t('hotline')} detail={hotline} href={phoneUrl(hotline)} />
  );
}

function Email({ email }: Pick<ServiceEntrance, 'email'>) {
  const { t } = useTranslation('helpCentre');
  return (
    <ListItem icon={documentIcon} label={t('email')} detail={email} href={`mailto:${email}`} />
  );
}

function Ways({ entrance }: { entrance: ServiceEntrance }) {
  const { t } = useTranslation('helpCentre');
  return (
    <>
      <List label={t('ways')}>
        <ListItem
          icon={supportIcon}
          label={t('online')}
          detail={t('onlineDetail')}
          href={entrance.onlineUrl}
          external
        />
        <Call hotline={entrance.hotline} />
        <Email email={entrance.email} />
        <ListItem
          icon={globeIcon}
          label={t('official')}
          detail={new URL(entrance.officialUrl).host}
          href={entrance.officialUrl}
          external
        />
      </List>
      <Text tone="secondary">{t('hours', { hours: entrance.hours })}</Text>
    </>
  );
}
