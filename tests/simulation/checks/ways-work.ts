import { isBusy } from '#app/navigation/follow.ts';
import { minute } from '#domain/constants.ts';
import type { GestureEffect } from '../people/gesture-effect.ts';
import { perform } from '../people/perform.ts';
import type { Borrower } from '../server/scenarios.ts';
import type { Page } from '../phone/page.ts';
import type { Slot } from '../world/slot.ts';
import { type Closed, closedOn, pageRequest } from './closed-pages.ts';
import type { MakeWatcher } from './watcher.ts';

const seen = (page: Page): string =>
  JSON.stringify([page.location(), closedOn(page).map(({ what }) => what)]);

const isExplaining = (page: Page): boolean =>
  page.snapshot().children.home?.getSnapshot().matches('explaining') === true;

const closesNotice: GestureEffect = { to: 'home', event: { type: 'notice.closed' } };

const isSignedIn = (page: Page, { userId }: Borrower): boolean =>
  page.snapshot().context.session?.auth.userId === userId;

const patience = minute;

/**
 * Checks that every closed state has a working alternative: after the failures end, each closed
 * item on a page at rest offers a way that changes the page or opens the native app.
 */
export const waysWork: MakeWatcher = ({ slots, scheduler }) => {
  type Pass = (duration: number) => Promise<readonly string[]>;

  /** Returns the faults of the next minute. */
  async function doOn(slot: Slot, words: string, doing: Closed['way'], pass: Pass) {
    const { name, page } = slot;
    if (!page || doing === null) return [];
    scheduler.after(0, `${name} ${words}`, () => page.within(() => perform(page, [doing])));
    return pass(patience);
  }

  async function takeWay(slot: Slot, { what, way, leads }: Closed, pass: Pass): Promise<string[]> {
    const { name, page, phone } = slot;
    if (way === null) return [`${name}: ${what}, and no next step is offered.`];
    if (!page) return [];
    const before = { seen: seen(page), opened: phone.native.opened };
    const faults = [...(await doOn(slot, 'takes the way on', way, pass))];
    // The loan may have moved on. Home then says why nothing opened, and fetches its cards again.
    if (slot.page && isExplaining(slot.page)) {
      faults.push(...(await doOn(slot, 'closes the notice', closesNotice, pass)));
    }
    const opened = slot.page && seen(slot.page) !== before.seen;
    if (!opened && phone.native.opened === before.opened) {
      return [...faults, `${name}: ${what}, and its next step opens nothing.`];
    }
    if (!opened || !slot.page) return faults;
    // Home may show another closed item, with its own way.
    const next = closedOn(slot.page).find((one) => one.way === null);
    if (next)
      faults.push(`${name}: ${what}, and its next step leads to a page where ${next.what}.`);
    if (isSignedIn(slot.page, slot.person.borrower) && leads?.(slot.page) === false) {
      faults.push(`${name}: ${what}, and its next step leads to ${slot.page.location()?.page}.`);
    }
    return faults;
  }

  async function takeWays(slot: Slot, pass: Pass): Promise<string[]> {
    const from = slot.page?.location();
    if (!slot.page || !from || isBusy(slot.page.snapshot())) return [];
    const faults: string[] = [];
    for (const [index, { what }] of closedOn(slot.page).entries()) {
      if (index > 0) {
        faults.push(...(await doOn(slot, 'comes back', pageRequest(from.page, from.query), pass)));
      }
      const closed = slot.page && closedOn(slot.page).find((one) => one.what === what);
      if (closed) faults.push(...(await takeWay(slot, closed, pass)));
    }
    return faults;
  }

  async function visitRepayPage(slot: Slot, pass: Pass): Promise<readonly string[]> {
    const { goal, page, person } = slot;
    const [loanOrderId] = person.borrower.loanOrderIds;
    if (!page || !loanOrderId || !isSignedIn(page, person.borrower)) return [];
    if (!goal.steps.some((step) => String(step).startsWith('repayment '))) return [];
    const repay = pageRequest('repay', { loanOrderId });
    const faults = [...(await doOn(slot, 'comes to repay', repay, pass))];
    return [...faults, ...(await takeWays(slot, pass))];
  }

  return {
    async after(pass) {
      const faults: string[] = [];
      for (const slot of slots) {
        faults.push(...(await takeWays(slot, pass)));
        faults.push(...(await visitRepayPage(slot, pass)));
      }
      return faults;
    },
  };
};
