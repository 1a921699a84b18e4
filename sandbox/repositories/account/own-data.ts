import { formatDay, formatInstant } from '#domain/date-format.ts';
import { manilaDay } from '#domain/dates.ts';
import type { Language } from '#domain/language.ts';
import { groupMobile } from '#domain/account/mobile.ts';
import { formatPeso } from '#domain/peso.ts';
import { fill } from '../../rules/fill.ts';
import { ownDataWords } from '../../rules/own-data-words.ts';
import { type OwnRecords, ownRecords } from './own-records.ts';
import type { OwnData } from '#domain/account/own-data.ts';
import type { BorrowerWork } from './borrowers.ts';

const part =
  (none: string) =>
  (title: string, lines: readonly string[]): string[] => [
    title.toUpperCase(),
    '-'.repeat(title.length),
    ...(lines.length === 0 ? [none] : lines),
    '',
  ];

/**
 * A borrower's own data as plain text, which any phone can open. The text names agreements by their
 * fingerprints; the JSON file contains their text.
 */
function ownDataText(records: OwnRecords, at: number, language: Language): string {
  const w = ownDataWords[language];
  const time = (instant: number) => formatInstant(instant, language);
  const day = (instant: number) => formatDay(manilaDay(instant), language);
  const { profile, loans } = records;
  const numberOf = (id: string) =>
    loans.find(({ loanOrderId }) => loanOrderId === id)?.loanNumber ?? id;
  const titled = part(w.none);
  const lines = [
    w.title,
    '='.repeat(w.title.length),
    fill(w.asOf, { time: time(at) }),
    w.masked,
    '',
    ...titled(w.profile, [
      `${w.name}: ${profile.name}`,
      `${w.mobile}: ${groupMobile(profile.mobile)}`,
      `${w.username}: ${profile.username}`,
      `${w.account}: ${profile.account?.maskedNumber ?? w.none}`,
      `${w.since}: ${day(profile.createdAt)}`,
    ]),
    ...titled(
      w.logins,
      records.logins.map(
        ({ createdAt, device }) => `${time(createdAt)}: ${device || w.unknownDevice}`,
      ),
    ),
    ...titled(
      w.applications,
      records.creditApplications.map(({ createdAt, totalLimit }) => {
        const limit = totalLimit === null ? w.none : formatPeso(totalLimit);
        return `${w.applied}: ${day(createdAt)}. ${w.limit}: ${limit}`;
      }),
    ),
    ...titled(
      w.loans,
      loans.flatMap((loan) => [
        loan.loanNumber,
        `  ${w.applied}: ${day(loan.appliedAt)}`,
        `  ${w.amount}: ${formatPeso(loan.loanAmount)}`,
        `  ${w.received}: ${loan.paidOutAt === null ? w.none : formatPeso(loan.lendingAmount)}`,
        `  ${w.fee}: ${formatPeso(loan.processingFee)}`,
        `  ${w.interest}: ${formatPeso(loan.interest)}`,
        `  ${w.term}: ${loan.term}`,
        ...records.instalments
          .filter(({ loanOrderId }) => loanOrderId === loan.loanOrderId)
          .map(({ dueDate, principal, interest, paidAmount }) => {
            const due = fill(w.dueDate, { day: formatDay(dueDate, language) });
            const paid = fill(w.paid, { amount: formatPeso(paidAmount) });
            return `  ${due}: ${formatPeso(principal + interest)}. ${paid}`;
          }),
      ]),
    ),
    ...titled(
      w.payments,
      records.payments.map(
        ({ paidAt, amount, loanOrderId, paymentId }) =>
          `${time(paidAt)}: ${formatPeso(amount)}, ${numberOf(loanOrderId)}, ${paymentId}`,
      ),
    ),
    ...titled(
      w.operations,
      records.operations.map(({ terms, loanOrderId, initiatedAt, confirmedAt }) => {
        const confirmed = confirmedAt === null ? w.notConfirmed : time(confirmedAt);
        return `${w[terms.kind]}, ${numberOf(loanOrderId)}. ${w.begun}: ${time(initiatedAt)}. ${w.confirmed}: ${confirmed}`;
      }),
    ),
    ...titled(
      w.documents,
      records.documents.map(
        ({ kind, loanOrderId, agreedAt, hash }) =>
          `${w.kinds[kind]}, ${numberOf(loanOrderId)}. ${w.agreed}: ${time(agreedAt)}. ${w.fingerprint}: ${hash}`,
      ),
    ),
    ...titled(
      w.tickets,
      records.tickets.flatMap(({ ticketId, ticketNumber, createdAt, description }) => [
        `${ticketNumber}, ${time(createdAt)}: ${description}`,
        ...records.ticketMessages
          .filter((message) => message.ticketId === ticketId)
          .map(({ from, sentAt, text }) => {
            const who = from === 'borrower' ? w.you : w.service;
            return `  ${who}, ${time(sentAt)}: ${text}`;
          }),
      ]),
    ),
    ...titled(
      w.coupons,
      records.coupons.map(
        ({ amount, expiresOn }) =>
          `${formatPeso(amount)}. ${w.expires}: ${formatDay(expiresOn, language)}`,
      ),
    ),
    ...titled(
      w.messages,
      records.messages.map(({ sentAt, text }) => `${time(sentAt)}: ${text}`),
    ),
  ];
  // Non-breaking spaces become ordinary ones, so that any program can wrap the lines.
  return lines.join('\n').replaceAll('\u00A0', ' ');
}

/** Internal columns, and `userId`, which the profile already states. */
const internalColumns = new Set([
  'userId',
  'clientId',
  'readTo',
  'begun',
  'timerAt',
  'timerEvent',
  'heldAt',
]);

/** Omits internal columns, and writes instants, recognised by their names, as ISO 8601. */
function exportedValue(key: string, value: unknown): unknown {
  if (internalColumns.has(key)) return undefined;
  const isMoment = key === 'at' || key === 'since' || key.endsWith('At') || key.endsWith('Until');
  return isMoment && typeof value === 'number' ? new Date(value).toISOString() : value;
}

/** Exports a borrower's own data (P4). */
export async function exportOwnData(work: BorrowerWork): Promise<OwnData> {
  const records = await ownRecords(work);
  const exportedAt = work.now;
  return {
    exportedAt,
    json: JSON.stringify({ exportedAt, ...records }, exportedValue, 2),
    text: ownDataText(records, exportedAt, work.borrower.language),
  };
}
