import {
  LastKnown,
  type LastDue,
  type LastNote,
  type LastReply,
  type Moment,
} from '#domain/loans/last-known.ts';
import type { Homepage } from '#domain/loans/home.ts';
import type { LoanOrder } from '#domain/loans/loan-order.ts';
import { loanStatus } from '#domain/loans/loan-status.ts';
import {
  requestedAmounts,
  comingTo,
  firstRequested,
  latestPosting,
  nextRequested,
  notedOnly,
  reasonForNoRequest,
} from '#domain/payments/on-its-way.ts';
import { instalmentTotals } from '#domain/payments/repayment-plan.ts';
import type { CheckstandRecord, PaidNote } from '#domain/payments/offline-record.ts';
import type { Checkstand } from '#domain/payments/virtual-account.ts';
import { openNotes } from '#machines/offline-payment/notes.ts';
import type { Timed } from '#machines/shared/ports.ts';
import { lastKnownDraft } from '#services/storage/store.ts';
import { checkstandRecords } from './checkstand-records.ts';
import { unpostedNotes } from './noted-loans.ts';
import type { FlowServices } from './provider.ts';

function payNumberOf({ checkstand, accountNumber }: CheckstandRecord): LastDue['payNumber'] {
  const number = checkstand.numbers.find((one) => one.accountNumber === accountNumber);
  const channel = checkstand.channels.find((one) => one.channelId === number?.channelId);
  if (number?.state !== 'alive' || !channel) return null;
  const { amount, expiresAt } = number;
  return {
    accountNumber: number.accountNumber,
    amount,
    expiresAt,
    channel: channel.name,
    biller: channel.biller,
    fee: channel.fee,
  };
}

/** Time of the last note; null without one. */
const notedAtOf = (notes: readonly PaidNote[]): number | null =>
  notes.length > 0 ? Math.max(...notes.map(({ notedAt }) => notedAt)) : null;

const lastNote = (note: PaidNote): LastNote => ({
  accountNumber: note.accountNumber,
  amount: note.amount,
  deducted: note.amount,
  lateAt: latestPosting(note),
});

/** `deducted`: the pesos to subtract for all notes that are not late. */
function lastNotes(notes: readonly PaidNote[], deducted: number, receivedAt: number): LastNote[] {
  const stored = notes.map((note) => lastNote(note));
  const expected = stored.filter(({ lateAt }) => receivedAt < lateAt);
  const more = deducted - expected.reduce((sum, { amount }) => sum + amount, 0);
  const last = expected.at(-1);
  if (!last || more <= 0) return stored;
  return stored.map((one) => (one === last ? { ...one, deducted: one.amount + more } : one));
}

const isDue = ({ status }: Pick<LoanOrder, 'status'>): boolean =>
  status === loanStatus.repaying || status === loanStatus.overdue;

function dueOf(
  loan: LoanOrder,
  record: CheckstandRecord | null,
  open: readonly PaidNote[],
  receivedAt: number,
): LastDue {
  const { installments } = loan.repaymentPlan;
  const totalDue = instalmentTotals(installments).remaining;
  const next = nextRequested({ ...loan, receivedAt });
  // The settlement of a day grows by the next day, so the plan's sum is stored.
  const requested = {
    ...requestedAmounts({ ...loan, installments, receivedAt }),
    settlement: undefined,
  };
  const isRequested = reasonForNoRequest(requested, loan.restructuring !== undefined) === null;
  const noted = notedOnly({ ...loan, noted: open });
  const { deducted } = requestedAmounts({
    ...loan,
    installments,
    noted,
    receivedAt,
    settlement: undefined,
    oncePostedSettlement: undefined,
  });
  // A later payment or charge outdates an earlier number.
  const holds = record !== null && record.checkstand.totalDue === totalDue;
  return {
    amount: isRequested ? firstRequested(requested) : 0,
    totalDue,
    dueDate: next?.dueDate ?? loan.dueDate,
    overdue: next?.late ?? false,
    payNumber: holds ? payNumberOf(record) : null,
    notedAt: notedAtOf(open),
    notes: lastNotes(noted, deducted, receivedAt),
    coming: Math.floor(comingTo({ ...loan, receivedAt })),
    ...(loan.restructuring && { restructuring: loan.restructuring }),
  };
}

/**
 * Finds the loan of a checkstand: by its number, or as the only loan with the same total due;
 * undefined without one.
 */
function loanOf(dues: readonly LastDue[], checkstand: Checkstand): LastDue | undefined {
  const numbers = checkstand.numbers.map(({ accountNumber }) => accountNumber);
  const numbered = dues.find(
    ({ payNumber }) => payNumber !== null && numbers.includes(payNumber.accountNumber),
  );
  if (numbered) return numbered;
  const alike = dues.filter(({ totalDue }) => totalDue === checkstand.totalDue);
  return isDue(checkstand) && alike.length === 1 ? alike[0] : undefined;
}

/**
 * State at the start of a request: the last time at which money moved, and the borrower. A reply
 * whose state is outdated is not stored.
 */
type RequestStart = { movedAt: number | null; by: string | null };

export type Memory = Pick<FlowServices, 'storage' | 'clock' | 'loggedIn'>;

/**
 * The last known due amounts, for the next start of the same borrower. A reply that was requested
 * before money moved does not restore them.
 */
export function lastKnownOf({ storage, clock, loggedIn }: Memory, userKey: string) {
  const nothing: LastKnown = { version: 1, movedAt: null, told: null };
  const read = (): LastKnown => storage.readDraft(userKey, lastKnownDraft, LastKnown) ?? nothing;
  /**
   * If the storage is full, only `movedAt` stays in memory: another tab that moves money could not
   * delete due amounts from it.
   */
  function write(known: LastKnown): void {
    const isStored = storage.writeDraft(userKey, lastKnownDraft, known);
    if (!isStored) storage.writeDraft(userKey, lastKnownDraft, { ...known, told: null });
  }

  return {
    lastReply: (): LastReply | null => read().told,
    moment: (): Moment => ({
      server: clock.isKnown() ? clock.now() : null,
      phone: Date.now(),
    }),
    startRequest: (): RequestStart => ({ movedAt: read().movedAt, by: loggedIn() }),
    /** Stores nothing if money moved after the request, or if the borrower has changed. */
    keep({ movedAt, by }: RequestStart, { loans, receivedAt }: Timed<Homepage>): void {
      const known = read();
      if (known.movedAt !== movedAt || by === null || by !== loggedIn()) return;
      const checkstands = checkstandRecords(storage);
      const dues = loans
        .filter((loan) => isDue(loan))
        .map((loan) => {
          const { loanOrderId } = loan;
          const record = checkstands.read({ userKey, loanOrderId });
          return dueOf(loan, record, unpostedNotes(storage, userKey, loan), receivedAt);
        });
      write({ ...known, told: { receivedAt, heardAt: Date.now(), dues } });
    },
    forget(): void {
      if (loggedIn() !== null)
        write({ ...nothing, movedAt: Math.max(clock.now(), (read().movedAt ?? 0) + 1) });
      else storage.dropDraft(userKey, lastKnownDraft);
    },
    renumber(record: CheckstandRecord): void {
      const known = read();
      if (known.told === null || loggedIn() === null) return;
      const { dues } = known.told;
      const lastDue = loanOf(dues, record.checkstand);
      const open = openNotes(record.checkstand, record.notes);
      const notedAt = notedAtOf(open);
      if (lastDue === undefined && notedAt === null) return;
      if (lastDue?.totalDue !== record.checkstand.totalDue) {
        // The loan is not identified, or its debt has changed.
        write({ ...known, told: null });
        return;
      }
      const { coming, notes: before = [] } = lastDue;
      const { onItsWay = [] } = record.checkstand;
      // Money that was announced after the reply is not in the amount yet, so its note still counts.
      const isCounted = Math.floor(comingTo({ onItsWay, receivedAt: 0 })) === coming;
      const noted = isCounted ? notedOnly({ onItsWay, noted: open }) : open;
      const now: LastDue = {
        ...lastDue,
        payNumber: payNumberOf(record),
        notedAt,
        notes: noted.map(
          (note) =>
            before.find(({ accountNumber }) => accountNumber === note.accountNumber) ??
            lastNote(note),
        ),
      };
      write({
        ...known,
        told: { ...known.told, dues: dues.map((due) => (due === lastDue ? now : due)) },
      });
    },
  };
}
