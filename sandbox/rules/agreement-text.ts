import { formatDay } from '#domain/date-format.ts';
import type { IsoDate } from '#domain/dates.ts';
import type { Language } from '#domain/language.ts';
import { formatPercent, formatPeso } from '#domain/peso.ts';
import type { LoanPrice } from '#domain/quota.ts';
import { agreementWords } from './agreement-words.ts';
import { fill } from './fill.ts';
import { product } from './product.ts';

/** What an agreement is about: who borrows how much, on which day, into which account. */
export type AgreementTerms = {
  borrower: string;
  /** Masked. */
  account: string;
  term: number;
  price: LoanPrice;
  on: IsoDate;
};

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const escaped = (text: string) => text.replace(/[&<>"']/g, (mark) => entities[mark] ?? mark);
const row = (cells: readonly string[]) =>
  `<tr>${cells.map((cell) => `<td>${escaped(cell)}</td>`).join('')}</tr>`;
const headings = (cells: readonly string[]) =>
  `<tr>${cells.map((cell) => `<th scope="col">${escaped(cell)}</th>`).join('')}</tr>`;
const list = (items: readonly string[]) =>
  `<ul>${items.map((item) => `<li>${escaped(item)}</li>`).join('')}</ul>`;

/** The text of a loan's agreement, as HTML: the same for the same terms. */
export function agreementText(
  { borrower, account, term, price, on }: AgreementTerms,
  language: Language,
): string {
  const words = agreementWords[language];
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
    `<p><strong>${escaped(words.title)}</strong></p>`,
    `<p>${escaped(fill(words.parties, { borrower, day: formatDay(on, language) }))}</p>`,
    `<h2>${escaped(words.termsTitle)}</h2>`,
    `<table><tbody>${figures.map(row).join('')}</tbody></table>`,
    `<h2>${escaped(words.scheduleTitle)}</h2>`,
    `<table><thead>${headings(words.scheduleHeadings)}</thead><tbody>`,
    ...schedule.map(({ period, dueDate, principal, interest }) =>
      row([
        String(period),
        formatDay(dueDate, language),
        formatPeso(principal),
        formatPeso(interest),
        formatPeso(principal + interest),
      ]),
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
