import { hrefOf, pageRow } from '#domain/pages.ts';
import type { PopupId } from '#tests/model/app/popups.ts';
import { popupOn } from '../people/popups.ts';
import type { Page } from '../phone/page.ts';
import { type Slot, stateOf } from './slot.ts';
import type { World } from './world.ts';

type TabContent = {
  page: Page | null;
  href: string | null;
  isSignedIn: boolean;
  popup: PopupId | null;
};

/** Returns the mobile of the session, which may not be that of the person; null without one. */
const mobileOn = (page: Page): string | null =>
  page.snapshot().context.session?.auth.mobile ?? null;

/**
 * Returns a function that notes in trace and facts what changed in the tabs since its last call.
 */
export function notices(world: World): () => void {
  const lastContents = new Map<Slot, TabContent>();
  const blank = (page: Page | null): TabContent => ({
    page,
    href: null,
    isSignedIn: false,
    popup: null,
  });

  function lookAt(slot: Slot): void {
    const { name, page } = slot;
    const before = lastContents.get(slot);
    const now = before?.page === page ? before : blank(page);
    lastContents.set(slot, now);
    if (!page) return;
    const isSignedIn = page.snapshot().matches({ session: 'signedIn' });
    if (isSignedIn !== now.isSignedIn) {
      const state = isSignedIn ? 'signedIn' : 'signedOut';
      world.facts.add({ type: 'session', page: name, state });
    }
    const location = page.location();
    // After a logout, a page that needs no login may stay. The page then counts as shown again.
    const stays = location !== null && !pageRow(location.page).needsLogin;
    if (now.isSignedIn && !isSignedIn && stays) now.href = null;
    now.isSignedIn = isSignedIn;
    if (location && hrefOf(location) !== now.href) {
      now.href = hrefOf(location);
      world.facts.add({ type: 'shown', page: name, location, mobile: mobileOn(page) });
    }
    const popup = popupOn(page);
    if (popup !== null && popup !== now.popup) {
      world.facts.add({ type: 'popup', page: name, popup, mobile: mobileOn(page) });
    }
    now.popup = popup;
  }

  return () => {
    for (const slot of world.slots) {
      const version = slot.page?.app.store.version() ?? -1;
      if (slot.version !== version) world.trace.note(stateOf(slot));
      slot.version = version;
      lookAt(slot);
    }
  };
}
