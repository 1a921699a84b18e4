import { hrefOf, type PageId, pageIds, pageRow, type Location } from '#domain/pages.ts';
import { isLogoutAsked } from '#machines/root/layers.ts';
import { selectLocation } from '#machines/root/location.ts';
import type { RootEvent, RootRequest } from '#machines/root/context.ts';
import { vi } from 'vitest';
import { sessionOf } from '#machines/samples/people.ts';
import { closePopup, popupAbove } from './popups.ts';
import type { Tabs, Tab } from './tab.ts';
import { actorOf, requestsNow, passwordLogin, type Tap, tapsNow } from './taps.ts';

/** Events that no control on the page causes. */
const platform = {
  refreshed: ({ refresh }: Tab) => refresh(),
  hidden(tab: Tab) {
    tab.page.visibilityState = 'hidden';
    tab.page.dispatchEvent(new Event('visibilitychange'));
  },
  shown(tab: Tab) {
    tab.page.visibilityState = 'visible';
    tab.page.dispatchEvent(new Event('visibilitychange'));
  },
  online: ({ happens }: Tab) => happens('online'),
  offline: ({ happens }: Tab) => happens('offline'),
  sessionLost: ({ root }: Tab) => root.send({ type: 'session.lost', reason: 'squeezed' }),
  maintenance: ({ root }: Tab) => root.send({ type: 'maintenance.announced', time: null }),
  lineFailed: ({ root }: Tab) => root.send({ type: 'toast.raised', key: 'toastMsg.net_error' }),
  loggedOutElsewhere({ world }: Tab) {
    world.storage.clearUserData();
    world.window.changedElsewhere('authInfo');
  },
  renewedElsewhere({ world }: Tab) {
    const mine = world.auth.get();
    if (mine) world.storage.write('authInfo', { ...mine, token: 'a fresher token' });
    world.window.changedElsewhere('authInfo');
  },
  othersElsewhere({ world }: Tab) {
    world.storage.write('authInfo', sessionOf('maria').auth);
    world.window.changedElsewhere('authInfo');
  },
};

export type Platform = keyof typeof platform;

/** Plain JSON: a walk is a list of steps. */
export type AppStep =
  | { do: 'tap'; tap: Tap }
  | { do: 'signIn' }
  /** A request by a screen, or by a link from outside. */
  | { do: 'request'; request: RootRequest }
  | {
      do: 'answer';
      event: Extract<RootEvent, { type: `logout.${string}` | `maintenance.${string}` }>;
    }
  /** Moves by these numbers of entries in a row; the app is awaited only after the last move. */
  | { do: 'browser'; moves: readonly number[] }
  | { do: 'platform'; what: Platform }
  | { do: 'end'; port: string; how: string }
  /** Time passes until a timer changes the state, for at most ten timers. */
  | { do: 'wait' }
  | { do: 'reload' };

export type Start = {
  href: string;
  found:
    | 'nothing'
    | 'application'
    | 'payment'
    | 'fee'
    | 'rollover'
    | 'restructure'
    | 'card'
    | 'deletion';
};

export const end = (port: string, how: string): AppStep => ({ do: 'end', port, how });
export const happens = (what: Platform): AppStep => ({ do: 'platform', what });
export const asks = (request: RootRequest): AppStep => ({ do: 'request', request });
export const asksFor = (page: PageId, query: Location['query'] = {}): AppStep =>
  asks({ type: 'location.requested', location: { page, query } });
export const startAt = (page: PageId, query: Location['query'] = {}): Start => ({
  href: hrefOf({ page, query }),
  found: 'nothing',
});

/** Lets all settled promises call their handlers. */
const settled = () => new Promise<void>((resolve) => void setImmediate(resolve));

/** Waits for the app, including its own moves in the browser's history. */
export async function rest(tab: Tab): Promise<void> {
  const land = async () => {
    await settled();
    for (let turn = 0; turn < 20 && tab.browser.settle(); turn += 1) {
      tab.happens('popstate');
      await settled();
    }
  };
  await land();
  const location = selectLocation(tab.store.snapshot());
  if (!location || tab.browser.href() === hrefOf(location)) return;
  // A history traversal that other moves cancelled never ends; it times out after a second.
  vi.advanceTimersByTime(1_000);
  await land();
}

function tapOn({ store }: Tab, { flow, event }: Tap): void {
  actorOf(store.snapshot(), flow)?.send(event);
}

async function move(tab: Tab, moves: readonly number[]): Promise<void> {
  for (const by of moves) {
    if (tab.browser.move(by)) tab.happens('popstate');
    // Each pop event is a separate task, so promises settle before the next one.
    await settled();
  }
}

/** The returned tab may be a reload of the page. */
export async function perform(tabs: Tabs, tab: Tab, step: AppStep, key: () => string) {
  let now = tab;
  switch (step.do) {
    case 'tap':
      tab.interacted();
      tapOn(tab, step.tap);
      break;
    case 'signIn':
      tab.interacted();
      for (const event of passwordLogin) tab.store.snapshot().children.login?.send(event);
      break;
    case 'request':
      tab.request(step.request);
      break;
    case 'answer':
      tab.interacted();
      tab.root.send(step.event);
      break;
    case 'browser':
      await move(tab, step.moves);
      break;
    case 'platform':
      platform[step.what](tab);
      break;
    case 'end':
      tab.world.calls.end(step.port, step.how);
      break;
    case 'wait': {
      const before = key();
      for (let turn = 0; turn < 10 && key() === before && vi.getTimerCount() > 0; turn += 1) {
        vi.advanceTimersToNextTimer();
        await settled();
      }
      break;
    }
    case 'reload':
      now = tabs.reload(tab);
      break;
  }
  await rest(now);
  if (now.restartAsked) {
    now = tabs.reload(now);
    await rest(now);
  }
  return now;
}

const linkSteps: readonly AppStep[] = pageIds.map((page) =>
  asksFor(page, pageRow(page).needs.includes('loanOrderId') ? { loanOrderId: 'loan-1' } : {}),
);

function personSteps(tab: Tab): AppStep[] {
  const snapshot = tab.store.snapshot();
  if (snapshot.matches({ maintenance: 'shown' })) {
    return [{ do: 'answer', event: { type: 'maintenance.closed' } }];
  }
  if (isLogoutAsked(snapshot)) {
    return [
      { do: 'answer', event: { type: 'logout.confirmed' } },
      { do: 'answer', event: { type: 'logout.cancelled' } },
    ];
  }
  const location = selectLocation(snapshot);
  const taps = tapsNow(snapshot).map((tap): AppStep => ({ do: 'tap', tap }));
  if (location?.page === 'home' && popupAbove(snapshot)) {
    return [asks(closePopup), ...taps];
  }
  return [
    ...(location?.page === 'login' ? [{ do: 'signIn' } satisfies AppStep] : []),
    ...taps,
    ...requestsNow(snapshot).map(asks),
  ];
}

const historySteps: readonly AppStep[] = [[-1], [1], [-2], [-1, -1, 1, 1], [-3, 2]].map((each) => ({
  do: 'browser',
  moves: each,
}));

const platformSteps: readonly AppStep[] = Object.keys(platform)
  .filter((what): what is Platform => what in platform)
  .map(happens);

const endSteps = ({ world }: Tab): AppStep[] =>
  world.calls.open().flatMap(({ port, ends }) => ends.map((how) => end(port, how)));

export const stepsNow = (tab: Tab): AppStep[] => [
  ...personSteps(tab),
  ...endSteps(tab),
  { do: 'wait' },
  ...historySteps,
  ...platformSteps,
  { do: 'reload' },
  ...linkSteps,
];
