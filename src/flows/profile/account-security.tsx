import { useTranslation } from 'react-i18next';
import type { LoginSession } from '#domain/account/account-security.ts';
import { formatInstant } from '#domain/date-format.ts';
import { maskMobile } from '#domain/account/mobile.ts';
import { List, ListItem } from '#components/lists/list.tsx';
import { Section } from '#components/page/section.tsx';
import { Stack } from '#components/page/stack.tsx';
import { StatusChip } from '#components/lists/status-chip.tsx';
import { Text } from '#components/lists/text.tsx';
import { supportIcon } from '#components/icons/support.ts';
import { useLanguage } from '#i18n/use-language.ts';
import type { ProfileEvent } from '#machines/profile/profile.setup.ts';
import type { ProfileView } from '#machines/profile/view.ts';
import { BackPage } from '#views/shared/back-page.tsx';
import { LoadState, StaleNotice } from '#views/shared/load-state.tsx';
import { accountText } from '#views/shared/account-text.ts';
import type { ScreenProps } from '#views/shared/screen.ts';
import { OwnData } from './own-data.tsx';
import { PageRows } from './page-rows.tsx';
import { securityRows } from './rows.ts';

type Props = ScreenProps<ProfileView, ProfileEvent>;

/** `/mine/account_security` (S2): login, payout account, recent logins, own data and links. */
export function AccountSecurityScreen(props: Props) {
  const { view, send, request } = props;
  const { t } = useTranslation(['profile', 'title']);
  const { security, failed } = view;
  return (
    <BackPage title={t('title:accountSecurity')} busy={view.busy} request={request}>
      <Stack gap="loose">
        {(!security || failed) && (
          <LoadState
            view={view}
            loading={t('profile:security.loading')}
            shapes={['row', 'row', 'row', 'row']}
            title={t('profile:security.failed')}
            send={send}
            request={request}
          />
        )}
        {security && !failed && <Particulars {...props} security={security} />}
      </Stack>
    </BackPage>
  );
}

/** The ticket form for an account change that another person made (B6). */
const disputed = { page: 'ticketForm', query: { about: 'notMyChange' } } as const;

type Shown = Props & { security: NonNullable<ProfileView['security']> };

function Particulars({ view, send, request, security }: Shown) {
  const { t } = useTranslation(['profile', 'title']);
  const language = useLanguage();
  const { username, account, sessions, accountChangedAt } = security;
  return (
    <>
      {view.stale && view.failure && (
        <StaleNotice failure={view.failure} receivedAt={security.receivedAt} send={send} />
      )}
      <Section title={t('profile:security.login')}>
        <List label={t('profile:security.login')}>
          <ListItem label={t('profile:security.mobile')} value={maskMobile(view.mobile)} />
          <ListItem label={t('profile:security.username')} value={username} />
        </List>
      </Section>
      <Section title={t('profile:security.payout')}>
        <List label={t('profile:security.payout')}>
          <ListItem
            label={t('profile:security.payoutAccount')}
            value={account ? accountText(account) : t('profile:security.noPayout')}
          />
          {account && accountChangedAt !== undefined && (
            <ListItem
              icon={supportIcon}
              label={t('profile:security.notMe')}
              detail={t('profile:security.changed', {
                time: formatInstant(accountChangedAt, language),
              })}
              onPress={() => request({ type: 'location.requested', location: disputed })}
            />
          )}
        </List>
      </Section>
      <Section title={t('profile:security.sessions')}>
        <List label={t('profile:security.sessions')}>
          {sessions.map((session, index) => (
            <Login key={index} session={session} />
          ))}
        </List>
        <Text tone="secondary">{t('profile:security.oneAtATime')}</Text>
        <PageRows
          label={t('title:customerCenter')}
          rows={securityRows}
          send={send}
          request={request}
        />
      </Section>
      <OwnData view={view} send={send} />
    </>
  );
}

function Login({ session: { device, since, until, current } }: { session: LoginSession }) {
  const { t } = useTranslation('profile');
  const language = useLanguage();
  const time = (instant: number) => formatInstant(instant, language);
  const thisDevice = t('security.thisDevice');
  return (
    <ListItem
      label={device ?? (current ? thisDevice : t('security.unknownDevice'))}
      detail={
        until === null
          ? t('security.since', { time: time(since) })
          : t('security.ended', { since: time(since), until: time(until) })
      }
      trailing={current && device !== null && <StatusChip tone="success" label={thisDevice} />}
    />
  );
}
