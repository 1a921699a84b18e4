import { useTranslation } from 'react-i18next';
import { maskMobile } from '#domain/account/mobile.ts';
import { List, ListItem } from '#components/lists/list.tsx';
import { PersonCard } from '#components/lists/person-card.tsx';
import { Section } from '#components/page/section.tsx';
import { Stack } from '#components/page/stack.tsx';
import { globeIcon } from '#components/icons/globe.ts';
import { logoutIcon } from '#components/icons/logout.ts';
import { moonIcon } from '#components/icons/moon.ts';
import { useLanguage } from '#i18n/use-language.ts';
import type { ProfileEvent } from '#machines/profile/profile.setup.ts';
import type { ProfileView } from '#machines/profile/view.ts';
import { BackPage } from '#views/shared/back-page.tsx';
import type { ScreenProps } from '#views/shared/screen.ts';
import { LanguageSheet, ThemeSheet } from './choices.tsx';
import { PageRows } from './page-rows.tsx';
import { profileRows } from './rows.ts';

type Props = ScreenProps<ProfileView, ProfileEvent>;

/** `/mine/setting` (S2): links to other pages, and the settings of the app. */
export function SettingScreen({ view, send, request }: Props) {
  const { t } = useTranslation(['profile', 'common', 'title']);
  const language = useLanguage();
  const marked = view.unread
    ? ({ page: 'ticketList', label: t('profile:setting.unread') } as const)
    : undefined;
  const section = (group: keyof typeof profileRows) => {
    const title = t(`profile:setting.${group}`);
    return (
      <Section title={title}>
        <PageRows
          label={title}
          rows={profileRows[group]}
          marked={marked}
          send={send}
          request={request}
        />
      </Section>
    );
  };
  return (
    <BackPage title={t('title:setting')} request={request}>
      <Stack gap="loose">
        <PersonCard
          name={view.name ?? t('profile:setting.nameless')}
          detail={maskMobile(view.mobile)}
        />
        {section('money')}
        {section('account')}
        {section('help')}
        <Section title={t('profile:setting.app')}>
          <List label={t('profile:setting.app')}>
            <ListItem
              icon={globeIcon}
              label={t('profile:setting.language')}
              value={t(`common:languages.${language}`)}
              onPress={() => send({ type: 'languages.opened' })}
            />
            <ListItem
              icon={moonIcon}
              label={t('profile:setting.theme')}
              value={t(`profile:setting.themes.${view.theme}`)}
              onPress={() => send({ type: 'themes.opened' })}
            />
          </List>
        </Section>
        {section('legal')}
        <List label={t('profile:setting.logout')}>
          <ListItem
            icon={logoutIcon}
            label={t('profile:setting.logout')}
            onPress={() => request({ type: 'logout.requested' })}
          />
        </List>
      </Stack>
      {view.choosingLanguage && <LanguageSheet send={send} request={request} />}
      {view.choosingTheme && <ThemeSheet theme={view.theme} send={send} />}
    </BackPage>
  );
}
