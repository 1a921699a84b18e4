import { formatDay } from '#domain/date-format.ts';
import type { IsoDate } from '#domain/dates.ts';
import type { Language } from '#domain/language.ts';
import { formatPercent, formatPeso } from '#domain/peso.ts';
import type { LoanPrice } from '#domain/loans/quota.ts';
import { agreementWords } from './agreement-words.ts';
import { fill } from './fill.ts';
import { html } from './html.ts';
import { type Conditions, standardConditions } from './pricing.ts';

export type AgreementTerms = {
  borrower: string;
  /** Masked number. */
  account: string;
  term: number;
  conditions?: Conditions;
  price: LoanPrice;
  on: IsoDate;
};

/** Returns HTML. Equal terms give an equal text. */
export function agreementText(
  { borrower, account, term, conditions = standardConditions, price, on }: AgreementTerms,
  language: Language,
): string {
  const words = agreementWords[language];
  const { calculation, couponDiscount, schedule } = price;
  const free: [string, string] = [words.freeDays, fill(words.days, { count: conditions.freeDays })];
  const freeDays = conditions.freeDays > 0 ? [free] : [];
  const figures: [string, string][] = [
    [words.loanAmount, formatPeso(calculation.loanAmount)],
    [words.processingFee, formatPeso(calculation.processingFee)],
    [words.amountReceived, formatPeso(calculation.lendingAmount)],
    [words.interestRate, formatPercent(conditions.monthlyRate)],
    [words.interest, formatPeso(calculation.interest)],
    [words.couponDiscount, formatPeso(couponDiscount)],
    [words.term, fill(words.days, { count: term })],
    ...freeDays,
    [words.account, account],
  ];
  return [
    html.text(fill(words.parties, { borrower, day: formatDay(on, language) })),
    html.heading(words.termsTitle),
    html.figures(figures),
    html.text(words.charges),
    html.heading(words.scheduleTitle),
    html.table(
      words.scheduleHeadings,
      schedule.map(({ dueDate, principal, interest }) => [
        formatDay(dueDate, language),
        formatPeso(principal + interest),
        fill(words.parts, { principal: formatPeso(principal), interest: formatPeso(interest) }),
      ]),
    ),
    html.heading(words.lateTitle),
    html.list(words.late),
    html.heading(words.rightsTitle),
    html.list(words.rights),
    html.heading(words.consentTitle),
    html.text(words.consent),
  ].join('\n');
}
