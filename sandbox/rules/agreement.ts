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
import { product } from './product.ts';

/** The version of the agreement's wording; a change of it is another version. */
const agreementVersion = '2026-11-22';

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
  const html = writeAgreement(terms, language, agreementWords[language]);
  const hash = createHash('sha256').update(html).digest('hex');
  return { html, version: agreementVersion, hash };
}

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const escaped = (text: string) => text.replace(/[&<>"']/g, (mark) => entities[mark] ?? mark);
/** A label and its figure, side by side on the narrowest phone; what else is to be said of it stands below the label. */
const row = ([label, figure]: readonly [string, string], below = '') =>
  `<tr><td>${escaped(label)}${below && `<br>${escaped(below)}`}</td><td>${escaped(figure)}</td></tr>`;
const headings = (cells: readonly string[]) =>
  `<tr>${cells.map((cell) => `<th scope="col">${escaped(cell)}</th>`).join('')}</tr>`;
const list = (items: readonly string[]) =>
  `<ul>${items.map((item) => `<li>${escaped(item)}</li>`).join('')}</ul>`;

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
    `<p>${escaped(fill(words.parties, { borrower, day: formatDay(on, language) }))}</p>`,
    `<h2>${escaped(words.termsTitle)}</h2>`,
    `<table><tbody>${figures.map((figure) => row(figure)).join('')}</tbody></table>`,
    `<h2>${escaped(words.scheduleTitle)}</h2>`,
    `<table><thead>${headings(words.scheduleHeadings)}</thead><tbody>`,
    ...schedule.map(({ dueDate, principal, interest }) =>
      row(
        [formatDay(dueDate, language), formatPeso(principal + interest)],
        fill(words.parts, { principal: formatPeso(principal), interest: formatPeso(interest) }),
      ),
    ),
    '</tbody></table>',
    `<h2>${escaped(words.lateTitle)}</h2>`,
    list(words.late),
    `<h2>${escaped(words.rightsTitle)}</h2>`,
    list(words.rights),
    `<h2>${escaped(words.consentTitle)}</h2>`,
    `<p>${escaped(words.consent)}</p>`,
  ].join('\n');
}
