import { hrefOf } from '#domain/pages.ts';
import { selectTitle } from '#machines/root/location.ts';
import type { Slot } from '../world/slot.ts';
import type { MakeWatcher } from './watcher.ts';

/** Time for which a page may differ from its address or title, milliseconds. */
const patience = 5_000;

function difference({ page, tab }: Slot): string | null {
  const location = page?.location() ?? null;
  if (!page || !location) return null;
  const address = hrefOf(location);
  if (tab.browser.href() !== address) {
    return `the page is at ${address}, but the address is ${tab.browser.href()}`;
  }
  const named = selectTitle(page.snapshot());
  const title = named && page.app.texts.i18n.t(`title:${named}`);
  const { title: shown } = page.document;
  return title === null || title === shown
    ? null
    : `the page is ${title}, but its title is ${shown}`;
}

/** Checks that location, address and title of a page match. */
export const pagesAgree: MakeWatcher = ({ slots, scheduler }) => {
  const since = new Map<string, number>();
  const checkedVersions = new Map<string, { key: string; wrong: string | null }>();
  function differenceNow(slot: Slot): string | null {
    const { name, page, tab } = slot;
    const key = `${page?.app.store.version()} ${tab.browser.href()} ${page?.document.title}`;
    const known = checkedVersions.get(name);
    if (known?.key === key) return known.wrong;
    const wrong = difference(slot);
    checkedVersions.set(name, { key, wrong });
    return wrong;
  }
  return {
    step: () =>
      slots.flatMap((slot) => {
        const wrong = differenceNow(slot);
        if (wrong === null) {
          since.delete(slot.name);
          return [];
        }
        const from = since.get(slot.name) ?? scheduler.now();
        since.set(slot.name, from);
        return scheduler.now() - from < patience ? [] : [`${slot.name}: ${wrong}.`];
      }),
  };
};
