import { useTranslation } from 'react-i18next';
import { formatDay } from '#domain/date-format.ts';
import { formatPeso } from '#domain/peso.ts';
import { Amount } from '#components/amount.tsx';
import { Button } from '#components/button.tsx';
import { FigureList, FigureRow } from '#components/figure-row.tsx';
import { IconButton } from '#components/icon-button.tsx';
import { List } from '#components/list.tsx';
import { Notice } from '#components/notice.tsx';
import { Page } from '#components/page.tsx';
import { Ring } from '#components/ring.tsx';
import { Section } from '#components/section.tsx';
import { Stack } from '#components/stack.tsx';
import { Text } from '#components/text.tsx';
import { failureText } from '#i18n/failure-text.ts';
import { useLanguage } from '#i18n/use-language.ts';
import type { BorrowEvent } from '#machines/borrow/borrow.setup.ts';
import type { BorrowView } from '#machines/borrow/view.ts';
import { LoanRow } from '../loan-row.tsx';
import type { ScreenProps } from '../screen.ts';
import { ConfirmProblemNotice } from './confirm-problem.tsx';
import { LimitToCome } from './limit-to-come.tsx';

type Props = ScreenProps<BorrowView, BorrowEvent>;

/** `/borrow/loop_quota`: the limit home of an approved borrower (S2). */
export function LimitScreen({ view, send, request }: Props) {
  const { t } = useTranslation(['borrow', 'failure']);
  const retry = () => send({ type: 'retry.pressed' });
  return (
    <Page
      title={t('borrow:limit.title')}
      back={{ label: t('borrow:back'), onBack: () => request({ type: 'nav.back' }) }}
      busy={view.loading}
      action={
        <IconButton
          icon="refresh"
          label={t('borrow:limit.refresh')}
          disabled={view.loading || view.openingApplication !== null}
          onPress={retry}
        />
      }
      footer={
        view.quota && (
          <Button
            busy={view.loading}
            disabled={!view.canStart}
            reason={view.grid ? undefined : t('borrow:limit.nothing')}
            onPress={() => send({ type: 'borrow.started' })}
          >
            {t('borrow:limit.start')}
          </Button>
        )
      }
    >
      <Stack gap="loose">
        <ConfirmProblemNotice problem={view.problem} />
        {view.failure && view.quota && (
          <Notice tone="danger">{failureText(t, view.failure)}</Notice>
        )}
        {view.quota ? (
          <>
            <LimitFigures quota={view.quota} />
            <Applications view={view} send={send} />
          </>
        ) : (
          <LimitToCome view={view} send={send} />
        )}
      </Stack>
    </Page>
  );
}

function LimitFigures({ quota }: { quota: NonNullable<BorrowView['quota']> }) {
  const { t } = useTranslation('borrow');
  const language = useLanguage();
  const available = formatPeso(quota.availableLimit);
  const total = formatPeso(quota.totalLimit);
  return (
    <>
      <Ring
        used={quota.usedCredit}
        total={quota.totalLimit}
        label={t('limit.ring', { available, total })}
      >
        <Amount value={available} size="large" note={t('limit.available')} align="center" />
      </Ring>
      <FigureList label={t('limit.title')}>
        <FigureRow label={t('limit.used')} value={formatPeso(quota.usedCredit)} />
        <FigureRow label={t('limit.total')} value={total} />
        <FigureRow label={t('limit.valid')} value={formatDay(quota.validUntil, language)} />
      </FigureList>
    </>
  );
}

function Applications({ view, send }: Pick<Props, 'view' | 'send'>) {
  const { t } = useTranslation('borrow');
  return (
    <Section title={t('limit.applications')}>
      {view.applications.length === 0 ? (
        <Text tone="secondary">{t('limit.noApplications')}</Text>
      ) : (
        <List label={t('limit.applications')}>
          {view.applications.map(({ order, opens }) => (
            <LoanRow
              key={order.loanOrderId}
              order={order}
              disabled={view.loading || view.failed || view.openingApplication !== null}
              onPress={
                opens
                  ? () => send({ type: 'application.opened', loanOrderId: order.loanOrderId })
                  : undefined
              }
            />
          ))}
        </List>
      )}
    </Section>
  );
}
