import type { AgreementDocument } from '#domain/loans/agreement.ts';
import { formatDay } from '#domain/date-format.ts';
import { disclose } from '#domain/loans/disclosure.ts';
import type { Language } from '#domain/language.ts';
import { priceOfRestructure, priceOfRollover } from '#domain/operations/operation-price.ts';
import { formatPercent, formatPeso } from '#domain/peso.ts';
import { documentOf, percent, scheduleTable } from './agreement.ts';
import { agreementWords } from './agreement-words.ts';
import { fill } from './fill.ts';
import { html } from './html.ts';
import type {
  RestructureOpening,
  RestructurePrice,
  RolloverOpening,
  RolloverPrice,
} from './operation-pricing.ts';
import { operationWords } from './operation-words.ts';
import { product } from './product.ts';

export type Subject = { borrower: string; loanNumber: string };

type Figures = [name: string, value: string][];

/** The disclosure of a rollover (RA 3765). */
export function rolloverDisclosure(
  { borrower, loanNumber }: Subject,
  opening: RolloverOpening,
  price: RolloverPrice,
  received: number,
  language: Language,
): AgreementDocument {
  const { disclosure: words } = operationWords[language];
  const day = formatDay(opening.on, language);
  const { effectiveMonthlyRate } = disclose(priceOfRollover(price), price.from);
  const now: Figures = [
    [words.overdueFee, formatPeso(opening.due.overdueFee)],
    [words.interest, formatPeso(opening.due.interest)],
    [words.fee, formatPeso(price.fee)],
    [words.minimumPayment, formatPeso(price.minimumPayment)],
    [words.paid, formatPeso(received)],
  ];
  const later: Figures = [
    [words.principal, formatPeso(price.principal)],
    [fill(words.newInterest, { count: product.rollover.extraDays }), formatPeso(price.newInterest)],
    [words.dueDate, formatDay(opening.dueDate, language)],
    [words.newDueDate, formatDay(price.newDueDate, language)],
  ];
  const cost: Figures = [
    [words.totalToday, formatPeso(price.totalToday)],
    [words.totalAfter, formatPeso(price.totalAfter)],
    [words.effectiveRate, percent(effectiveMonthlyRate)],
    [words.costAfter, formatPeso(price.cost.after)],
    [words.cap, price.cost.cap === null ? '–' : formatPeso(price.cost.cap)],
    [words.used, String(opening.used)],
  ];
  const { consent, consentTitle } = agreementWords[language];
  return documentOf(
    [
      html.title(words.title),
      html.text(fill(words.parties, { number: loanNumber, borrower, day })),
      html.heading(words.nowTitle),
      html.figures(now),
      html.heading(words.laterTitle),
      html.figures(later),
      scheduleTable(price.schedule, language),
      html.heading(words.costTitle),
      html.figures(cost),
      html.heading(words.noteTitle),
      html.list(words.notes),
      html.heading(consentTitle),
      html.text(consent),
    ].join('\n'),
  );
}

export function restructureAgreement(
  { borrower, loanNumber }: Subject,
  { on }: RestructureOpening,
  price: RestructurePrice,
  language: Language,
): AgreementDocument {
  const { contract: words } = operationWords[language];
  const { balance } = price;
  const { effectiveMonthlyRate } = disclose(priceOfRestructure(price), price.from);
  const shared = agreementWords[language];
  const parties = { number: loanNumber, borrower, day: formatDay(on, language) };
  return documentOf(
    [
      html.title(words.title),
      html.text(fill(words.parties, parties)),
      html.heading(words.balanceTitle),
      html.figures([
        [words.principal, formatPeso(balance.principal)],
        [words.interest, formatPeso(balance.interest)],
        [words.overdueFee, formatPeso(balance.overdueFee)],
        [words.balance, formatPeso(balance.total)],
      ]),
      html.heading(words.feeTitle),
      html.figures([
        [words.downPayment, formatPeso(price.downPayment)],
        [words.fee, formatPeso(price.fee)],
        [words.minimumPayment, formatPeso(price.minimumPayment)],
        [words.rate, formatPercent(product.restructure.nominalMonthlyRate)],
        [words.effectiveRate, percent(effectiveMonthlyRate)],
        [words.totalToday, formatPeso(price.totalToday)],
        [words.totalAfter, formatPeso(price.totalAfter)],
      ]),
      html.heading(shared.scheduleTitle.replace(/^\d+/, '3')),
      scheduleTable(price.schedule, language, words),
      html.heading(shared.lateTitle.replace(/^\d+/, '4')),
      html.list(shared.late.slice(0, 2)),
      html.heading(words.orderTitle),
      html.list(words.order),
      html.heading(shared.consentTitle.replace(/^\d+/, '6')),
      html.text(shared.consent),
    ].join('\n'),
  );
}
