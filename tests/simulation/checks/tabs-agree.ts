import type { Slot } from '../world/slot.ts';
import type { MakeWatcher } from './watcher.ts';

/** So long a page may take to hear of another page of its phone, in milliseconds. */
const patience = 5_000;

/** Whom a phone's storage names; null where it names nobody. */
const nameIn = ({ phone }: Slot): string | null => phone.local.getItem('authInfo');

/** How a page differs from what its phone's storage says of who is logged in; null where it does not. */
function difference(slot: Slot): string | null {
  const { page, name } = slot;
  const snapshot = page?.snapshot();
  if (!snapshot?.matches({ session: 'signedIn' })) return null;
  const { userId, token } = snapshot.context.session?.auth ?? {};
  const stored = nameIn(slot);
  if (userId === undefined || token === undefined) return null;
  if (stored === null) return `${name} is logged in, and another page of the phone was logged out`;
  return stored.includes(userId) ? null : `${name} is ${userId}, and another page is somebody else`;
}

/** The pages of a phone agree on who is logged in. */
export const tabsAgree: MakeWatcher = ({ slots, scheduler }) => {
  const since = new Map<string, number>();
  /** Phones whose storage once took nothing: what a page knows since then, it may know alone. */
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
