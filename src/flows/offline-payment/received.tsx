import { useTranslation } from 'react-i18next';
import { formatDay, formatInstant } from '#domain/date-format.ts';
import { formatPeso } from '#domain/peso.ts';
import { centavosOfPeso } from '#domain/primitives.ts';
import type { Payment } from '#domain/payments/payment.ts';
import { List, ListItem } from '#components/lists/list.tsx';
import { Notice } from '#components/overlays/notice.tsx';
import { Receipt } from '#components/money/receipt.tsx';
import { Section } from '#components/page/section.tsx';
import { Stack } from '#components/page/stack.tsx';
import { useLanguage } from '#i18n/use-language.ts';
import type { OfflinePaymentView } from '#machines/offline-payment/view.ts';
import type { RootRequest } from '#machines/root/context.ts';
import { PageButton } from '#views/shared/page-button.tsx';

type Props = {
  checkstand: NonNullable<OfflinePaymentView['checkstand']>;
  request: (request: RootRequest) => void;
};

/** In pesos, with centavos if the lender sends them. */
const receivedOf = ({ amount, receivedCentavos }: Payment): number =>
  receivedCentavos === undefined ? amount : receivedCentavos / centavosOfPeso;

/** The received offline payments, reversed fees and credit (O7, O8). */
export function Received({ checkstand, request }: Props) {
  const { t } = useTranslation('offlinePayment');
  const language = useLanguage();
  const { postings, creditCentavos, reversals } = checkstand;
  const last = postings.at(-1);
  return (
    <>
      {creditCentavos > 0 && <Credit checkstand={checkstand} request={request} />}
      {last && (
        <Section title={t('received.title')}>
          <Stack>
            <List label={t('received.title')}>
              {postings.map((payment) => (
                <ListItem
                  key={payment.reference}
                  label={formatPeso(receivedOf(payment))}
                  detail={t('received.at', {
                    channel: payment.paidIn?.name ?? '',
                    time: formatInstant(payment.paidAt, language),
                  })}
                />
              ))}
            </List>
            <Division payment={last} />
            {reversals.map(({ amount, valueDate }, index) => (
              <Notice key={index} tone="success" live={false}>
                {t('received.reversed', {
                  amount: formatPeso(amount),
                  day: formatDay(valueDate, language),
                })}
              </Notice>
            ))}
          </Stack>
        </Section>
      )}
    </>
  );
}

function Division({ payment }: { payment: Payment }) {
  const { t } = useTranslation('offlinePayment');
  const { division } = payment;
  if (!division) return null;
  const parts = [
    'overdueFee',
    'interest',
    'principal',
    'serviceFee',
    'rolloverFee',
    'restructureFee',
  ] as const;
  // The rest of the sum is credit in pesos, plus kept or used centavos.
  const left = division.credit + division.keptCentavos / centavosOfPeso;
  const rows = [
    ...parts.map((part) => ({ label: t(`received.${part}`), amount: division[part] ?? 0 })),
    { label: t('received.credit'), amount: left },
  ];
  return (
    <Receipt
      label={t('received.parts')}
      heading={t('received.parts')}
      rows={rows
        .filter(({ amount }) => amount !== 0)
        .map(({ label, amount }) => ({ label, value: formatPeso(amount) }))}
      total={{ label: t('received.total'), value: formatPeso(receivedOf(payment)) }}
    />
  );
}

function Credit({ checkstand: { creditCentavos, loanOrderId }, request }: Props) {
  const { t } = useTranslation('offlinePayment');
  return (
    <Notice
      tone="info"
      title={t('credit.title', { amount: formatPeso(creditCentavos / centavosOfPeso) })}
      action={
        <PageButton kind="secondary" page="repayDetail" query={{ loanOrderId }} request={request}>
          {t('credit.see')}
        </PageButton>
      }
    >
      {t('credit.text')}
    </Notice>
  );
}
