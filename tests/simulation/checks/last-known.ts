import * as v from 'valibot';
import { isMachineSnapshot, type SnapshotFrom } from 'xstate';
import { childrenOf } from '#app/store.ts';
import { second } from '#domain/constants.ts';
import { Homepage } from '#domain/loans/home.ts';
import { LastKnown, type LastKnownNow } from '#domain/loans/last-known.ts';
import { loanStatus } from '#domain/loans/loan-status.ts';
import { dueFirst, instalmentStatus } from '#domain/payments/repayment-plan.ts';
import type { homeMachine } from '#machines/home/home.machine.ts';
import { selectHomeView } from '#machines/home/view.ts';
import { codes } from '#domain/codes.ts';
import type { LoggedCall } from '#sandbox/control/calls.ts';
import type { Page } from '../phone/page.ts';
import type { Phone } from '../phone/phone.ts';
import type { Slot } from '../world/slot.ts';
import type { MakeWatcher } from './watcher.ts';

type Due = { amount: number; dueDate: string; overdue: boolean };
const wordsOf = (dues: readonly Due[]): string =>
  dues.map(({ amount, dueDate, overdue }) => `${amount} ${dueDate} ${overdue}`).join(', ');

function duesOf({ loans }: Homepage): string {
  const isDue = [loanStatus.repaying, loanStatus.overdue];
  return wordsOf(
    loans
      .filter(({ status }) => isDue.some((one) => one === status))
      .map(({ status, dueDate, repaymentPlan, oncePosted, paysFor, restructuring }) => {
        // If money on its way pays for an operation, nothing is due.
        if (paysFor) return { amount: 0, dueDate, overdue: false };
        const [next] = oncePosted ?? [];
        const late = next && next.status === instalmentStatus.overdue;
        return {
          amount: restructuring ? 0 : dueFirst(oncePosted ?? repaymentPlan.installments),
          dueDate: next?.dueDate ?? dueDate,
          overdue: oncePosted ? late === true : status === loanStatus.overdue,
        };
      }),
  );
}

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

/** Returns the numbers in short, because the log masks their other digits. */
function numbersIn({ method, reply }: LoggedCall): string[] {
  const parsed = v.safeParse(Numbers, reply);
  if (method !== 'fetchVirtualAccount' || !parsed.success) return [];
  return parsed.output.numbers.map(inShort);
}

const isHome = (snapshot: unknown): snapshot is SnapshotFrom<typeof homeMachine> =>
  isMachineSnapshot(snapshot) && snapshot.machine.id === 'home';

function shownOn({ root }: Page): LastKnownNow | null {
  const home = childrenOf(root)
    .map((child): unknown => child.getSnapshot())
    .find(isHome);
  return home ? selectHomeView(home).lastKnown : null;
}

const storedOn = ({ local }: Phone, ending: string): string[] =>
  Array.from({ length: local.length }, (_, index) => local.key(index) ?? '')
    .filter((key) => key.endsWith(ending))
    .map((key) => local.getItem(key) ?? '');

const StoredLastKnown = v.pipe(v.string(), v.parseJson(), LastKnown);

/** Tolerance between a clock and the server's clock, milliseconds. */
const tolerance = 5 * second;
/** Time after which another tab has read the journal of a sent attempt, milliseconds. */
const readingTime = second;

type Look = { version: number; mobile: string; shown: LastKnownNow | null; skew: number };

/**
 * Checks the origin and the age of the last known data on a page, and that they do not outlive a
 * money request or, on a phone with one tab, the session.
 */
export const lastKnownHolds: MakeWatcher = ({ slots, people, scheduler, earlier }) => {
  const replies = new Map<string, { at: number; dues: string }[]>();
  const numbers = new Map<string, Set<string>>();
  const lastLooks = new Map<Page, Look>();
  const attempts = new Set<string>();
  /** Time of the last money request by the server's clock. */
  const moved = new Map<string, number>();

  const aheadOf = (mobile: string): number =>
    people.find(({ borrower }) => borrower.mobile === mobile)?.ahead ?? 0;

  function note(mobile: string, at: number, dues: string | null, issued: string[]): void {
    if (dues !== null) replies.set(mobile, [...(replies.get(mobile) ?? []), { at, dues }]);
    numbers.set(mobile, new Set([...(numbers.get(mobile) ?? []), ...issued]));
  }
  if (earlier) {
    const issued = earlier.pages.flatMap((page) => page.numbers.map(inShort));
    note(earlier.mobile, earlier.at, duesOf(earlier.homepage), issued);
  }
  function addReplies(call: LoggedCall): void {
    const { mobile } = call;
    if (mobile === null || !people.some(({ borrower }) => borrower.mobile === mobile)) return;
    note(mobile, call.at + aheadOf(mobile), duesIn(call), numbersIn(call));
  }

  function faultsOfUnknown(name: string, mobile: string, shown: LastKnownNow): string[] {
    const dues = wordsOf(shown.dues);
    const wasReplied = (replies.get(mobile) ?? []).some(
      (one) => one.dues === dues && Math.abs(one.at - shown.receivedAt) < tolerance,
    );
    const unknown = shown.dues
      .flatMap(({ payNumber }) => payNumber ?? [])
      .map(inShort)
      .filter((number) => !numbers.get(mobile)?.has(number));
    return [
      ...(wasReplied
        ? []
        : [`${name} shows last known dues that the lender never sent: ${dues || 'nothing due'}.`]),
      ...unknown.map(
        (number) => `${name} shows a payment number that the lender never sent: ${number}.`,
      ),
    ];
  }
  function looks({ name, phone }: Slot, page: Page): string[] {
    const version = page.app.store.version();
    const before = lastLooks.get(page);
    if (before?.version === version) return [];
    const { session } = page.snapshot().context;
    const mobile = session?.auth.mobile ?? '';
    const shown = session ? shownOn(page) : null;
    const left = moved.get(`${phone.name} ${session?.userKey}`) ?? 0;
    const isOld = shown !== null && shown.receivedAt < left - tolerance;
    // Another tab may not have read the journal yet, so the next step checks the page again.
    if (isOld && scheduler.now() + aheadOf(mobile) < left + readingTime) return [];
    // The page reads the clock only when it judges new data, so its other updates keep the skew.
    const skew = before?.shown === shown ? before.skew : phone.skew;
    lastLooks.set(page, { version, mobile, shown, skew });
    if (!shown) return [];
    return [
      ...faultsOfUnknown(name, mobile, shown),
      ...(isOld ? [`${name} shows last known dues from before a payment was sent.`] : []),
    ];
  }

  /** Whether the phone still stores the data, and has not set its clock back after storing them. */
  function isClockRight({ phone }: Slot, { receivedAt }: LastKnownNow, now: number): boolean {
    return storedOn(phone, '/lastKnown').some((text) => {
      const stored = v.parse(StoredLastKnown, text).told;
      const since = scheduler.now() + phone.skew - (stored?.heardAt ?? 0);
      return stored?.receivedAt === receivedAt && since >= now - receivedAt - tolerance;
    });
  }
  function expired(slot: Slot, page: Page): string[] {
    const look = lastLooks.get(page);
    const payable = (look?.shown?.dues ?? [])
      .flatMap(({ payNumber }) => payNumber ?? [])
      .filter(({ state }) => state === 'payable');
    // After a change of the clock, the page corrects its content at the next look, within an hour.
    if (!look?.shown || payable.length === 0 || look.skew !== slot.phone.skew) return [];
    const now = scheduler.now() + aheadOf(look.mobile);
    const over = payable.filter(({ expiresAt }) => now > expiresAt + tolerance);
    if (over.length === 0 || !isClockRight(slot, look.shown, now)) return [];
    return over.map((one) => `${slot.name} shows an expired payment number: ${inShort(one)}.`);
  }

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
    return v.parse(StoredLastKnown, text).told
      ? [`${name} stores dues from before attempt ${suffix} was sent.`]
      : [];
  }

  return {
    step: (facts) => [
      ...facts.flatMap((fact) => {
        switch (fact.type) {
          case 'handled':
            addReplies(fact.call);
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
            // On a phone with several tabs, another page may have a session.
            const isAlone = slots.filter(({ phone }) => phone === slot.phone).length === 1;
            return isAlone && storedOn(slot.phone, '/lastKnown').length > 0
              ? [`${slot.phone.name} stores last known dues after the session ended.`]
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
