import { useTranslation } from 'react-i18next';
import { formatInstant } from '#domain/date-format.ts';
import type { TitleKey } from '#domain/pages.ts';
import { Button } from '#components/buttons/button.tsx';
import { Facts } from '#components/money/facts.tsx';
import { EmptyState } from '#components/page/empty-state.tsx';
import { ErrorState } from '#components/page/error-state.tsx';
import { RichText } from '#components/lists/rich-text.tsx';
import { envelope } from '#components/scenes/envelope.tsx';
import { Skeleton } from '#components/page/skeleton.tsx';
import { useLanguage } from '#i18n/use-language.ts';
import type { RootRequest } from '#machines/root/context.ts';
import { BackPage } from '../shared/back-page.tsx';
import { HomeButton } from '../shared/page-button.tsx';
import { ServiceButton } from '../shared/service-button.tsx';

/** Time of a signature, in milliseconds by the lender's clock, and the text's hash. */
export type Signed = { agreedAt: number; hash: string };

type Props = {
  title?: TitleKey;
  /** Sanitised; null until an agreement has been read. */
  html: string | TrustedHTML | null;
  signed?: Signed | null;
  /** No agreement is stored on this phone. */
  absent?: boolean;
  /** The stored agreement could not be read. */
  failed?: boolean;
  onRetry?: () => void;
  request: (request: RootRequest) => void;
};

/** `/agreement` (S2): the full text of an agreement or a disclosure, also before the consent. */
export function AgreementScreen(props: Props) {
  const { title = 'agreement', html, absent = false, failed = false, onRetry, request } = props;
  const { signed = null } = props;
  const language = useLanguage();
  const { t } = useTranslation(['info', 'common', 'title']);
  const back = () => request({ type: 'nav.back' });
  return (
    <BackPage
      title={t(`title:${title}`)}
      request={request}
      footer={html !== null && <Button onPress={back}>{t('info:agreement.done')}</Button>}
    >
      {html !== null && <RichText html={html} label={t('info:agreement.label')} />}
      {html !== null && signed && (
        <Facts
          facts={[
            { label: t('info:agreement.agreed'), value: formatInstant(signed.agreedAt, language) },
            { label: t('info:agreement.fingerprint'), value: signed.hash },
          ]}
          copyLabel={t('info:agreement.copy')}
          copiedText={t('info:agreement.copied')}
          failedText={t('info:agreement.copyFailed')}
        />
      )}
      {absent && (
        <EmptyState
          scene={envelope}
          title={t('info:agreement.absentTitle')}
          text={t('info:agreement.absentText')}
          actions={<HomeButton request={request} />}
        />
      )}
      {failed && (
        <ErrorState
          title={t('info:agreement.failedTitle')}
          text={t('info:agreement.failedText')}
          actions={
            <>
              <Button onPress={onRetry}>{t('common:retry')}</Button>
              <ServiceButton request={request} />
            </>
          }
        />
      )}
      {html === null && !absent && !failed && (
        <Skeleton label={t('info:agreement.loading')} shapes={['title', 'line', 'line', 'short']} />
      )}
    </BackPage>
  );
}
