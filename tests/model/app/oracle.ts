import * as v from 'valibot';
import type { AnyActorRef } from 'xstate';
import { childrenOf, hasTagAnywhere, sendsMoney } from '#app/store.ts';
import { hrefOf, type Location, locationOf, pageRow } from '#domain/pages.ts';
import type { AppTexts } from '#i18n/i18n.ts';
import type { RootSnapshot } from '#machines/root/active-flow.ts';
import { isLogoutAsked } from '#machines/root/layers.ts';
import { selectLayer, selectLocation } from '#machines/root/location.ts';
import type { Tab } from './tab.ts';

/** `should`: the expected value; `is`: the actual one. Each can be absent. */
export type Fault = { sentence: string; should?: string; is?: string };

const Mirror = v.object({ base: v.number(), hrefs: v.array(v.string()) });

const Broken = v.object({ status: v.literal('error'), error: v.unknown() });

function brokenIn(actor: AnyActorRef): Fault[] {
  const snapshot: unknown = actor.getSnapshot();
  const own = v.is(Broken, snapshot)
    ? [{ sentence: `The actor ${actor.id} breaks.`, is: String(snapshot.error) }]
    : [];
  return [...own, ...childrenOf(actor).flatMap(brokenIn)];
}

const holdsBack = (snapshot: RootSnapshot): boolean =>
  sendsMoney(snapshot) ||
  isLogoutAsked(snapshot) ||
  (selectLayer(snapshot) === 'flow' && hasTagAnywhere(snapshot, 'question'));

function faultsOfHistory({ browser, records, store }: Tab, location: Location): Fault[] {
  const faults: Fault[] = [];
  const href = browser.href();
  const wanted = hrefOf(location);
  if (href !== wanted) {
    faults.push({ sentence: 'The address is not that of the page.', should: wanted, is: href });
  }
  const url = new URL(href, 'https://hiram.example');
  const named = locationOf(url.pathname, url.search);
  if (named.page !== location.page) {
    faults.push({
      sentence: 'The address leads to another page.',
      should: location.page,
      is: named.page,
    });
  }

  const mirror = records.read('history', Mirror);
  if (mirror) {
    const known = browser.all().slice(mirror.base, mirror.base + mirror.hrefs.length);
    if (JSON.stringify(known) !== JSON.stringify(mirror.hrefs)) {
      faults.push({
        sentence: 'The app’s record of the history differs from the browser’s history.',
        should: known.join(' '),
        is: mirror.hrefs.join(' '),
      });
    }
    const below = mirror.hrefs.slice(0, (browser.history.position() ?? 0) - mirror.base);
    // If the first page of the history blocks back, an entry of the same page is below it.
    const isHeld = below.length === 1 && below[0] === href && holdsBack(store.snapshot());
    if (below.includes(href) && !isHeld) {
      faults.push({ sentence: `The page ${href} lies below itself.` });
    }
    if (below.slice(1).includes('/')) {
      faults.push({ sentence: 'Home lies in the middle of the history.' });
    }
    // Login may be below an info page, which returns to it, and below itself while it blocks back.
    if (below.includes('/login') && !isHeld && pageRow(location.page).flow !== 'info') {
      faults.push({ sentence: 'Login was left in the history.' });
    }
  } else faults.push({ sentence: 'The app keeps no history.' });
  return faults;
}

function faultsOfTitle(tab: Tab, texts: AppTexts, shown: Location): Fault[] {
  const { page, reports, world } = tab;
  const faults: Fault[] = [];
  const title = tab.title && texts.i18n.t(`title:${tab.title}`);
  const differ = (sentence: string, should: string | null, is: string | null) => {
    if (is !== should) faults.push({ sentence, should: should ?? 'none', is: is ?? 'none' });
  };
  differ('The title is not that of the page.', title, page.title);
  differ('The shell shows another title than the page.', title, reports.title);
  if (reports.muddled.length > 0) {
    const is = reports.muddled.join(', ');
    faults.push({ sentence: 'Reports to the shell name pages that were not on screen.', is });
  }
  if (reports.homeShown !== (shown.page === 'home')) {
    const sentence = 'The bottom bar is not shown exactly at home.';
    faults.push({ sentence, is: `${reports.homeShown ? 'shown' : 'hidden'} at ${shown.page}` });
  }
  // The app stores the page's name only for a borrower, so that logout leaves every key cleared.
  const named = tab.shownToBorrower?.page ?? null;
  const stored = world.storage.read('PageName') ?? named;
  if (named !== null) differ('The stored page name is that of another page.', named, stored);
  return faults;
}

export function faultsOf(tab: Tab, texts: AppTexts): Fault[] {
  const snapshot = tab.store.snapshot();
  const location = selectLocation(snapshot);
  const sending = sendsMoney(snapshot);
  return [
    ...brokenIn(tab.root),
    ...(location ? faultsOfHistory(tab, location) : []),
    ...(tab.shown ? faultsOfTitle(tab, texts, tab.shown) : []),
    ...(tab.reports.banned === sending
      ? []
      : [{ sentence: 'The shell does not block back exactly while money is being sent.' }]),
    ...tab.world.journal.doubled().map((is) => ({ sentence: 'Money was sent twice.', is })),
  ];
}
