import * as v from 'valibot';
import { codes } from '#domain/codes.ts';
import { day } from '#domain/constants.ts';
import { popupRules } from '#sandbox/rules/popups.ts';
import type { PopupId } from '#tests/model/app/popups.ts';
import { popupOn } from '../people/popups.ts';
import type { Slot } from '../world/slot.ts';
import type { Fact } from './facts.ts';
import type { MakeWatcher } from './watcher.ts';

const Rating = v.object({ loanOrderId: v.nullable(v.string()), stars: v.number() });

const inWords: Record<PopupId, string> = {
  reoffer: 'Better terms',
  couponPopup: 'New coupons',
  rating: 'The question how it went',
};

function hasOpenMoney({ page, phone }: Slot): boolean {
  const userKey = page?.snapshot().context.session?.userKey;
  return [...phone.disk.entries.values()].some(
    ({ open, intent }) => open && intent.userKey === userKey,
  );
}

function thankedOn({ page }: Slot) {
  const popups = page?.snapshot().children.popups?.getSnapshot();
  const rating = popups?.children.rating?.getSnapshot();
  return rating?.matches('thanking') ? rating.context : null;
}

/**
 * Checks that no popup opens during a money attempt or covers an open one at the end, that no more
 * ratings are sent than were given, that the app thanks only for a received rating, and that a
 * declined offer stays away for some days, unless a logout or a full storage forgets it.
 */
export const popupsHold: MakeWatcher = ({ slots, scheduler }) => {
  const givenRatings = new Map<string, number>();
  const ratingRequests = new Map<string, Set<string>>();
  const receivedRatings = new Set<string>();
  /** When the offer was declined on each phone, by the borrower's clock at the lender. */
  const declined = new Map<string, number>();
  const slotOf = (page: string) => slots.find(({ name }) => name === page);
  const now = ({ person }: Slot) => scheduler.now() + person.ahead;

  function rated(fact: Fact): string[] {
    if (fact.type !== 'handled' || fact.call.method !== 'userSubmitRating') return [];
    const mobile = fact.call.mobile ?? '';
    const rating = v.safeParse(Rating, fact.call.data);
    if (fact.call.code === codes.success && rating.success) {
      receivedRatings.add(`${rating.output.loanOrderId} ${rating.output.stars}`);
    }
    const all = ratingRequests.get(mobile) ?? new Set();
    ratingRequests.set(mobile, all.add(fact.suffix));
    const wanted = givenRatings.get(mobile) ?? 0;
    return all.size > wanted
      ? [`${mobile} rated ${wanted} times, but ${all.size} ratings were sent.`]
      : [];
  }

  function tapped(fact: Fact & { type: 'tapped' }): void {
    const { gesture, mobile, page } = fact;
    const slot = slotOf(page);
    if (gesture === 'rating rating.submitted' && mobile !== null) {
      givenRatings.set(mobile, (givenRatings.get(mobile) ?? 0) + 1);
    }
    if (!slot) return;
    // A logout clears the storage, and a full storage saves nothing.
    if (gesture === 'logout.confirmed' || gesture.includes('deletion.confirmed')) {
      declined.delete(slot.phone.name);
    }
    if (gesture === 'reoffer offer.declined' && !slot.phone.full) {
      declined.set(slot.phone.name, now(slot));
    }
  }

  function faultsOfOpening(fact: Fact & { type: 'popup' }): string[] {
    const { page: name, popup } = fact;
    const slot = slotOf(name);
    if (!slot?.page) return [];
    const faults = [];
    const isAlone = slots.filter(({ phone }) => phone === slot.phone).length === 1;
    if (slot.page.movesMoney() || (isAlone && hasOpenMoney(slot))) {
      faults.push(`${name}: ${inWords[popup]} appeared during a money attempt.`);
    }
    const declinedAt = declined.get(slot.phone.name);
    const isQuiet =
      declinedAt !== undefined && now(slot) - declinedAt < popupRules.reoffer.quietDays * day;
    if (popup === 'reoffer' && isQuiet) {
      faults.push(`${name}: the reoffer popup appeared again after the borrower had declined it.`);
    }
    return faults;
  }

  return {
    step(facts) {
      const faults = facts.flatMap((fact) => {
        if (fact.type === 'tapped') tapped(fact);
        return fact.type === 'popup' ? faultsOfOpening(fact) : rated(fact);
      });
      for (const slot of slots) {
        const thanked = thankedOn(slot);
        if (thanked && !receivedRatings.has(`${thanked.loanOrderId} ${thanked.stars}`)) {
          faults.push(`${slot.name} shows thanks for a rating that the lender does not have.`);
        }
      }
      return faults;
    },
    end: () =>
      slots.flatMap((slot) =>
        slot.page && popupOn(slot.page) !== null && hasOpenMoney(slot)
          ? [`${slot.name}: a popup covers a money attempt with an unknown outcome.`]
          : [],
      ),
  };
};
