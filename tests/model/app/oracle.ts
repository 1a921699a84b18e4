import * as v from 'valibot';
import type { AnyActorRef } from 'xstate';
import { childrenOf, sendsMoney, staysAtBack } from '#app/store.ts';
import { hrefOf, type Location, locationOf, pageRow } from '#domain/pages.ts';
import type { AppTexts } from '#i18n/i18n.ts';
import { selectLocation } from '#machines/root/location.ts';
import type { Tab } from './tab.ts';

const Mirror = v.object({ base: v.number(), hrefs: v.array(v.string()) });

const Broken = v.object({ status: v.literal('error'), error: v.unknown() });

/** The actors that broke, by their ids. */
function brokenIn(actor: AnyActorRef): string[] {
  const snapshot: unknown = actor.getSnapshot();
  const own = v.is(Broken, snapshot) ? [`${actor.id} broke: ${String(snapshot.error)}`] : [];
  return [...own, ...childrenOf(actor).flatMap(brokenIn)];
}

/** The address and the history that the browser shows of a location. */
function faultsOfHistory({ browser, records, store }: Tab, location: Location): string[] {
  const faults: string[] = [];
  const href = browser.href();
  if (href !== hrefOf(location)) faults.push(`the address is ${href} at ${hrefOf(location)}`);
  const url = new URL(href, 'https://hiram.example');
  const named = locationOf(url.pathname, url.search);
  if (named.page !== location.page) faults.push(`the address ${href} names ${named.page}`);

  const mirror = records.read('history', Mirror);
  if (mirror) {
    const known = browser.all().slice(mirror.base, mirror.base + mirror.hrefs.length);
    if (JSON.stringify(known) !== JSON.stringify(mirror.hrefs)) {
      faults.push(`the mirror ${mirror.hrefs.join(' ')} is not the history ${known.join(' ')}`);
    }
    const below = mirror.hrefs.slice(0, (browser.history.position() ?? 0) - mirror.base);
    // On the first page, what back must not leave has an entry of the same page below it.
    const isHeld = below.length === 1 && staysAtBack(store.snapshot());
    if (below.includes(href) && !isHeld) faults.push(`${href} lies below itself`);
    if (below.slice(1).includes('/')) faults.push('home lies in the middle');
    // Below a page to read, login may lie: it comes back.
    if (below.includes('/login') && pageRow(location.page).flow !== 'info') {
      faults.push('login was left in the history');
    }
  } else faults.push('no mirror of the history');
  return faults;
}

/** What the document, the shell and analytics were told of the page shown. */
function faultsOfTitle(tab: Tab, texts: AppTexts, shown: Location): string[] {
  const { page, told, world } = tab;
  const faults: string[] = [];
  const title = tab.title && texts.i18n.t(`title:${tab.title}`);
  if (page.title !== title) faults.push(`the title is “${page.title}” at “${title}”`);
  if (told.title !== title) faults.push(`the shell shows “${told.title}” at “${title}”`);
  if (told.muddled.length > 0) faults.push(`the shell was told: ${told.muddled.join(', ')}`);
  if (told.homeShown !== (shown.page === 'home')) faults.push('the bottom bar is wrong');
  const name = pageRow(shown.page).routeName ?? shown.page;
  const stored = world.storage.read('PageName') ?? name;
  if (stored !== name) faults.push(`PageName is ${stored} at ${name}`);
  return faults;
}

/** What is wrong with the app as it stands; nothing, if all is well. */
export function faultsOf(tab: Tab, texts: AppTexts): string[] {
  const snapshot = tab.store.snapshot();
  const location = selectLocation(snapshot);
  const sending = sendsMoney(snapshot);
  return [
    ...brokenIn(tab.root),
    ...(location ? faultsOfHistory(tab, location) : []),
    ...(tab.shown ? faultsOfTitle(tab, texts, tab.shown) : []),
    ...(tab.told.banned === sending ? [] : ['the shell holds back at the wrong time']),
    ...tab.world.journal.doubled(),
  ];
}
