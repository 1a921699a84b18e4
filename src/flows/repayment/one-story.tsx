import { useTranslation } from 'react-i18next';
import { formatDay } from '#domain/date-format.ts';
import type { LoanLink } from '#domain/loans/loan-order.ts';
import { formatPeso } from '#domain/peso.ts';
import { centavosOfPeso } from '#domain/primitives.ts';
import { Button } from '#components/buttons/button.tsx';
import { Notice } from '#components/overlays/notice.tsx';
import { Section } from '#components/page/section.tsx';
import { Stack } from '#components/page/stack.tsx';
import { Text } from '#components/lists/text.tsx';
import { useLanguage } from '#i18n/use-language.ts';
import type { RepaymentEvent } from '#machines/repayment/repayment.setup.ts';
import type { RepaymentView } from '#machines/repayment/view.ts';
import { SupportButton } from '#views/shared/page-button.tsx';
import type { ScreenProps } from '#views/shared/screen.ts';

type Props = Pick<ScreenProps<RepaymentView, RepaymentEvent>, 'send' | 'request'> & {
  detail: NonNullable<RepaymentView['detail']>;
};

/** The loans connected by a restructure, the rollovers (R3), and credit without a refund. */
export function OneStory({
  detail: { story, overpaid, creditCentavos = 0 },
  send,
  request,
}: Props) {
  const { t } = useTranslation('loanStory');
  if (!story) return null;
  const { restructuredFrom, newLoan, rollovers } = story;
  return (
    <>
      {restructuredFrom && (
        <Notice
          tone="info"
          title={t('from.title')}
          action={<OtherLoan loan={restructuredFrom} send={send} />}
        >
          {t('from.text', { number: restructuredFrom.loanNumber })}
        </Notice>
      )}
      {newLoan && (
        <Notice
          tone="info"
          title={t('into.title')}
          action={<OtherLoan loan={newLoan} send={send} />}
        >
          {t('into.text', { number: newLoan.loanNumber })}
        </Notice>
      )}
      {creditCentavos > 0 && !overpaid && <Credit centavos={creditCentavos} request={request} />}
      {rollovers.length > 0 && <Rollovers rollovers={rollovers} />}
    </>
  );
}

function OtherLoan({ loan, send }: { loan: LoanLink; send: Props['send'] }) {
  const { t } = useTranslation('loanStory');
  const { loanOrderId, loanNumber } = loan;
  return (
    <Button kind="secondary" onPress={() => send({ type: 'otherLoan.opened', loanOrderId })}>
      {t('see', { number: loanNumber })}
    </Button>
  );
}

function Credit({ centavos, request }: { centavos: number; request: Props['request'] }) {
  const { t } = useTranslation('loanStory');
  return (
    <Notice
      tone="info"
      title={t('credit.title', { amount: formatPeso(centavos / centavosOfPeso) })}
      action={<SupportButton kind="secondary" request={request} />}
    >
      {t('credit.text')}
    </Notice>
  );
}

type Rolled = { rollovers: NonNullable<RepaymentView['story']>['rollovers'] };

function Rollovers({ rollovers }: Rolled) {
  const { t } = useTranslation('loanStory');
  const language = useLanguage();
  return (
    <Section title={t('rollovers')}>
      <Stack gap="tight">
        {rollovers.map(({ on, fee, interest, dueDate, newDueDate }) => (
          <Text key={newDueDate}>
            {t('rollover', {
              day: formatDay(on, language),
              fee: formatPeso(fee),
              interest: formatPeso(interest),
              from: formatDay(dueDate, language),
              to: formatDay(newDueDate, language),
            })}
          </Text>
        ))}
      </Stack>
    </Section>
  );
}
