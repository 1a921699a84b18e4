import { checkstandRecords } from '#app/flows/checkstand-records.ts';
import { lastKnownOf } from '#app/flows/last-known.ts';
import { day, hour, minute, second } from '#domain/constants.ts';
import type { Homepage } from '#domain/loans/home.ts';
import type { Checkstand } from '#domain/payments/virtual-account.ts';
import type { Database } from '#sandbox/database/database.ts';
import { seededRandom } from '#sandbox/random.ts';
import { borrowerOfId } from '#sandbox/repositories/account/borrowers.ts';
import { catchUp } from '#sandbox/repositories/catch-up.ts';
import { homepageOf } from '#sandbox/repositories/loans/homepage.ts';
import { loanOf } from '#sandbox/repositories/loans/loans.ts';
import { checkstandOf } from '#sandbox/repositories/payments/checkstand.ts';
import { createStore } from '#services/storage/store.ts';
import { userKeyOf } from '#services/user-key.ts';
import type { Phone } from '../phone/phone.ts';
import type { Person } from '../people/typing.ts';
import type { Borrower } from '../server/scenarios.ts';
import type { Server } from '../server/server.ts';
import { frames } from './frame.ts';
import type { Luck } from './luck.ts';
import type { Scheduler } from './scheduler.ts';

export type EarlierVisit = {
  mobile: string;
  at: number;
  homepage: Homepage;
  pages: Checkstand[];
};

class Rollback extends Error {}

/** Reads the lender's replies at a moment, without changing its tables. */
async function repliesAt(
  database: Database,
  { userId, mobile, loanOrderIds }: Borrower,
  at: number,
): Promise<EarlierVisit | null> {
  const replies: EarlierVisit[] = [];
  try {
    await database.work(async (tx) => {
      const borrower = await borrowerOfId(tx, userId);
      if (!borrower) throw new Error(`no borrower has the id ${userId}`);
      const random = seededRandom('an earlier visit');
      const work = { tx, now: at, offset: 0, random, borrower };
      await catchUp(work);
      const homepage = await homepageOf(work);
      const pages: Checkstand[] = [];
      for (const loanOrderId of loanOrderIds) {
        const loan = await loanOf(work, userId, loanOrderId);
        if (loan?.state !== 'repaying' && loan?.state !== 'overdue') continue;
        const request = { loanOrderId, channelId: null, amount: null, renew: null };
        const page = await checkstandOf(work, loan, request);
        // Without a number, the borrower had no reason to visit the page.
        if (page.numbers.length > 0) pages.push(page);
      }
      replies.push({ mobile, at, homepage, pages });
      throw new Rollback();
    });
  } catch (error) {
    if (!(error instanceof Rollback)) throw error;
  }
  return replies[0] ?? null;
}

/** Stores the replies with the app's own code. */
async function keep(
  { local }: Phone,
  { userId }: Borrower,
  { at, homepage, pages }: EarlierVisit,
): Promise<void> {
  const ignored = () => {};
  const storage = createStore({
    localStorage: local,
    addEventListener: ignored,
    removeEventListener: ignored,
  });
  const userKey = await userKeyOf(userId);
  const checkstands = checkstandRecords(storage);
  for (const page of pages) checkstands.keep(userKey, { ...page, receivedAt: at }, null);
  const clock = { now: () => at, isKnown: () => true };
  const lastKnown = lastKnownOf({ storage, clock, loggedIn: () => userId }, userKey);
  lastKnown.keep(lastKnown.startRequest(), { ...homepage, receivedAt: at });
}

const minutesOf = (milliseconds: number) => Math.round(milliseconds / minute);

type Before = {
  scheduler: Scheduler;
  luck: Luck;
  database: Database;
  server: Server;
  /** When the scenarios were created, milliseconds: no visit is earlier. */
  lived: number;
};

/**
 * Stores the replies of an earlier visit on a phone, in a random half of the cases; otherwise
 * returns null. Moves the clocks of the phone and the borrower by the days since that visit.
 */
export async function visitedBefore(
  { scheduler, luck, database, server, lived }: Before,
  phone: Phone,
  person: Person,
): Promise<EarlierVisit | null> {
  const { borrower } = person;
  const thing = `the earlier visit of ${phone.name}`;
  const chance = luck.of(thing);
  const past = scheduler.now() - lived;
  if (past < hour || !chance?.chance(0.5)) return null;
  const ago = chance.between(minute, Math.min(past, 3 * hour));
  const at = scheduler.now() - ago;
  const visit = await repliesAt(database, borrower, at);
  if (!visit) return null;
  const frame = { alive: true, openedAt: at, skew: () => phone.skew - ago };
  await frames.run(frame, () => keep(phone, borrower, visit));
  const days = chance.chance(0.3) ? chance.between(1, 10) : 0;
  if (days > 0) {
    await server.control('/clock', { mobile: borrower.mobile, advance: `${days}d` });
    phone.skew += days * day;
    person.ahead += days * day;
  }
  const since = days > 0 ? `${days} days and ` : '';
  luck.happened(thing, `${phone.name} was there ${since}${minutesOf(ago)} minutes before`);
  return visit;
}

/** Returns milliseconds; null for a phone that starts online. */
export function initialOfflineTime(luck: Luck, { name }: Phone): number | null {
  const thing = `the line of ${name} at the start`;
  const chance = luck.of(thing);
  if (!chance?.chance(0.3)) return null;
  const until = chance.between(second, 2 * minute);
  luck.happened(thing, `${name} has no line for the first ${Math.round(until / second)} s`);
  return until;
}
