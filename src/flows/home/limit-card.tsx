import { useTranslation } from 'react-i18next';
import { amountGrid } from '#domain/amount.ts';
import type { ClosedBorrowing } from '#domain/loans/closed-borrowing.ts';
import { formatDay } from '#domain/date-format.ts';
import { formatPeso } from '#domain/peso.ts';
import type { CreditQuota } from '#domain/loans/quota.ts';
import { Amount } from '#components/money/amount.tsx';
import { Button } from '#components/buttons/button.tsx';
import { Card } from '#components/page/card.tsx';
import { Ring } from '#components/money/ring.tsx';
import { ShareBar } from '#components/buttons/share-bar.tsx';
import { Stack } from '#components/page/stack.tsx';
import { Text } from '#components/lists/text.tsx';
import { useLanguage } from '#i18n/use-language.ts';
import type { HomeEvent } from '#machines/home/home.setup.ts';
import type { HomeView } from '#machines/home/view.ts';
import type { RootRequest } from '#machines/root/context.ts';
import { ClosedBorrowingWords } from '#views/shared/closed-borrowing.tsx';

type Props = {
  view: HomeView;
  send: (event: HomeEvent) => void;
  request: (request: RootRequest) => void;
};

export function LimitCard(props: Props) {
  const { closed, quota, loans } = props.view;
  if (closed) return <ClosedLimit {...props} closed={closed} />;
  if (!quota) return null;
  const isDue = loans.some(({ due }) => due !== null);
  return <OpenLimit {...props} quota={quota} small={isDue} />;
}

function OpenLimit({ view, send, quota, small }: Props & { quota: CreditQuota; small: boolean }) {
  const { t } = useTranslation('home');
  const language = useLanguage();
  const most = amountGrid(quota)?.max ?? 0;
  const available = formatPeso(most);
  const used = <UsedCredit quota={quota} />;
  return (
    <Card tone={small ? 'paper' : 'sea'}>
      {small ? (
        <>
          <Amount size="large" value={available} label={t('limit.title')} />
          {used}
        </>
      ) : (
        <>
          <Text tone="lead" align="center">
            {t('limit.title')}
          </Text>
          <Ring
            available={most}
            total={quota.totalLimit}
            label={t('limit.ring', { available, total: formatPeso(quota.totalLimit) })}
          >
            <Amount value={available} size="large" align="center" />
          </Ring>
          <Stack gap="tight">
            <Text tone="secondary" align="center">
              {t('limit.used', {
                used: formatPeso(quota.usedCredit),
                total: formatPeso(quota.totalLimit),
              })}
            </Text>
            <Text tone="secondary" align="center">
              {t('limit.valid', { day: formatDay(quota.validUntil, language) })}
            </Text>
          </Stack>
        </>
      )}
      <Button
        kind={small ? 'secondary' : 'primary'}
        busy={view.openingLimit}
        onPress={() => send({ type: 'limit.opened' })}
      >
        {t('limit.action')}
      </Button>
    </Card>
  );
}

function UsedCredit({ quota }: { quota: CreditQuota }) {
  const { t } = useTranslation('home');
  const { usedCredit, totalLimit } = quota;
  const words = { used: formatPeso(usedCredit), total: formatPeso(totalLimit) };
  return <ShareBar part={usedCredit} total={totalLimit} label={t('limit.used', words)} />;
}

function ClosedLimit({ view, send, request, closed }: Props & { closed: ClosedBorrowing }) {
  const { t } = useTranslation('home');
  const loanOrderId = 'loanOrderId' in closed ? closed.loanOrderId : null;
  const isDueAbove = view.loans.some(
    ({ order, due }) => order.loanOrderId === loanOrderId && due !== null,
  );
  return (
    <Card tone={isDueAbove ? 'paper' : 'sea'}>
      <ClosedBorrowingWords
        closed={closed}
        quota={view.quota}
        remedyShown={isDueAbove}
        main={view.loans.every(({ due }) => due === null)}
        busy={view.applying || (view.openingLoan !== null && view.openingLoan === loanOrderId)}
        onLoan={(id) => send({ type: 'loan.opened', loanOrderId: id })}
        onRenewal={() => send({ type: 'credit.applied' })}
        request={request}
      />
      {view.quota && closed.reason !== 'expired' && <UsedCredit quota={view.quota} />}
      {view.limitCanOpen && (
        <Button
          kind="quiet"
          busy={view.openingLimit}
          onPress={() => send({ type: 'limit.opened' })}
        >
          {t('limit.see')}
        </Button>
      )}
    </Card>
  );
}
