import { useTranslation } from 'react-i18next';
import { formatDay } from '#domain/date-format.ts';
import type { StatementEntry } from '#domain/loans/loan-story.ts';
import { formatPeso } from '#domain/peso.ts';
import { centavosOfPeso } from '#domain/primitives.ts';
import type { Entry } from '#components/lists/entry-list.tsx';
import { useLanguage } from '#i18n/use-language.ts';

export const pesoOf = (centavos: number): string => formatPeso(centavos / centavosOfPeso);

export function useStatementLines(): (entries: readonly StatementEntry[]) => Entry[] {
  const { t } = useTranslation('loanStory');
  const language = useLanguage();
  return (entries) =>
    entries.map(({ kind, on, centavos, balanceCentavos, reference, overdue, loan }, index) => ({
      id: String(index),
      date: formatDay(on, language),
      title: t(`lines.${kind}`, { reference, number: loan?.loanNumber }),
      detail:
        overdue &&
        t('fees.days', {
          count: overdue.days,
          from: formatDay(overdue.from, language),
          through: formatDay(overdue.through, language),
          base: formatPeso(overdue.base),
        }),
      amount: pesoOf(centavos),
      balance: t('papers.balance', { amount: pesoOf(balanceCentavos) }),
    }));
}
