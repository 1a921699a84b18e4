import { useTranslation } from 'react-i18next';
import { Button } from '#components/button.tsx';
import { EmptyState } from '#components/empty-state.tsx';
import { Page } from '#components/page.tsx';
import { RichText } from '#components/rich-text.tsx';
import { envelope } from '#components/scenes/envelope.tsx';
import { Skeleton } from '#components/skeleton.tsx';
import type { RootRequest } from '#machines/root/context.ts';

type Props = {
  /** The agreement, sanitised; null while it is read or where there is none. */
  html: string | TrustedHTML | null;
  /** None is kept on this phone. */
  absent: boolean;
  request: (request: RootRequest) => void;
};

/** `/agreement`: the loan agreement in full (S2), sanitised before it gets here. */
export function AgreementScreen({ html, absent, request }: Props) {
  const { t } = useTranslation('info');
  const back = () => request({ type: 'nav.back' });
  return (
    <Page
      title={t('agreement.title')}
      back={{ label: t('back'), onBack: back }}
      footer={<Button onPress={back}>{t('agreement.done')}</Button>}
    >
      {absent && (
        <EmptyState
          scene={envelope}
          title={t('agreement.absentTitle')}
          text={t('agreement.absentText')}
        />
      )}
      {!absent && html === null && (
        <Skeleton label={t('agreement.loading')} shapes={['title', 'line', 'line', 'short']} />
      )}
      {html !== null && <RichText html={html} label={t('agreement.label')} />}
    </Page>
  );
}
