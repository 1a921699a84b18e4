import { formatDay } from '#domain/date-format.ts';
import type { IsoDate } from '#domain/dates.ts';
import { Language, defaultLanguage } from '#domain/language.ts';
import { disclose } from '#domain/loans/disclosure.ts';
import type { LoanPrice } from '#domain/loans/quota.ts';
import { formatPercent, formatPeso } from '#domain/peso.ts';
import { agreementWords } from './agreement-words.ts';
import { fill } from './fill.ts';
import { html } from './html.ts';
import { type Conditions, standardConditions } from './pricing.ts';
import { createHash } from 'node:crypto';
import type { AgreementDocument } from '#domain/loans/agreement.ts';
import * as v from 'valibot';

/** Every change of the wording needs another version. */
const agreementVersion = '2026-11-26';

export function languageOf(text: string): Language {
  return v.is(Language, text) ? text : defaultLanguage;
}

/** Equal terms give an equal hash, so the hash shows whether the terms changed. */
export function agreementOf(terms: AgreementTerms, language: Language): AgreementDocument {
  return documentOf(agreementText(terms, language));
}

export function documentOf(text: string): AgreementDocument {
  const hash = createHash('sha256').update(text).digest('hex');
  return { html: text, version: agreementVersion, hash };
}

type Part = {
  dueDate: IsoDate;
  principal: number;
  interest: number;
  carriedOverdueFee?: number;
  serviceFee?: number | undefined;
};

/** A table of instalments. `parts` is the text of what an instalment contains. */
export function scheduleTable(
  schedule: readonly Part[],
  language: Language,
  { parts }: { parts: string } = agreementWords[language],
): string {
  const { scheduleHeadings, feePart } = agreementWords[language];
  return html.table(
    scheduleHeadings,
    schedule.map(({ dueDate, principal, interest, carriedOverdueFee = 0, serviceFee = 0 }) => [
      formatDay(dueDate, language),
      formatPeso(principal + interest + carriedOverdueFee + serviceFee),
      fill(parts, {
        principal: formatPeso(principal),
        interest: formatPeso(interest),
        overdueFee: formatPeso(carriedOverdueFee),
      }) + (serviceFee > 0 ? fill(feePart, { fee: formatPeso(serviceFee) }) : ''),
    ]),
  );
}

export const percent = (rate: number | null) => (rate === null ? '–' : formatPercent(rate));

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
    scheduleTable(schedule, language),
    html.heading(words.lateTitle),
    html.list(words.late),
    html.heading(words.rightsTitle),
    html.list(words.rights),
    html.heading(words.consentTitle),
    html.text(words.consent),
  ].join('\n');
}

const disclosureWords = {
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

/** The disclosure statement of a loan (RA 3765) as HTML. Equal terms give an equal text. */
export function disclosureText(
  borrower: string,
  price: LoanPrice,
  on: IsoDate,
  language: Language,
): string {
  const texts = disclosureWords[language];
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
    scheduleTable(price.schedule, language),
    html.text(named.charges),
    html.text(texts.early),
  ].join('\n');
}
