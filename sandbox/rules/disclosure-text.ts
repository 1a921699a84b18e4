import { formatDay } from '#domain/date-format.ts';
import type { IsoDate } from '#domain/dates.ts';
import { disclose } from '#domain/loans/disclosure.ts';
import type { Language } from '#domain/language.ts';
import { formatPercent, formatPeso } from '#domain/peso.ts';
import type { LoanPrice } from '#domain/loans/quota.ts';
import { agreementWords } from './agreement-words.ts';
import { fill } from './fill.ts';
import { html } from './html.ts';

const words = {
  en: {
    title: 'Disclosure statement',
    parties: 'Loan offered to {{borrower}} on {{day}}.',
    financeCharge: 'Finance charge: interest and processing fee',
    totalToRepay: 'Total to repay',
    effectiveRate: 'Effective interest rate a month',
    early:
      'If you pay everything early, you pay interest only up to that day, for at least one day. The processing fee is not refunded.',
  },
  fil: {
    title: 'Disclosure statement',
    parties: 'Loan na inalok kay {{borrower}} noong {{day}}.',
    financeCharge: 'Finance charge: interest at processing fee',
    totalToRepay: 'Kabuuang babayaran',
    effectiveRate: 'Effective interest rate kada buwan',
    early:
      'Kung babayaran ninyo nang maaga ang lahat, interest lang hanggang sa araw na iyon ang babayaran ninyo, hindi bababa sa isang araw. Non‑refundable ang processing fee.',
  },
} satisfies Record<Language, Record<string, string>>;

const percent = (rate: number | null) => (rate === null ? '–' : formatPercent(rate));

/** The disclosure statement of a loan (RA 3765) as HTML. Equal terms give an equal text. */
export function disclosureText(
  borrower: string,
  price: LoanPrice,
  on: IsoDate,
  language: Language,
): string {
  const texts = words[language];
  const named = agreementWords[language];
  const shown = disclose(price, on);
  return [
    html.title(texts.title),
    html.text(fill(texts.parties, { borrower, day: formatDay(on, language) })),
    html.figures([
      [named.loanAmount, formatPeso(shown.amountFinanced)],
      [named.interest, formatPeso(price.calculation.interest)],
      [named.processingFee, formatPeso(price.calculation.processingFee)],
      [texts.financeCharge, formatPeso(shown.financeCharge)],
      [named.couponDiscount, formatPeso(shown.couponDiscount)],
      [named.amountReceived, formatPeso(shown.netProceeds)],
      [texts.totalToRepay, formatPeso(shown.totalToRepay)],
      [texts.effectiveRate, percent(shown.effectiveMonthlyRate)],
    ]),
    html.table(
      named.scheduleHeadings,
      shown.schedule.map(({ dueDate, principal, interest, amount }) => [
        formatDay(dueDate, language),
        formatPeso(amount),
        fill(named.parts, { principal: formatPeso(principal), interest: formatPeso(interest) }),
      ]),
    ),
    html.text(named.charges),
    html.text(texts.early),
  ].join('\n');
}
