import { useTranslation } from 'react-i18next';
import { formatDay } from '#domain/date-format.ts';
import type { OperationKind, OperationOffer } from '#domain/operation-offer.ts';
import { formatPercent, formatPeso } from '#domain/peso.ts';
import { rateOfMillionths } from '#domain/reoffer.ts';
import { Details } from '#components/details.tsx';
import { FigureList, FigureRow } from '#components/figure-row.tsx';
import { Stack } from '#components/stack.tsx';
import { Text } from '#components/text.tsx';
import { useLanguage } from '#i18n/use-language.ts';
import type { RepaymentView } from '#machines/repayment/view.ts';

type Props = { pending: NonNullable<RepaymentView['pending']> };

/** What a borrower asks before they pay: what late or in part comes to, and what more time costs (M1). */
export function Questions({ pending }: Props) {
  const { offers, ifUnpaid = [], overdueMonthlyRate } = pending;
  return (
    <Stack gap="tight">
      {ifUnpaid.length > 0 && <IfLate forecast={ifUnpaid} monthlyRate={overdueMonthlyRate} />}
      {offers && <MoreTime offers={offers} />}
    </Stack>
  );
}

type Forecast = NonNullable<Props['pending']['ifUnpaid']>;

/** The overdue fees of days to come, as the lender's books will say them, and what a part pays. */
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

type Offers = NonNullable<Props['pending']['offers']>;

/** What a rollover and a restructure cost today, or why there is none. */
function MoreTime({ offers }: { offers: Offers }) {
  const { t } = useTranslation('loanStory');
  return (
    <Details summary={t('extend.title')}>
      <Stack>
        <Offered kind="rollover" offer={offers.rollover} />
        <Offered kind="restructure" offer={offers.restructure} />
      </Stack>
    </Details>
  );
}

function Offered({ kind, offer }: { kind: OperationKind; offer: OperationOffer }) {
  const { t } = useTranslation('loanStory');
  const language = useLanguage();
  const why = useNotOffered();
  const name = t(`extend.${kind}`);
  if (!offer.available) {
    return (
      <div>
        <Text tone="strong">{name}</Text>
        <Text tone="secondary">{why(offer)}</Text>
      </div>
    );
  }
  const { payNow, fee, interest, dueDate } = offer;
  return (
    <div>
      <Text tone="strong">{name}</Text>
      <FigureList label={name}>
        <FigureRow label={t('extend.payNow')} value={formatPeso(payNow)} strong />
        <FigureRow label={t('extend.fee')} value={formatPeso(fee)} />
        <FigureRow label={t('extend.interest')} value={formatPeso(interest)} />
        <FigureRow label={t('extend.dueDate')} value={formatDay(dueDate, language)} />
      </FigureList>
      <Text tone="secondary">{t('extend.owed')}</Text>
    </div>
  );
}

function useNotOffered(): (offer: OperationOffer & { available: false }) => string {
  const { t } = useTranslation('loanStory');
  const language = useLanguage();
  return (offer) =>
    offer.reason === 'tooEarly'
      ? t('extend.none.tooEarly', { day: formatDay(offer.from, language) })
      : t(`extend.none.${offer.reason}`);
}
