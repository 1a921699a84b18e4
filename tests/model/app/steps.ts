import { hrefOf, type PageId, pageIds, pageRow, type Location } from '#domain/pages.ts';
import { selectLocation } from '#machines/root/location.ts';
import type { RootEvent, RootRequest } from '#machines/root/context.ts';
import { vi } from 'vitest';
import { sessionOf } from '#machines/samples/people.ts';
import { closePopup, popupAbove } from './popups.ts';
import type { Stage, Tab } from './tab.ts';
import { actorOf, asksNow, passwordLogin, type Tap, tapsNow } from './taps.ts';

/** What happens to the page from outside: the shell, the line, the screen, other tabs. */
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
  /** Another tab logs out. */
  loggedOutElsewhere({ world }: Tab) {
    world.storage.clearUserData();
    world.window.changedElsewhere('authInfo');
  },
  /** Another tab of the same borrower logged in again. */
  renewedElsewhere({ world }: Tab) {
    const mine = world.auth.get();
    if (mine) world.storage.write('authInfo', { ...mine, token: 'a fresher token' });
    world.window.changedElsewhere('authInfo');
  },
  /** Another borrower logged in in another tab. */
  othersElsewhere({ world }: Tab) {
    world.storage.write('authInfo', sessionOf('maria').auth);
    world.window.changedElsewhere('authInfo');
  },
};

export type Platform = keyof typeof platform;

/** One thing that happens to the app. Plain JSON: a walk is a list of them. */
export type AppStep =
  /** A person does something on a flow's screen. */
  | { do: 'tap'; tap: Tap }
  /** A person fills in the form of login by password, and sends it. */
  | { do: 'signIn' }
  /** A screen asks something of the root; a link from outside does so too. */
  | { do: 'request'; request: RootRequest }
  /** A person answers what lies over the page. */
  | {
      do: 'answer';
      event: Extract<RootEvent, { type: `logout.${string}` | `maintenance.${string}` }>;
    }
  /** The person goes so many entries back or forward in the browser, without waiting in between. */
  | { do: 'browser'; moves: readonly number[] }
  | { do: 'platform'; what: Platform }
  /** A call to the world ends. */
  | { do: 'end'; port: string; how: string }
  /** Time passes until something comes of it. */
  | { do: 'wait' }
  | { do: 'reload' };

/** How a walk starts: at an address, with what an earlier visit left. */
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
    | 'deletion'
    | 'lastKnown'
    | 'lastKnownAndPayment';
};

/** All promises that can settle have settled. */
const settled = () => new Promise<void>((resolve) => void setImmediate(resolve));

/** Lets the app come to rest: what follows at once, and its own moves in the browser's history. */
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
  // A move that the person's own have led out of the history is given up after a second.
  vi.advanceTimersByTime(1_000);
  await land();
}

function tapOn({ store }: Tab, { flow, event }: Tap): void {
  actorOf(store.snapshot(), flow)?.send(event);
}

async function move(tab: Tab, moves: readonly number[]): Promise<void> {
  for (const by of moves) {
    if (tab.browser.move(by)) tab.happens('popstate');
    // Each pop is a task of its own; what follows at once is done by then.
    await settled();
  }
}

/** Lets something happen, and the app come to rest. The tab may be another load of the page. */
export async function perform(stage: Stage, tab: Tab, step: AppStep, key: () => string) {
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
      now = stage.reload(tab);
      break;
  }
  await rest(now);
  if (now.restartAsked) {
    now = stage.reload(now);
    await rest(now);
  }
  return now;
}

const requestFor = (page: PageId, query: Location['query'] = {}): AppStep => ({
  do: 'request',
  request: { type: 'location.requested', location: { page, query } },
});

/** Links that may come from outside at any time. */
const linkSteps: readonly AppStep[] = pageIds.map((page) =>
  requestFor(page, pageRow(page).needs.includes('loanOrderId') ? { loanOrderId: 'loan-1' } : {}),
);

/** What a person can do now. */
function personSteps(tab: Tab): AppStep[] {
  const snapshot = tab.store.snapshot();
  const { logoutAsked } = snapshot.context;
  if (snapshot.matches({ maintenance: 'shown' })) {
    return [{ do: 'answer', event: { type: 'maintenance.closed' } }];
  }
  if (logoutAsked) {
    return [
      { do: 'answer', event: { type: 'logout.confirmed' } },
      { do: 'answer', event: { type: 'logout.cancelled' } },
    ];
  }
  const location = selectLocation(snapshot);
  const taps = tapsNow(snapshot).map((tap): AppStep => ({ do: 'tap', tap }));
  if (location?.page === 'home' && popupAbove(snapshot)) {
    return [{ do: 'request', request: closePopup }, ...taps];
  }
  return [
    ...(location?.page === 'login' ? [{ do: 'signIn' } satisfies AppStep] : []),
    ...taps,
    ...asksNow(snapshot).map((request): AppStep => ({ do: 'request', request })),
  ];
}

/** The person's own moves in the browser's history, storms of them too. */
const historySteps: readonly AppStep[] = [[-1], [1], [-2], [-1, -1, 1, 1], [-3, 2]].map((each) => ({
  do: 'browser',
  moves: each,
}));

/** What may come from outside at any time. */
const platformSteps: readonly AppStep[] = Object.keys(platform)
  .filter((what): what is Platform => what in platform)
  .map((what): AppStep => ({ do: 'platform', what }));

/** How the open calls can end now. */
const endSteps = ({ world }: Tab): AppStep[] =>
  world.calls
    .open()
    .flatMap(({ port, ends }) => ends.map((how): AppStep => ({ do: 'end', port, how })));

/** Everything that can happen now. */
export const stepsNow = (tab: Tab): AppStep[] => [
  ...personSteps(tab),
  ...endSteps(tab),
  { do: 'wait' },
  ...historySteps,
  ...platformSteps,
  { do: 'reload' },
  ...linkSteps,
];
