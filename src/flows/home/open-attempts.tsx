import { useTranslation } from 'react-i18next';
import { formatInstant } from '#domain/date-format.ts';
import { Button } from '#components/buttons/button.tsx';
import { Notice } from '#components/overlays/notice.tsx';
import { useLanguage } from '#i18n/use-language.ts';
import type { HomeView } from '#machines/home/view.ts';
import type { ScreenProps } from '#views/shared/screen.ts';

type Props = Pick<ScreenProps<Pick<HomeView, 'openAttempts'>, never>, 'view' | 'request'>;

/** Money attempts with an unknown outcome. */
export function OpenAttempts({ view: { openAttempts }, request }: Props) {
  const { t } = useTranslation('home');
  const language = useLanguage();
  return openAttempts.map(({ id, kind, at, location }) => (
    <Notice
      key={id}
      tone="warn"
      live={false}
      title={t(`openAttempts.${kind}.title`)}
      action={
        <Button kind="secondary" onPress={() => request({ type: 'location.requested', location })}>
          {t('openAttempts.action')}
        </Button>
      }
    >
      {t(`openAttempts.${kind}.text`, { time: formatInstant(at, language) })}
    </Notice>
  ));
}
