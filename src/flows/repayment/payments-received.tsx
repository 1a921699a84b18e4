import { useTranslation } from 'react-i18next';
import { groupInFours } from '#domain/account/bank-card.ts';
import { formatInstant } from '#domain/date-format.ts';
import type { Payment } from '#domain/payments/payment.ts';
import { formatPeso } from '#domain/peso.ts';
import { centavosOfPeso } from '#domain/primitives.ts';
import { Button } from '#components/buttons/button.tsx';
import { Card } from '#components/page/card.tsx';
import { Details } from '#components/page/details.tsx';
import { FigureList, FigureRow } from '#components/money/figure-row.tsx';
import { supportIcon } from '#components/icons/support.ts';
import { Section } from '#components/page/section.tsx';
import { Row, Stack } from '#components/page/stack.tsx';
import { StatusChip } from '#components/lists/status-chip.tsx';
import { Text } from '#components/lists/text.tsx';
import { useLanguage } from '#i18n/use-language.ts';
import type { RepaymentView } from '#machines/repayment/view.ts';
import type { RootRequest } from '#machines/root/context.ts';
import { accountText } from '#views/shared/account-text.ts';

type Props = {
  loanOrderId: string;
  detail: NonNullable<RepaymentView['detail']>;
  request: (request: RootRequest) => void;
};

/** In pesos, with centavos if the lender sends them. */
const receivedOf = ({ amount, receivedCentavos }: Payment): number =>
  receivedCentavos === undefined ? amount : receivedCentavos / centavosOfPeso;

/** The payments that are posted to the loan (R3). */
export function PaymentsReceived({ loanOrderId, detail, request }: Props) {
  const { t } = useTranslation('loanStory');
  const { payments } = detail;
  const ask = { page: 'ticketForm', query: { loanOrderId, about: 'paymentNotPosted' } } as const;
  return (
    <Section title={t('payments.title')}>
      <Stack>
        {payments.map((payment) => (
          <PaymentCard key={payment.reference} payment={payment} />
        ))}
        {payments.length === 0 && <Text tone="secondary">{t('payments.none')}</Text>}
        <Button
          kind="quiet"
          icon={supportIcon}
          onPress={() => request({ type: 'location.requested', location: ask })}
        >
          {t('payments.wrong')}
        </Button>
      </Stack>
    </Section>
  );
}

function PaymentCard({ payment }: { payment: Payment }) {
  const { t } = useTranslation('loanStory');
  const language = useLanguage();
  const where = useOrigin(payment);
  const { paidAt, postedAt, reference, division } = payment;
  return (
    <Card>
      <Stack gap="tight">
        <Row justify="between">
          <Text tone="strong">{formatPeso(receivedOf(payment))}</Text>
          <StatusChip tone="success" label={t('payments.posted')} />
        </Row>
        <Text tone="secondary">{where}</Text>
        <Text tone="secondary">
          {t('payments.paidAt', { time: formatInstant(paidAt, language) })}
        </Text>
        <Details summary={t('payments.details')}>
          <Stack gap="tight">
            <Text tone="secondary">{t('payments.reference', { reference })}</Text>
            {postedAt !== undefined && (
              <Text tone="secondary">
                {t('payments.postedAt', { time: formatInstant(postedAt, language) })}
              </Text>
            )}
            {division && <Division payment={payment} division={division} />}
          </Stack>
        </Details>
      </Stack>
    </Card>
  );
}

function useOrigin({ account, paidIn, creditOf, creditOfNumber }: Payment): string {
  const { t } = useTranslation('loanStory');
  if (paidIn) {
    const number = groupInFours(paidIn.accountNumber);
    return t('payments.channel', { channel: paidIn.name, number });
  }
  if (creditOf) return t('payments.credit', { number: creditOfNumber ?? creditOf });
  return account ? t('payments.own', { account: accountText(account) }) : t('payments.unknown');
}

type DivisionProps = { payment: Payment; division: NonNullable<Payment['division']> };

function Division({ payment, division }: DivisionProps) {
  const { t } = useTranslation('loanStory');
  const { credit, keptCentavos, rolloverFee = 0, restructureFee = 0 } = division;
  const parts = ['overdueFee', 'interest', 'principal', 'serviceFee'] as const;
  const rows = [
    ...parts.map((part) => ({ label: t(`payments.${part}`), amount: division[part] })),
    { label: t('payments.rolloverFee'), amount: rolloverFee },
    { label: t('payments.restructureFee'), amount: restructureFee },
    { label: t('payments.inFavour'), amount: credit + keptCentavos / centavosOfPeso },
  ];
  return (
    <FigureList>
      {rows
        .filter(({ amount }) => amount !== 0)
        .map(({ label, amount }) => (
          <FigureRow key={label} label={label} value={formatPeso(amount)} />
        ))}
      <FigureRow label={t('payments.total')} value={formatPeso(receivedOf(payment))} strong />
    </FigureList>
  );
}
