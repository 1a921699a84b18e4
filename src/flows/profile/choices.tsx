import { useTranslation } from 'react-i18next';
import { type Theme, themes } from '#domain/theme.ts';
import { List, ListItem } from '#components/lists/list.tsx';
import { Sheet } from '#components/overlays/sheet.tsx';
import { useLanguage } from '#i18n/use-language.ts';
import type { ProfileEvent } from '#machines/profile/profile.setup.ts';
import type { ScreenProps } from '#views/shared/screen.ts';

type Props = Pick<ScreenProps<never, ProfileEvent>, 'send' | 'request'>;

export function LanguageSheet({ send, request }: Props) {
  const { t } = useTranslation(['profile', 'common']);
  const language = useLanguage();
  return (
    <Sheet
      open
      title={t('profile:setting.language')}
      closeLabel={t('profile:setting.close')}
      onClose={() => send({ type: 'sheet.closed' })}
    >
      <List label={t('profile:setting.language')}>
        {(['en', 'fil'] as const).map((one) => (
          <ListItem
            key={one}
            label={t(`common:languages.${one}`)}
            selected={one === language}
            onPress={() => {
              if (one !== language) request({ type: 'language.chosen', language: one });
              send({ type: 'sheet.closed' });
            }}
          />
        ))}
      </List>
    </Sheet>
  );
}

export function ThemeSheet({ theme, send }: Pick<Props, 'send'> & { theme: Theme }) {
  const { t } = useTranslation('profile');
  return (
    <Sheet
      open
      title={t('setting.theme')}
      closeLabel={t('setting.close')}
      onClose={() => send({ type: 'sheet.closed' })}
    >
      <List label={t('setting.theme')}>
        {themes.map((one) => (
          <ListItem
            key={one}
            label={t(`setting.themes.${one}`)}
            selected={one === theme}
            onPress={() => send({ type: 'theme.chosen', theme: one })}
          />
        ))}
      </List>
    </Sheet>
  );
}
