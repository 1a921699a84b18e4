import { useTranslation } from 'react-i18next';
import { formatInstant } from '#domain/date-format.ts';
import { manilaDay } from '#domain/dates.ts';
import { Button } from '#components/buttons/button.tsx';
import { Notice } from '#components/overlays/notice.tsx';
import { InWebView, SaveFile } from '#components/buttons/save-file.tsx';
import { Section } from '#components/page/section.tsx';
import { Stack } from '#components/page/stack.tsx';
import { Text } from '#components/lists/text.tsx';
import { downloadIcon } from '#components/icons/download.ts';
import { failureText } from '#i18n/failure-text.ts';
import { useLanguage } from '#i18n/use-language.ts';
import type { ProfileEvent } from '#machines/profile/profile.setup.ts';
import type { ProfileView } from '#machines/profile/view.ts';

type Props = {
  view: Pick<ProfileView, 'ownData' | 'ownDataFailure' | 'exporting' | 'canExport' | 'stale'>;
  send: (event: ProfileEvent) => void;
};

/** Requests a copy of the lender's data about the borrower (RA 10173), and offers it as files. */
export function OwnData({ view, send }: Props) {
  const { t } = useTranslation(['profile', 'failure']);
  const language = useLanguage();
  const { ownData, ownDataFailure, exporting, canExport, stale } = view;
  return (
    <Section title={t('profile:ownData.title')}>
      <Stack>
        <Text>{t('profile:ownData.text')}</Text>
        {ownDataFailure && (
          <Notice tone="danger">
            {t('profile:ownData.failed')} {failureText(t, ownDataFailure)}
          </Notice>
        )}
        {ownData && (
          <>
            <Notice tone="success">
              {t('profile:ownData.ready', { time: formatInstant(ownData.exportedAt, language) })}{' '}
              {t('profile:ownData.care')}
            </Notice>
            <InWebView>{t('profile:ownData.inApp')}</InWebView>
            {files.map(({ format, extension, type }) => {
              const name = `hiram-${manilaDay(ownData.exportedAt)}.${extension}`;
              return (
                <SaveFile
                  key={format}
                  name={name}
                  type={type}
                  text={ownData[format]}
                  saveLabel={t(`profile:ownData.save.${format}`)}
                  copyLabel={t(`profile:ownData.copy.${format}`)}
                  savedText={t('profile:ownData.saved', { name })}
                  copiedText={t('profile:ownData.copied')}
                  failedText={t('profile:ownData.copyFailed')}
                />
              );
            })}
          </>
        )}
        <Button
          kind={ownData ? 'quiet' : 'secondary'}
          icon={downloadIcon}
          busy={!canExport && !stale}
          busyLabel={exporting ? t('profile:ownData.asking') : undefined}
          disabled={stale}
          reason={stale ? t('profile:ownData.offline') : undefined}
          onPress={() => send({ type: 'export.requested' })}
        >
          {t(ownData ? 'profile:ownData.again' : 'profile:ownData.ask')}
        </Button>
      </Stack>
    </Section>
  );
}

const files = [
  { format: 'text', extension: 'txt', type: 'text/plain;charset=utf-8' },
  { format: 'json', extension: 'json', type: 'application/json' },
] as const;
