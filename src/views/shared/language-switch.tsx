import { useTranslation } from 'react-i18next';
import { IconButton } from '#components/buttons/icon-button.tsx';
import { globeIcon } from '#components/icons/globe.ts';
import { useLanguage } from '#i18n/use-language.ts';
import type { RootRequest } from '#machines/root/context.ts';

export function LanguageSwitch({ request }: { request: (request: RootRequest) => void }) {
  const { t } = useTranslation('common');
  const other = useLanguage() === 'en' ? 'fil' : 'en';
  return (
    <IconButton
      icon={globeIcon}
      text={other.toUpperCase()}
      label={t(`languages.${other}`)}
      onPress={() => request({ type: 'language.chosen', language: other })}
    />
  );
}
