import * as v from 'valibot';
import { isMachineSnapshot, type SnapshotFrom } from 'xstate';
import { childrenOf } from '#app/store.ts';
import { second } from '#domain/constants.ts';
import { Homepage } from '#domain/home.ts';
import { LastKnown, type LastKnownNow } from '#domain/last-known.ts';
import { loanStatus } from '#domain/loan-status.ts';
import { dueFirst, instalmentStatus } from '#domain/repayment-plan.ts';
import type { homeMachine } from '#machines/home/home.machine.ts';
import { selectHomeView } from '#machines/home/view.ts';
import { codes } from '#domain/codes.ts';
import type { LoggedCall } from '#sandbox/control/calls.ts';
import type { Page } from '../phone/page.ts';
import type { Phone } from '../phone/phone.ts';
import type { Slot } from '../world/slot.ts';
import type { MakeWatcher } from './watcher.ts';

/** What of a due counts: how much, by when, whether late. */
type Due = { amount: number; dueDate: string; overdue: boolean };
const wordsOf = (dues: readonly Due[]): string =>
  dues.map(({ amount, dueDate, overdue }) => `${amount} ${dueDate} ${overdue}`).join(', ');

/** What home says is due: the money that channels announced is taken off (third round). */
function duesOf({ loans }: Homepage): string {
  const isDue = [loanStatus.repaying, loanStatus.overdue];
  return wordsOf(
    loans
      .filter(({ status }) => isDue.some((one) => one === status))
      .map(({ status, dueDate, repaymentPlan, oncePosted, paysFor }) => {
        // Money on its way that pays for an operation leaves nothing to pay.
        if (paysFor) return { amount: 0, dueDate, overdue: false };
        // Money on its way comes off what is asked for.
        const [next] = oncePosted ?? [];
        const late = next && next.status === instalmentStatus.overdue;
        return {
          amount: dueFirst(oncePosted ?? repaymentPlan.installments),
          dueDate: next?.dueDate ?? dueDate,
          overdue: oncePosted ? late === true : status === loanStatus.overdue,
        };
      }),
  );
}

/** What a reply to home says is due; null where it is none. */
function duesIn({ method, code, reply }: LoggedCall): string | null {
  const home = v.safeParse(Homepage, reply);
  const isHome = method === 'getHomepageData' && code === codes.success;
  return isHome && home.success ? duesOf(home.output) : null;
}

const Numbers = v.object({
  numbers: v.array(v.object({ accountNumber: v.string(), expiresAt: v.number() })),
});

const inShort = ({ accountNumber, expiresAt }: { accountNumber: string; expiresAt: number }) =>
  `${accountNumber.slice(-4)} ${expiresAt}`;

/** The numbers in a reply, each by its end, which is all that a log shows of one, and its expiry. */
function numbersIn({ method, reply }: LoggedCall): string[] {
  const told = v.safeParse(Numbers, reply);
  if (method !== 'fetchVirtualAccount' || !told.success) return [];
  return told.output.numbers.map(inShort);
}

const isHome = (snapshot: unknown): snapshot is SnapshotFrom<typeof homeMachine> =>
  isMachineSnapshot(snapshot) && snapshot.machine.id === 'home';

/** What a page shows as last known. */
function shownOn({ root }: Page): LastKnownNow | null {
  const home = childrenOf(root)
    .map((child): unknown => child.getSnapshot())
    .find(isHome);
  return home ? selectHomeView(home).lastKnown : null;
}

/** What a phone keeps under the names that end so. */
const keptOn = ({ local }: Phone, ending: string): string[] =>
  Array.from({ length: local.length }, (_, index) => local.key(index) ?? '')
    .filter((key) => key.endsWith(ending))
    .map((key) => local.getItem(key) ?? '');

const Kept = v.pipe(v.string(), v.parseJson(), LastKnown);

/** A clock follows the server's within so much. */
const tolerance = 5 * second;
/** Another tab reads the journal within so much, once money leaves its phone. */
const readingTime = second;

/** What a page was seen to show, to whom, and how far the phone's clock was off then. */
type Look = { version: number; mobile: string; shown: LastKnownNow | null; skew: number };

/**
 * What is shown as last known the server told so, at that time and to that borrower, and since money
 * left that phone last; a number whose time is over is none to pay with, wherever the phone's clock
 * could tell; when money leaves, nothing of before is kept; and with the session it goes.
 */
export const lastKnownHolds: MakeWatcher = ({ slots, people, scheduler, earlier }) => {
  const told = new Map<string, { at: number; dues: string }[]>();
  const numbers = new Map<string, Set<string>>();
  const looked = new Map<Page, Look>();
  const attempts = new Set<string>();
  /** When money left a phone last, by the server's time, by phone and borrower. */
  const moved = new Map<string, number>();

  const aheadOf = (mobile: string): number =>
    people.find(({ borrower }) => borrower.mobile === mobile)?.ahead ?? 0;

  function note(mobile: string, at: number, dues: string | null, issued: string[]): void {
    if (dues !== null) told.set(mobile, [...(told.get(mobile) ?? []), { at, dues }]);
    numbers.set(mobile, new Set([...(numbers.get(mobile) ?? []), ...issued]));
  }
  if (earlier) {
    const issued = earlier.pages.flatMap((page) => page.numbers.map(inShort));
    note(earlier.mobile, earlier.at, duesOf(earlier.homepage), issued);
  }
  function heard(call: LoggedCall): void {
    const { mobile } = call;
    if (mobile === null || !people.some(({ borrower }) => borrower.mobile === mobile)) return;
    note(mobile, call.at + aheadOf(mobile), duesIn(call), numbersIn(call));
  }

  function untold(name: string, mobile: string, shown: LastKnownNow): string[] {
    const dues = wordsOf(shown.dues);
    const isTold = (told.get(mobile) ?? []).some(
      (one) => one.dues === dues && Math.abs(one.at - shown.receivedAt) < tolerance,
    );
    const unknown = shown.dues
      .flatMap(({ payNumber }) => payNumber ?? [])
      .map(inShort)
      .filter((number) => !numbers.get(mobile)?.has(number));
    return [
      ...(isTold
        ? []
        : [`${name} shows as last known what was not told: ${dues || 'nothing due'}.`]),
      ...unknown.map(
        (number) => `${name} shows a number to pay with that was not told: ${number}.`,
      ),
    ];
  }
  /** What is new on a page, or was not looked at yet. */
  function looks({ name, phone }: Slot, page: Page): string[] {
    const version = page.app.store.version();
    if (looked.get(page)?.version === version) return [];
    const { session } = page.snapshot().context;
    const mobile = session?.auth.mobile ?? '';
    const shown = session ? shownOn(page) : null;
    const left = moved.get(`${phone.name} ${session?.userKey}`) ?? 0;
    const isOld = shown !== null && shown.receivedAt < left - tolerance;
    // The page is looked at again after that time.
    if (isOld && scheduler.now() + aheadOf(mobile) < left + readingTime) return [];
    looked.set(page, { version, mobile, shown, skew: phone.skew });
    if (!shown) return [];
    return [
      ...untold(name, mobile, shown),
      ...(isOld ? [`${name} shows as last known what was told before money left.`] : []),
    ];
  }

  /** Whether the phone's own clock tells how long ago something was told: it did not go back since. */
  function isClockRight({ phone }: Slot, { receivedAt }: LastKnownNow, now: number): boolean {
    return keptOn(phone, '/lastKnown').some((text) => {
      const kept = v.parse(Kept, text).told;
      const since = scheduler.now() + phone.skew - (kept?.heardAt ?? 0);
      return kept?.receivedAt === receivedAt && since >= now - receivedAt - tolerance;
    });
  }
  /** Numbers that a page still offers to pay with when their time is over. */
  function expired(slot: Slot, page: Page): string[] {
    const look = looked.get(page);
    const payable = (look?.shown?.dues ?? [])
      .flatMap(({ payNumber }) => payNumber ?? [])
      .filter(({ state }) => state === 'payable');
    // Whoever sets the clock while a page is open is answered by its next look.
    if (!look?.shown || payable.length === 0 || look.skew !== slot.phone.skew) return [];
    const now = scheduler.now() + aheadOf(look.mobile);
    const over = payable.filter(({ expiresAt }) => now > expiresAt + tolerance);
    if (over.length === 0 || !isClockRight(slot, look.shown, now)) return [];
    return over.map((one) => `${slot.name} shows an expired number to pay with: ${inShort(one)}.`);
  }

  /** Whose mobile it is, by the key of who is logged in on one of the pages of a phone. */
  function mobileOf(phone: Phone, userKey: string): string {
    const sessions = slots
      .filter((slot) => slot.phone === phone)
      .map(({ page }) => page?.snapshot().context.session);
    return sessions.find((session) => session?.userKey === userKey)?.auth.mobile ?? '';
  }

  function moneyLeft(phone: Phone, suffix: string): string[] {
    const { name, disk, local } = phone;
    const entry = [...disk.entries.values()].find(({ intent }) => intent.suffix === suffix);
    if (!entry) return [];
    const { userKey } = entry.intent;
    moved.set(`${name} ${userKey}`, scheduler.now() + aheadOf(mobileOf(phone, userKey)));
    const text = local.getItem(`draft/${userKey}/lastKnown`);
    if (!text) return [];
    return v.parse(Kept, text).told
      ? [`${name} keeps what was due before the attempt ${suffix} left.`]
      : [];
  }

  return {
    step: (facts) => [
      ...facts.flatMap((fact) => {
        switch (fact.type) {
          case 'handled':
            heard(fact.call);
            return [];
          case 'written':
            attempts.add(fact.suffix);
            return [];
          case 'left': {
            const slot = slots.find(({ phone }) => phone.name === fact.phone);
            if (!slot || !attempts.has(fact.suffix)) return [];
            return moneyLeft(slot.phone, fact.suffix);
          }
          case 'session': {
            const slot = slots.find(({ name }) => name === fact.page);
            if (!slot || fact.state === 'signedIn') return [];
            // Another page may be somebody's by then: a phone with one tab has none.
            const isAlone = slots.filter(({ phone }) => phone === slot.phone).length === 1;
            return isAlone && keptOn(slot.phone, '/lastKnown').length > 0
              ? [`${slot.phone.name} keeps what was last known of somebody who is gone.`]
              : [];
          }
          default:
            return [];
        }
      }),
      ...slots.flatMap((slot) =>
        slot.page ? [...looks(slot, slot.page), ...expired(slot, slot.page)] : [],
      ),
    ],
  };
};
