import { useTranslation } from 'react-i18next';
import { manilaDay } from '#domain/dates.ts';
import { formatDay, formatDeadline } from '#domain/date-format.ts';
import type { LoanOrder, LoanStatus } from '#domain/loans/loan-order.ts';
import { loanStatus } from '#domain/loans/loan-status.ts';
import { formatPeso } from '#domain/peso.ts';
import { Button } from '#components/buttons/button.tsx';
import { FigureList, FigureRow } from '#components/money/figure-row.tsx';
import { Sheet } from '#components/overlays/sheet.tsx';
import { Stack } from '#components/page/stack.tsx';
import { Text } from '#components/lists/text.tsx';
import { Until } from '#components/page/until.tsx';
import { useLanguage } from '#i18n/use-language.ts';
import type { RootRequest } from '#machines/root/context.ts';
import { accountText } from '#views/shared/account-text.ts';

type Props = {
  /** Null: the sheet is closed. */
  order: LoanOrder | null;
  onClose: () => void;
  request: (request: RootRequest) => void;
};

type Texts = ReturnType<typeof useTranslation<['home', 'records']>>['t'];

function meaningOf(t: Texts, status: LoanStatus): string {
  switch (status) {
    case loanStatus.beforeReview:
      return t('home:notices.stayed.s15');
    case loanStatus.cancelled:
      return t('home:notices.stayed.s60');
    case loanStatus.disbursementFailed:
      return t('home:notices.stayed.s65');
    default:
      return t('home:notices.stayed.other');
  }
}

/** The figures of a loan whose status has no page (R2: 15, 60, 65). */
export function RecordSheet({ order, onClose, request }: Props) {
  const { t } = useTranslation(['home', 'records']);
  const language = useLanguage();
  if (!order) return null;
  const { status, loanAmount, loanNumber, appliedAt, statusSince, term, account } = order;
  const day = (at: number) => formatDay(manilaDay(at), language);
  const needsAccount = status === loanStatus.disbursementFailed && !order.payoutHeld;
  const help: RootRequest = {
    type: 'location.requested',
    location: { page: 'customerCenter', query: {} },
  };
  const accountChange: RootRequest = {
    type: 'location.requested',
    location: { page: 'smsVerification', query: {} },
  };
  return (
    <Sheet
      open
      title={t(`home:status.s${status}`)}
      closeLabel={t('records:sheet.close')}
      onClose={onClose}
      footer={
        <>
          {needsAccount && (
            <Button onPress={() => request(accountChange)}>{t('home:updateAccount.action')}</Button>
          )}
          <Button kind="secondary" onPress={() => request(help)}>
            {t('records:sheet.support')}
          </Button>
        </>
      }
    >
      <Stack>
        <Text>
          {order.payoutHeld ? t('home:closed.underWay.payoutHeld.text') : meaningOf(t, status)}
        </Text>
        {needsAccount && order.repairUntil !== undefined && (
          <Until>
            {t('home:closed.repairUntil', { time: formatDeadline(order.repairUntil, language) })}
          </Until>
        )}
        <FigureList label={t('records:sheet.figures', { number: loanNumber })}>
          <FigureRow label={t('records:sheet.amount')} value={formatPeso(loanAmount)} strong />
          <FigureRow label={t('records:sheet.applied')} value={day(appliedAt)} />
          <FigureRow label={t('records:sheet.since')} value={day(statusSince)} />
          <FigureRow
            label={t('records:sheet.term')}
            value={t('records:sheet.days', { count: term })}
          />
          <FigureRow label={t('records:sheet.account')} value={accountText(account)} words />
        </FigureList>
      </Stack>
    </Sheet>
  );
}
