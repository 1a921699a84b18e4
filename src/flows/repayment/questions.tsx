import { useTranslation } from 'react-i18next';
import { formatDay } from '#domain/date-format.ts';
import { formatPercent, formatPeso } from '#domain/peso.ts';
import { rateOfMillionths } from '#domain/credit/reoffer.ts';
import { Details } from '#components/page/details.tsx';
import { FigureList, FigureRow } from '#components/money/figure-row.tsx';
import { Stack } from '#components/page/stack.tsx';
import { Text } from '#components/lists/text.tsx';
import { useLanguage } from '#i18n/use-language.ts';
import type { RepaymentView } from '#machines/repayment/view.ts';

type Props = { pending: NonNullable<RepaymentView['pending']> };

/** Explains late and partial payments (M1). */
export function Questions({ pending: { ifUnpaid = [], overdueMonthlyRate } }: Props) {
  if (ifUnpaid.length === 0) return null;
  return <IfLate forecast={ifUnpaid} monthlyRate={overdueMonthlyRate} />;
}

type Forecast = NonNullable<Props['pending']['ifUnpaid']>;

function IfLate({
  forecast,
  monthlyRate,
}: {
  forecast: Forecast;
  monthlyRate: number | undefined;
}) {
  const { t } = useTranslation('loanStory');
  const language = useLanguage();
  return (
    <Details summary={t('late.title')}>
      <Stack gap="tight">
        {monthlyRate !== undefined && (
          <Text>{t('late.rate', { rate: formatPercent(rateOfMillionths(monthlyRate)) })}</Text>
        )}
        <FigureList>
          {forecast.map(({ on, overdueFee }) => (
            <FigureRow
              key={on}
              label={t('late.forecast', { day: formatDay(on, language) })}
              value={formatPeso(overdueFee)}
            />
          ))}
        </FigureList>
        <Text>{t('late.part')}</Text>
        <Text tone="secondary">{t('late.cap')}</Text>
      </Stack>
    </Details>
  );
}
