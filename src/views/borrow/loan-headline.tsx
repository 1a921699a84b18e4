import { useTranslation } from 'react-i18next';
import { formatDay } from '#domain/date-format.ts';
import type { DisclosureStatement } from '#domain/disclosure.ts';
import { formatPeso } from '#domain/peso.ts';
import { Amount } from '#components/amount.tsx';
import { Card } from '#components/card.tsx';
import { Text } from '#components/text.tsx';
import { useLanguage } from '#i18n/use-language.ts';

/** What is repaid and by when, in one sentence. */
export function useRepaySentence(disclosure: DisclosureStatement): string {
  const { t } = useTranslation('borrow');
  const language = useLanguage();
  const { schedule, totalToRepay } = disclosure;
  return t(schedule.length === 1 ? 'repayOnce' : 'repayInParts', {
    number: schedule.length,
    amount: formatPeso(totalToRepay),
    day: formatDay(schedule.at(-1)?.dueDate ?? disclosure.day, language),
  });
}

/** The two figures of a loan that count: what is received, what is repaid. */
export function LoanHeadline({ disclosure }: { disclosure: DisclosureStatement }) {
  const { t } = useTranslation('borrow');
  return (
    <Card tone="sea">
      <Amount
        value={formatPeso(disclosure.netProceeds)}
        size="display"
        label={t('confirm.receive')}
      />
      <Text tone="strong">{useRepaySentence(disclosure)}</Text>
    </Card>
  );
}
