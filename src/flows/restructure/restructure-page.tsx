import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { PageOf } from '#domain/pages.ts';
import { formatPeso } from '#domain/peso.ts';
import { Notice } from '#components/overlays/notice.tsx';
import { Stack } from '#components/page/stack.tsx';
import { BackPage } from '#views/shared/back-page.tsx';
import { LoadState } from '#views/shared/load-state.tsx';
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
    <BackPage
      title={t(`title:${page}`)}
      hero={known && hero}
      request={request}
      busy={loading}
      action={action}
      footer={known && footer}
    >
      <Stack gap="loose">
        <RestructureProblemNotice problem={view.problem} />
        {known ? (
          children(known)
        ) : (
          <LoadState
            view={view}
            loading={t('restructure:loading')}
            shapes={['amount', 'card', 'row', 'row']}
            title={t('restructure:failed')}
            send={send}
            request={request}
          />
        )}
      </Stack>
      {over}
    </BackPage>
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
