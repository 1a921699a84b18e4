import type { LoanPrice } from '#domain/quota.ts';
import { createHash } from 'node:crypto';
import type { AgreementDocument } from '#domain/agreement.ts';
import { formatDay } from '#domain/date-format.ts';
import type { IsoDate } from '#domain/dates.ts';
import { defaultLanguage, Language } from '#domain/language.ts';
import { formatPercent, formatPeso } from '#domain/peso.ts';
import * as v from 'valibot';
import { type AgreementWords, agreementWords } from './agreement-words.ts';
import { fill } from './fill.ts';
import { html } from './html.ts';
import { product } from './product.ts';

/** The version of the agreement's wording; a change of it is another version. */
const agreementVersion = '2026-11';

/** What an agreement is about: who borrows how much, on which day, into which account. */
export type AgreementTerms = {
  borrower: string;
  /** Masked. */
  account: string;
  term: number;
  price: LoanPrice;
  on: IsoDate;
};

/** The language of a header or a consent, the default one where it is not known. */
export function languageOf(text: string): Language {
  return v.is(Language, text) ? text : defaultLanguage;
}

/** A loan's agreement, the same text for the same terms: its hash tells whether they changed. */
export function agreementOf(terms: AgreementTerms, language: Language): AgreementDocument {
  return documentOf(writeAgreement(terms, language, agreementWords[language]));
}

/** A text that is agreed to, with the fingerprint by which a consent names it. */
export function documentOf(text: string): AgreementDocument {
  const hash = createHash('sha256').update(text).digest('hex');
  return { html: text, version: agreementVersion, hash };
}

function writeAgreement(
  { borrower, account, term, price, on }: AgreementTerms,
  language: Language,
  words: AgreementWords,
): string {
  const { calculation, couponDiscount, schedule } = price;
  const figures: [string, string][] = [
    [words.loanAmount, formatPeso(calculation.loanAmount)],
    [words.processingFee, formatPeso(calculation.processingFee)],
    [words.amountReceived, formatPeso(calculation.lendingAmount)],
    [words.interestRate, formatPercent(product.nominalMonthlyRate)],
    [words.interest, formatPeso(calculation.interest)],
    [words.couponDiscount, formatPeso(couponDiscount)],
    [words.term, fill(words.days, { count: term })],
    [words.account, account],
  ];
  return [
    html.title(words.title),
    html.text(fill(words.parties, { borrower, day: formatDay(on, language) })),
    html.heading(words.termsTitle),
    html.figures(figures),
    html.heading(words.scheduleTitle),
    html.table(
      words.scheduleHeadings,
      schedule.map(({ period, dueDate, principal, interest }) => [
        String(period),
        formatDay(dueDate, language),
        formatPeso(principal),
        formatPeso(interest),
        formatPeso(principal + interest),
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
