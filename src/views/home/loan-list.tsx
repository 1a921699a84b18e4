import { useTranslation } from 'react-i18next';
import { remedyOf } from '#domain/closed-borrowing.ts';
import { loanStatus } from '#domain/loan-status.ts';
import { Button } from '#components/button.tsx';
import { List } from '#components/list.tsx';
import { Notice } from '#components/notice.tsx';
import { Section } from '#components/section.tsx';
import { Stack } from '#components/stack.tsx';
import type { HomeEvent } from '#machines/home/home.setup.ts';
import type { HomeView } from '#machines/home/view.ts';
import type { RootRequest } from '#machines/root/context.ts';
import { LoanRow } from '../loan-row.tsx';
import { DueLoan } from './due-loan.tsx';

type Props = {
  view: HomeView;
  send: (event: HomeEvent) => void;
  request: (request: RootRequest) => void;
};

/** What is to be paid, the late first: it comes before everything else on the page. */
export function DueLoans({ view, send }: Omit<Props, 'request'>) {
  const { t } = useTranslation('home');
  const due = view.loans.filter(({ dueNow }) => dueNow !== null);
  if (due.length === 0) return null;
  const isLate = ({ order }: HomeView['loans'][number]) => order.status === loanStatus.overdue;
  const lateFirst = [...due.filter(isLate), ...due.filter((loan) => !isLate(loan))];
  return (
    <Section title={t('dueLoans')}>
      <Stack>
        {lateFirst.map(({ order, dueNow }, index) => (
          <DueLoan
            key={order.loanOrderId}
            order={order}
            dueNow={dueNow ?? 0}
            receivedAt={view.receivedAt}
            main={index === 0}
            opening={view.openingLoan === order.loanOrderId}
            onPress={() => send({ type: 'loan.opened', loanOrderId: order.loanOrderId })}
          />
        ))}
      </Stack>
    </Section>
  );
}

/** The borrower's other loans; each opens what its status leads to. */
export function OtherLoans({ view, send, request }: Props) {
  const { t } = useTranslation('home');
  const others = view.loans.filter(({ dueNow }) => dueNow === null);
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
        <Button
          kind="secondary"
          onPress={() =>
            request({
              type: 'location.requested',
              location: { page: 'smsVerification', query: {} },
            })
          }
        >
          {t('updateAccount.action')}
        </Button>
      }
    >
      {t('updateAccount.text')}
    </Notice>
  );
}
