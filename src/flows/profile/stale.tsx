import { useTranslation } from 'react-i18next';
import { formatInstant } from '#domain/date-format.ts';
import { Button } from '#components/buttons/button.tsx';
import { Notice } from '#components/overlays/notice.tsx';
import { failureText } from '#i18n/failure-text.ts';
import { useLanguage } from '#i18n/use-language.ts';
import type { ProfileEvent } from '#machines/profile/profile.setup.ts';
import type { ProfileView } from '#machines/profile/view.ts';

type Props = {
  view: Pick<ProfileView, 'stale' | 'failure'>;
  /** Time of the data by the server's clock, in milliseconds. */
  receivedAt: number;
  send: (event: ProfileEvent) => void;
};

export function Stale({ view: { stale, failure }, receivedAt, send }: Props) {
  const { t } = useTranslation(['profile', 'failure']);
  const language = useLanguage();
  if (!stale || !failure) return null;
  return (
    <Notice
      tone="offline"
      action={
        <Button kind="quiet" onPress={() => send({ type: 'retry.pressed' })}>
          {t('profile:retry')}
        </Button>
      }
    >
      {failureText(t, failure)} {t('profile:stale', { time: formatInstant(receivedAt, language) })}
    </Notice>
  );
}
