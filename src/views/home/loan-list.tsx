import { useTranslation } from 'react-i18next';
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

/** The borrower's loans: what is to be paid first, then the others; each opens what its status leads to. */
export function LoanList({ view, send, request }: Props) {
  const { t } = useTranslation('home');
  if (view.loans.length === 0) return null;
  const due = view.loans.filter(({ dueNow }) => dueNow !== null);
  const isLate = ({ order }: HomeView['loans'][number]) => order.status === loanStatus.overdue;
  const lateFirst = [...due.filter(isLate), ...due.filter((loan) => !isLate(loan))];
  const others = view.loans.filter(({ dueNow }) => dueNow === null);
  const open = (loanOrderId: string) => () => send({ type: 'loan.opened', loanOrderId });
  return (
    <Section title={t('loans')}>
      <Stack>
        {lateFirst.map(({ order, dueNow }, index) => (
          <DueLoan
            key={order.loanOrderId}
            order={order}
            dueNow={dueNow ?? 0}
            receivedAt={view.receivedAt}
            main={index === 0}
            opening={view.openingLoan === order.loanOrderId}
            onPress={open(order.loanOrderId)}
          />
        ))}
        {view.loans.some(({ needsAccount }) => needsAccount) && <UpdateAccount request={request} />}
        {others.length > 0 && (
          <List label={t('loans')}>
            {others.map(({ order }) => (
              <LoanRow
                key={order.loanOrderId}
                order={order}
                disabled={view.openingLoan !== null}
                onPress={open(order.loanOrderId)}
              />
            ))}
          </List>
        )}
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
          icon="support"
          onPress={() =>
            request({ type: 'location.requested', location: { page: 'customerCenter', query: {} } })
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
