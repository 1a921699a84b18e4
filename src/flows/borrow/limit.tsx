import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { amountGrid } from '#domain/amount.ts';
import type { ClosedBorrowing } from '#domain/loans/closed-borrowing.ts';
import { formatDay } from '#domain/date-format.ts';
import { hrefOf, type Location } from '#domain/pages.ts';
import { formatPeso } from '#domain/peso.ts';
import type { CreditQuota } from '#domain/loans/quota.ts';
import { Amount } from '#components/money/amount.tsx';
import { Button } from '#components/buttons/button.tsx';
import { Card } from '#components/page/card.tsx';
import { FigureList, FigureRow } from '#components/money/figure-row.tsx';
import { IconButton } from '#components/buttons/icon-button.tsx';
import { LinkButton } from '#components/buttons/link-button.tsx';
import { List } from '#components/lists/list.tsx';
import { Notice } from '#components/overlays/notice.tsx';
import { Ring } from '#components/money/ring.tsx';
import { Section } from '#components/page/section.tsx';
import { Stack } from '#components/page/stack.tsx';
import { Text } from '#components/lists/text.tsx';
import { refreshIcon } from '#components/icons/refresh.ts';
import { failureText } from '#i18n/failure-text.ts';
import { useLanguage } from '#i18n/use-language.ts';
import type { BorrowEvent } from '#machines/borrow/borrow.setup.ts';
import type { BorrowView } from '#machines/borrow/view.ts';
import { BackPage } from '#views/shared/back-page.tsx';
import { ClosedBorrowingWords } from '#views/shared/closed-borrowing.tsx';
import { LoanRow } from '#views/shared/loan-row.tsx';
import type { ScreenProps } from '#views/shared/screen.ts';
import { ConfirmProblemNotice } from './confirm-problem.tsx';
import { LimitToCome } from './limit-to-come.tsx';

type Props = ScreenProps<BorrowView, BorrowEvent>;

/** `/borrow/loop_quota` (S2): the limit, or why it is closed, and the applications. */
export function LimitScreen({ view, send, request }: Props) {
  const { t } = useTranslation(['borrow', 'failure', 'title']);
  const retry = () => send({ type: 'retry.pressed' });
  return (
    <BackPage
      title={t('title:limit')}
      request={request}
      busy={view.loading}
      action={
        <IconButton
          icon={refreshIcon}
          label={t('borrow:limit.refresh')}
          busy={view.loading}
          disabled={view.openingApplication !== null || view.renewing}
          onPress={retry}
        />
      }
      footer={
        view.quota &&
        !view.closed && (
          <Button
            busy={view.loading}
            disabled={!view.canStart}
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
            {view.closed ? (
              <ClosedLimit view={view} closed={view.closed} send={send} request={request} />
            ) : (
              <OpenLimit quota={view.quota} />
            )}
            <Applications view={view} send={send} />
            <HowToBorrow request={request} />
          </>
        ) : (
          <LimitToCome view={view} send={send} request={request} />
        )}
      </Stack>
    </BackPage>
  );
}

const borrowGuide: Location = { page: 'borrowGuide', query: {} };

function HowToBorrow({ request }: Pick<Props, 'request'>) {
  const { t } = useTranslation('title');
  return (
    <LinkButton
      href={hrefOf(borrowGuide)}
      onPress={() => request({ type: 'location.requested', location: borrowGuide })}
    >
      {t('borrowGuide')}
    </LinkButton>
  );
}

function OpenLimit({ quota }: { quota: CreditQuota }) {
  const { t } = useTranslation('borrow');
  const most = amountGrid(quota)?.max ?? 0;
  const available = formatPeso(most);
  const total = formatPeso(quota.totalLimit);
  return (
    <>
      <Ring available={most} total={quota.totalLimit} label={t('limit.ring', { available, total })}>
        <Amount value={available} size="large" note={t('limit.available')} align="center" />
      </Ring>
      <LimitFigures quota={quota}>
        <FigureRow label={t('limit.left')} value={formatPeso(quota.availableLimit)} />
      </LimitFigures>
    </>
  );
}

type ClosedProps = Props & { closed: ClosedBorrowing };

function ClosedLimit({ view, closed, send, request }: ClosedProps) {
  const { t } = useTranslation('borrow');
  return (
    <>
      <Card tone={closed.reason === 'overdue' && !closed.waitsFor ? 'brick' : 'sea'}>
        <ClosedBorrowingWords
          closed={closed}
          quota={view.quota}
          busy={view.openingApplication !== null || view.renewing}
          onLoan={(loanOrderId) => send({ type: 'application.opened', loanOrderId })}
          onRenewal={() => send({ type: 'credit.applied' })}
          request={request}
        />
      </Card>
      {view.quota && closed.reason !== 'expired' && (
        <LimitFigures quota={view.quota}>
          <FigureRow label={t('limit.left')} value={formatPeso(view.quota.availableLimit)} />
        </LimitFigures>
      )}
    </>
  );
}

type FiguresProps = { quota: CreditQuota; children?: ReactNode };

function LimitFigures({ quota, children }: FiguresProps) {
  const { t } = useTranslation(['borrow', 'title']);
  const language = useLanguage();
  return (
    <FigureList label={t('title:limit')}>
      {children}
      <FigureRow label={t('borrow:limit.used')} value={formatPeso(quota.usedCredit)} />
      <FigureRow label={t('borrow:limit.total')} value={formatPeso(quota.totalLimit)} />
      <FigureRow label={t('borrow:limit.valid')} value={formatDay(quota.validUntil, language)} />
    </FigureList>
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
              opening={view.openingApplication === order.loanOrderId}
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
