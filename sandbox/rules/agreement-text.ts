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
/** A label and its figure, side by side on the narrowest phone; what else is to be said of it stands below the label. */
const row = ([label, figure]: readonly [string, string], below = '') =>
  `<tr><td>${escaped(label)}${below && `<br>${escaped(below)}`}</td><td>${escaped(figure)}</td></tr>`;
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
