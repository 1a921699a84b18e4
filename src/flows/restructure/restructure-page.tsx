import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { PageOf } from '#domain/pages.ts';
import { formatPeso } from '#domain/peso.ts';
import { Button } from '#components/buttons/button.tsx';
import { ErrorState } from '#components/page/error-state.tsx';
import { Notice } from '#components/overlays/notice.tsx';
import { Page } from '#components/page/page.tsx';
import { Skeleton } from '#components/page/skeleton.tsx';
import { Stack } from '#components/page/stack.tsx';
import { failureText } from '#i18n/failure-text.ts';
import { ServiceButton } from '#views/shared/service-button.tsx';
import type { Known, RestructureProps } from './props.ts';
import { RestructureProblemNotice } from './restructure-problem.tsx';

type Props = RestructureProps & {
  page: PageOf<'restructure'>;
  hero?: ReactNode;
  action?: ReactNode;
  over?: ReactNode;
  /** Shown together with `children`. */
  footer: ReactNode;
  children: (known: Known) => ReactNode;
};

export function RestructurePage({
  view,
  send,
  request,
  page,
  hero,
  action,
  over,
  footer,
  children,
}: Props) {
  const { t } = useTranslation(['restructure', 'title']);
  const { order, plan, loading, failed } = view;
  const known = order && plan && !failed ? { order, plan } : null;
  return (
    <Page
      title={t(`title:${page}`)}
      hero={known && hero}
      back={{ label: t('restructure:back'), onBack: () => request({ type: 'nav.back' }) }}
      busy={loading}
      action={action}
      footer={known && footer}
    >
      <Stack gap="loose">
        <RestructureProblemNotice problem={view.problem} />
        {known ? children(known) : <ToCome view={view} send={send} request={request} />}
      </Stack>
      {over}
    </Page>
  );
}

function ToCome({
  view: { failed, failure },
  send,
  request,
}: Pick<Props, 'view' | 'send' | 'request'>) {
  const { t } = useTranslation(['restructure', 'failure']);
  if (!failed || !failure) {
    return <Skeleton label={t('restructure:loading')} shapes={['amount', 'card', 'row', 'row']} />;
  }
  return (
    <ErrorState
      title={t('restructure:failed')}
      text={failureText(t, failure)}
      actions={
        <>
          <Button onPress={() => send({ type: 'retry.pressed' })}>{t('restructure:retry')}</Button>
          <ServiceButton request={request} />
        </>
      }
    />
  );
}

/** The received money is not enough (S8, T6). */
export function Insufficient({ view: { insufficient, order } }: Pick<Props, 'view'>) {
  const { t } = useTranslation('restructure');
  if (!insufficient || !order || order.coming) return null;
  return (
    <Notice tone="warn" live={false} title={t('insufficient.title')}>
      {t('insufficient.text', { amount: formatPeso(order.missing) })}
    </Notice>
  );
}
