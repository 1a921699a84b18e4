import { useTranslation } from 'react-i18next';
import { formatInstant } from '#domain/date-format.ts';
import { formatPeso } from '#domain/peso.ts';
import { Notice } from '#components/overlays/notice.tsx';
import { useLanguage } from '#i18n/use-language.ts';
import type { RepaymentView } from '#machines/repayment/view.ts';

/** Payments that only the borrower noted (O6), so that the borrower does not pay twice. */
export function Noted({ notes }: { notes: RepaymentView['noted'] }) {
  const { t } = useTranslation('repayment');
  const language = useLanguage();
  return notes.map(({ accountNumber, amount, channel, notedAt, late }) => (
    <Notice key={accountNumber} tone="warn" live={false} title={t('due.noted')}>
      {t('due.notedText', {
        amount: formatPeso(amount),
        channel,
        time: formatInstant(notedAt, language),
      })}{' '}
      {t(late ? 'due.notedLate' : 'due.notedAgain')}
    </Notice>
  ));
}
