import type { Slot } from '../world/slot.ts';
import type { MakeWatcher } from './watcher.ts';

/** Time in which a page must notice a change by another page of its phone, milliseconds. */
const patience = 5_000;

const nameIn = ({ phone }: Slot): string | null => phone.local.getItem('authInfo');

function difference(slot: Slot): string | null {
  const { page, name } = slot;
  const snapshot = page?.snapshot();
  if (!snapshot?.matches({ session: 'signedIn' })) return null;
  const { userId, token } = snapshot.context.session?.auth ?? {};
  const stored = nameIn(slot);
  if (userId === undefined || token === undefined) return null;
  if (stored === null) return `${name} is logged in, but another page of the phone was logged out`;
  return stored.includes(userId)
    ? null
    : `${name} is logged in as ${userId}, but another page of the phone as another borrower`;
}

/** Checks that the logged-in tabs of a phone have the borrower of its stored session. */
export const tabsAgree: MakeWatcher = ({ slots, scheduler }) => {
  const since = new Map<string, number>();
  /** Phones whose storage was full, so that a page's session may not be stored. */
  const unsure = new Set<string>();
  return {
    step: () =>
      slots.flatMap((slot) => {
        const { phone } = slot;
        if (phone.full) unsure.add(phone.name);
        const shares = slots.some((one) => one !== slot && one.phone === phone);
        const wrong = shares && !unsure.has(phone.name) ? difference(slot) : null;
        if (wrong === null) {
          since.delete(slot.name);
          return [];
        }
        const from = since.get(slot.name) ?? scheduler.now();
        since.set(slot.name, from);
        return scheduler.now() - from < patience ? [] : [`${wrong}.`];
      }),
  };
};
