import { useTranslation } from 'react-i18next';
import { amountGrid } from '#domain/amount.ts';
import { type ClosedBorrowing, remedyOf } from '#domain/loans/closed-borrowing.ts';
import { formatDay, formatDeadline } from '#domain/date-format.ts';
import { formatPeso } from '#domain/peso.ts';
import { loanStatus } from '#domain/loans/loan-status.ts';
import type { CreditQuota } from '#domain/loans/quota.ts';
import { Button } from '#components/buttons/button.tsx';
import { Stack } from '#components/page/stack.tsx';
import { Text } from '#components/lists/text.tsx';
import { Until } from '#components/page/until.tsx';
import { useLanguage } from '#i18n/use-language.ts';
import type { RootRequest } from '#machines/root/context.ts';
import { PageButton } from './page-button.tsx';
import { ServiceButton } from './service-button.tsx';

type Props = {
  closed: ClosedBorrowing;
  quota: CreditQuota | null;
  /** Another part of the page already has the button for the remedy. */
  remedyShown?: boolean;
  /** The remedy's button is the main one of the page. */
  main?: boolean;
  busy: boolean;
  onLoan: (loanOrderId: string) => void;
  onRenewal: () => void;
  request: (request: RootRequest) => void;
};

/** Whether a loan under way uses up the limit, so that its payout does not reopen borrowing. */
const isUsedUpMeanwhile = (closed: ClosedBorrowing, quota: CreditQuota | null): boolean =>
  closed.reason === 'underWay' &&
  !closed.payoutHeld &&
  closed.status !== loanStatus.disbursementFailed &&
  quota !== null &&
  amountGrid(quota) === null;

function nameOf(closed: ClosedBorrowing) {
  if (closed.reason === 'underWay') {
    return closed.payoutHeld
      ? ('underWay.payoutHeld' as const)
      : (`underWay.s${closed.status}` as const);
  }
  if (closed.reason === 'overdue' && closed.waitsFor) return `waitsFor.${closed.waitsFor}` as const;
  return closed.reason;
}

const actionOf = (closed: ClosedBorrowing) =>
  closed.reason === 'overdue' && closed.waitsFor ? 'waitsFor' : closed.reason;

export function ClosedBorrowingWords({
  closed,
  quota,
  remedyShown = false,
  main = true,
  ...props
}: Props) {
  const { t } = useTranslation('home');
  const language = useLanguage();
  const values = {
    amount: closed.reason === 'overdue' ? formatPeso(closed.amount) : '',
    day: closed.reason === 'rejected' ? formatDay(closed.applyAgainOn, language) : '',
  };
  const name = nameOf(closed);
  const text = isUsedUpMeanwhile(closed, quota)
    ? t('closed.underWay.asYouRepay')
    : t(`closed.${name}.text`, values);
  const until = untilOf();
  const remedy = remedyOf(closed);
  const isHeld = closed.reason === 'underWay' && closed.payoutHeld === true;

  function untilOf(): string | null {
    if (closed.reason === 'overdue' && closed.postsAt !== undefined) {
      return t('closed.postsAt', { time: formatDeadline(closed.postsAt, language) });
    }
    if (closed.reason === 'underWay' && closed.repairUntil !== undefined) {
      return t('closed.repairUntil', { time: formatDeadline(closed.repairUntil, language) });
    }
    return null;
  }

  function act(): void {
    if (remedy?.type === 'loan') props.onLoan(remedy.loanOrderId);
    if (remedy?.type === 'renewal') props.onRenewal();
    if (remedy?.type === 'payoutAccount') {
      props.request({
        type: 'location.requested',
        location: { page: 'smsVerification', query: {} },
      });
    }
  }

  return (
    <>
      <Stack gap="tight">
        <Text tone="lead">{t(`closed.${name}.title`, values)}</Text>
        <Until>{until === null ? text : `${text} ${until}`}</Until>
      </Stack>
      {remedy && !remedyShown && (
        <Button kind={main ? 'primary' : 'secondary'} busy={props.busy} onPress={act}>
          {remedy.type === 'payoutAccount'
            ? t(isHeld ? 'closed.underWay.action' : 'updateAccount.action')
            : t(`closed.${actionOf(closed)}.action`, values)}
        </Button>
      )}
      {!remedy && (
        <>
          <PageButton kind="secondary" page="records" request={props.request}>
            {t('records')}
          </PageButton>
          <ServiceButton request={props.request} />
        </>
      )}
    </>
  );
}
