import { manilaDay } from '#domain/dates.ts';
import {
  type LastDue,
  LastKnown,
  type LastKnownNow,
  type LastTold,
} from '#domain/loans/last-known.ts';
import { selectHomeView } from '#machines/home/view.ts';
import { selectLocation } from '#machines/root/location.ts';
import { lastKnownDraft } from '#services/storage/store.ts';
import { isLayered } from './key.ts';
import type { Fault } from './oracle.ts';
import type { Tab } from './tab.ts';

type Said = Pick<LastDue, 'amount' | 'dueDate' | 'overdue'> & { grown: string; number: string };

const inWords = (receivedAt: number, today: boolean, dues: readonly Said[]): string =>
  JSON.stringify([receivedAt, today ? 'today' : 'before', dues]);

/** What is to be said of a number to pay with: it is one only while its time is not over. */
function numberAt({ payNumber, notedAt }: LastDue, now: number): string {
  if (payNumber === null) return 'none';
  const alive = now < payNumber.expiresAt ? 'payable' : 'over';
  return [payNumber.accountNumber, payNumber.amount, notedAt === null ? alive : 'noted'].join(' ');
}

/** What is to be said of what was told, by this time. */
function wordsFor({ receivedAt, dues }: LastTold, now: number): string {
  const [today, toldOn] = [manilaDay(now), manilaDay(receivedAt)];
  const said = dues.map((due): Said => {
    const { amount, dueDate, overdue } = due;
    const isMore = overdue ? today > toldOn : today > dueDate;
    return { amount, dueDate, overdue, grown: isMore ? 'more' : 'no', number: numberAt(due, now) };
  });
  return inWords(receivedAt, today === toldOn, said);
}

function wordsOf({ receivedAt, today, dues }: LastKnownNow): string {
  const said = dues.map(({ amount, dueDate, overdue, grown, payNumber }): Said => {
    const number = payNumber
      ? [payNumber.accountNumber, payNumber.amount, payNumber.state].join(' ')
      : 'none';
    return { amount, dueDate, overdue, grown, number };
  });
  return inWords(receivedAt, today, said);
}

/** What a home was seen to begin with. */
const seen = new WeakMap<object, LastTold | null>();

/**
 * What home may tell of: what the phone keeps. With the session the phone drops it; who comes back to
 * the same home as the same person still finds it there.
 */
function toldTo(home: object, kept: LastKnown | null): LastTold | null {
  if (kept) seen.set(home, kept.told);
  return kept ? kept.told : (seen.get(home) ?? null);
}

/**
 * Home shows what is kept of what was told last, judged by the time that it is, and nothing of it
 * beside an answer, or while money is open that may have changed it.
 */
export function faultsOfLastKnown({ store, world }: Tab): Fault[] {
  const snapshot = store.snapshot();
  const home = snapshot.children.home?.getSnapshot();
  if (!home || isLayered(snapshot) || selectLocation(snapshot)?.page !== 'home') return [];
  const { userKey, homepage } = home.context;
  const { lastKnown: shown } = selectHomeView(home);
  const kept = world.storage.readDraft(userKey, lastKnownDraft, LastKnown);
  const told = toldTo(snapshot.children.home ?? home, kept);
  const isSaid = told && homepage === null && world.journal.openIntents(userKey).length === 0;
  const should = isSaid ? wordsFor(told, Date.now()) : 'nothing';
  const is = shown ? wordsOf(shown) : 'nothing';
  // When home looks again after the session was lost, it finds nothing.
  const isDropped = kept === null && is === 'nothing';
  return is === should || isDropped
    ? []
    : [{ sentence: 'Home shows as last known what it should not.', should, is }];
}
