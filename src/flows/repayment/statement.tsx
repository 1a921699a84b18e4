import { useTranslation } from 'react-i18next';
import { formatDay, formatInstant } from '#domain/date-format.ts';
import type { LoanStory } from '#domain/loans/loan-story.ts';
import { standingOf } from '#domain/loans/loan-standing.ts';
import { loanStatus } from '#domain/loans/loan-status.ts';
import { formatPeso } from '#domain/peso.ts';
import { comingOnDetail } from '#domain/payments/repayment.ts';
import { Amount } from '#components/money/amount.tsx';
import { EntryList } from '#components/lists/entry-list.tsx';
import { FigureList, FigureRow } from '#components/money/figure-row.tsx';
import { Section } from '#components/page/section.tsx';
import { Stack } from '#components/page/stack.tsx';
import { Text } from '#components/lists/text.tsx';
import { useLanguage } from '#i18n/use-language.ts';
import type { RootRequest } from '#machines/root/context.ts';
import type { RepaymentView } from '#machines/repayment/view.ts';
import { Paper } from './paper.tsx';
import { pesoOf, useStatementLines } from './statement-words.ts';

export type PaperProps = {
  detail: NonNullable<RepaymentView['detail']>;
  story: LoanStory;
  request: (request: RootRequest) => void;
};

export type PaperFigure = { label: string; value: string };

export function useBalance(): (story: LoanStory) => PaperFigure {
  const { t } = useTranslation('loanStory');
  return ({ entries }) => {
    const centavos = entries.at(-1)?.balanceCentavos ?? 0;
    return centavos < 0
      ? { label: t('papers.inFavour'), value: pesoOf(-centavos) }
      : { label: t('papers.owed'), value: pesoOf(centavos) };
  };
}

export function useSubject(): (props: Pick<PaperProps, 'detail' | 'story'>) => PaperFigure[] {
  const { t } = useTranslation('loanStory');
  const language = useLanguage();
  return ({ detail: { loanNumber }, story: { borrower, beganOn, amountReceived } }) => [
    { label: t('papers.borrower'), value: borrower },
    { label: t('papers.loan'), value: loanNumber },
    { label: t('papers.began'), value: formatDay(beganOn, language) },
    {
      label: t('papers.received'),
      value: amountReceived > 0 ? formatPeso(amountReceived) : t('papers.nothingSent'),
    },
  ];
}

/** The statement of account (R4). */
export function Statement({ detail, story, request }: PaperProps) {
  const { t } = useTranslation(['loanStory', 'title']);
  const subject = useSubject()({ detail, story });
  const figures = [
    ...subject,
    { label: t('loanStory:papers.status'), value: useStatus(detail) },
    ...useOnItsWay(story),
  ];
  const balance = useBalance()(story);
  const lines = useStatementLines()(story.entries);
  const signed = useSigned(story);
  const entries = t('loanStory:papers.entries');
  const texts = [
    ...figures.map(({ label, value }) => `${label}: ${value}`),
    ...lines.map(({ date, title, detail: more, ...line }) =>
      [date, title, more, line.amount, line.balance].filter(Boolean).join(' | '),
    ),
    `${balance.label}: ${balance.value}`,
    ...signed.flatMap(({ label, value }) => [`${label}: ${value}`]),
  ];
  return (
    <Paper
      title={t('title:statement')}
      receivedAt={detail.receivedAt}
      lines={texts}
      request={request}
    >
      <Amount size="display" label={balance.label} value={balance.value} />
      <Figures figures={figures} />
      <Section title={entries}>
        <EntryList label={entries} entries={lines} />
      </Section>
      {signed.length > 0 && (
        <Section title={t('loanStory:papers.signedTitle')}>
          <Stack>
            {signed.map(({ label, value }) => (
              <div key={value}>
                <Text tone="strong">{label}</Text>
                <Text tone="secondary">{value}</Text>
              </div>
            ))}
          </Stack>
        </Section>
      )}
    </Paper>
  );
}

export function Figures({ figures }: { figures: readonly PaperFigure[] }) {
  return (
    <FigureList>
      {figures.map(({ label, value }) => (
        <FigureRow key={label} label={label} value={value} words />
      ))}
    </FigureList>
  );
}

/** A loan that another order took over does not count as paid. */
function useStatus(detail: PaperProps['detail']): string {
  const { t } = useTranslation('loanStory');
  const standing = standingOf(detail, comingOnDetail(detail));
  if (detail.story?.newLoan) return t('status.moved');
  if (standing === 'paid' || standing === 'restructuring') return t(`status.${standing}`);
  if (standing === loanStatus.settled) return t('status.s80');
  return standing === loanStatus.overdue ? t('status.s75') : t('status.s70');
}

function useOnItsWay({ onItsWay }: LoanStory): PaperFigure[] {
  const { t } = useTranslation('loanStory');
  const centavos = onItsWay.reduce((sum, money) => sum + money.centavos, 0);
  return centavos > 0 ? [{ label: t('papers.onItsWay'), value: pesoOf(centavos) }] : [];
}

function useSigned({ documents }: LoanStory): PaperFigure[] {
  const { t } = useTranslation('loanStory');
  const language = useLanguage();
  return documents.map(({ kind, agreedAt, hash }) => ({
    label: t(`papers.${kind}`),
    value: t('papers.signed', { time: formatInstant(agreedAt, language), hash }),
  }));
}
