import { manilaDay } from '#domain/dates.ts';
import {
  type LastDue,
  LastKnown,
  type LastKnownNow,
  type LastReply,
} from '#domain/loans/last-known.ts';
import { selectHomeView } from '#machines/home/view.ts';
import { selectLocation } from '#machines/root/location.ts';
import { lastKnownDraft } from '#services/storage/store.ts';
import { isLayered } from './key.ts';
import type { Tab } from './tab.ts';

/** `should`: what is expected; `is`: what was found. Each can be absent. */
export type Fault = { sentence: string; should?: string; is?: string };

type ShownAmount = Pick<LastDue, 'amount' | 'dueDate' | 'overdue'> & {
  grown: string;
  number: string;
};

const inWords = (receivedAt: number, today: boolean, dues: readonly ShownAmount[]): string =>
  JSON.stringify([receivedAt, today ? 'today' : 'before', dues]);

/** Number, amount and state; `none` without a number. */
function numberAt({ payNumber, notedAt }: LastDue, now: number): string {
  if (payNumber === null) return 'none';
  const alive = now < payNumber.expiresAt ? 'payable' : 'over';
  return [payNumber.accountNumber, payNumber.amount, notedAt === null ? alive : 'noted'].join(' ');
}

function wordsFor({ receivedAt, dues }: LastReply, now: number): string {
  const [today, receivedDay] = [manilaDay(now), manilaDay(receivedAt)];
  const said = dues.map((due): ShownAmount => {
    const { amount, dueDate, overdue } = due;
    const isMore = overdue ? today > receivedDay : today > dueDate;
    return { amount, dueDate, overdue, grown: isMore ? 'more' : 'no', number: numberAt(due, now) };
  });
  return inWords(receivedAt, today === receivedDay, said);
}

function wordsOf({ receivedAt, today, dues }: LastKnownNow): string {
  const said = dues.map(({ amount, dueDate, overdue, grown, payNumber }): ShownAmount => {
    const number = payNumber
      ? [payNumber.accountNumber, payNumber.amount, payNumber.state].join(' ')
      : 'none';
    return { amount, dueDate, overdue, grown, number };
  });
  return inWords(receivedAt, today, said);
}

/** The last known amounts that the phone last had for each home actor. */
const seen = new WeakMap<object, LastReply | null>();

/** The phone drops the amounts with the session, but the same home actor still has them. */
function storedFor(home: object, kept: LastKnown | null): LastReply | null {
  if (kept) seen.set(home, kept.told);
  return kept ? kept.told : (seen.get(home) ?? null);
}

/**
 * Home must show the stored amounts as of now, and hide them once a reply has arrived or while an
 * attempt is open.
 */
export function faultsOfLastKnown({ store, world }: Tab): Fault[] {
  const snapshot = store.snapshot();
  const home = snapshot.children.home?.getSnapshot();
  if (!home || isLayered(snapshot) || selectLocation(snapshot)?.page !== 'home') return [];
  const { userKey, homepage } = home.context;
  const { lastKnown: shown } = selectHomeView(home);
  const kept = world.storage.readDraft(userKey, lastKnownDraft, LastKnown);
  const told = storedFor(snapshot.children.home ?? home, kept);
  const mustBeShown = told && homepage === null && world.journal.openIntents(userKey).length === 0;
  const should = mustBeShown ? wordsFor(told, Date.now()) : 'nothing';
  const is = shown ? wordsOf(shown) : 'nothing';
  // After the loss of the session, home reads an empty record.
  const isDropped = kept === null && is === 'nothing';
  return is === should || isDropped
    ? []
    : [{ sentence: 'The last known amounts on home differ from those on the phone.', should, is }];
}
