import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { remedyOf } from '#domain/loans/closed-borrowing.ts';
import { List } from '#components/lists/list.tsx';
import { Notice } from '#components/overlays/notice.tsx';
import { Section } from '#components/page/section.tsx';
import { Stack } from '#components/page/stack.tsx';
import type { HomeEvent } from '#machines/home/home.setup.ts';
import type { HomeView } from '#machines/home/view.ts';
import type { RootRequest } from '#machines/root/context.ts';
import { PageButton } from '#views/shared/page-button.tsx';
import { LoanRow } from '#views/shared/loan-row.tsx';
import { DueLoan } from './due-loan.tsx';
import { OperationNewsCard } from './operation-news.tsx';

type Props = {
  view: HomeView;
  send: (event: HomeEvent) => void;
  request: (request: RootRequest) => void;
};

export function DueLoans({ view, send, request }: Props) {
  const { t } = useTranslation('home');
  const loans = view.loans.flatMap(({ order, due }) => (due ? [{ order, due }] : []));
  if (loans.length === 0) return null;
  // Loans with news or without a requested payment are first, so that their text is read.
  const place = ({ order, due: { noRequestReason, next } }: (typeof loans)[number]): number => {
    if (noRequestReason || order.operation) return 0;
    return next?.late ? 1 : 2;
  };
  const ordered = loans.toSorted((one, other) => place(one) - place(other));
  const main = ordered.find(({ due }) => due.noRequestReason === null);
  return (
    <Section title={t('dueLoans')}>
      <Stack>
        {ordered.map(({ order, due }) => (
          <Fragment key={order.loanOrderId}>
            {order.operation && (
              <OperationNewsCard
                loanOrderId={order.loanOrderId}
                due={due}
                news={order.operation}
                request={request}
              />
            )}
            <DueLoan
              order={order}
              due={due}
              main={order === main?.order}
              awaitsAgreement={order.operation?.type === 'agree'}
              opening={view.openingLoan === order.loanOrderId}
              onPress={() => send({ type: 'loan.opened', loanOrderId: order.loanOrderId })}
            />
          </Fragment>
        ))}
      </Stack>
    </Section>
  );
}

export function OtherLoans({ view, send, request }: Props) {
  const { t } = useTranslation('home');
  const others = view.loans.filter(({ due }) => due === null);
  if (others.length === 0) return null;
  const { closed } = view;
  const saysWhy = closed !== null && remedyOf(closed)?.type === 'payoutAccount';
  return (
    <Section title={t('loans')}>
      <Stack>
        {!saysWhy && others.some(({ needsAccount }) => needsAccount) && (
          <UpdateAccount request={request} />
        )}
        <List label={t('loans')}>
          {others.map(({ order }) => (
            <LoanRow
              key={order.loanOrderId}
              order={order}
              opening={view.openingLoan === order.loanOrderId}
              disabled={view.openingLoan !== null}
              onPress={() => send({ type: 'loan.opened', loanOrderId: order.loanOrderId })}
            />
          ))}
        </List>
      </Stack>
    </Section>
  );
}

function UpdateAccount({ request }: Pick<Props, 'request'>) {
  const { t } = useTranslation('home');
  return (
    <Notice
      tone="warn"
      live={false}
      title={t('updateAccount.title')}
      action={
        <PageButton kind="secondary" page="smsVerification" request={request}>
          {t('updateAccount.action')}
        </PageButton>
      }
    >
      {t('updateAccount.text')}
    </Notice>
  );
}
