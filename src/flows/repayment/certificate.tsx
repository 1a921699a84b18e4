import { useTranslation } from 'react-i18next';
import { formatDay } from '#domain/date-format.ts';
import { formatPeso } from '#domain/peso.ts';
import { Text } from '#components/lists/text.tsx';
import { useLanguage } from '#i18n/use-language.ts';
import { Paper } from './paper.tsx';
import { Figures, type PaperProps, useBalance, useSubject } from './statement.tsx';

/** The certificate of full payment (R4), not for a loan that another loan replaced. */
export function Certificate({ detail, story, request }: PaperProps) {
  const { t } = useTranslation(['loanStory', 'title', 'repayment']);
  const language = useLanguage();
  const { borrower, settledOn } = story;
  const certified = t('loanStory:certificate.text', { borrower, number: detail.loanNumber });
  const figures = [
    ...useSubject()({ detail, story }),
    { label: t('repayment:detail.principal'), value: formatPeso(detail.repayOrder.principal) },
    ...(settledOn === null
      ? []
      : [{ label: t('loanStory:certificate.paidOn'), value: formatDay(settledOn, language) }]),
    useBalance()(story),
  ];
  return (
    <Paper
      title={t('title:certificate')}
      receivedAt={detail.receivedAt}
      lines={[certified, ...figures.map(({ label, value }) => `${label}: ${value}`)]}
      request={request}
    >
      <Text tone="lead">{certified}</Text>
      <Figures figures={figures} />
    </Paper>
  );
}
