import type { Host } from '#app/host.ts';
import { config } from '#app/config.ts';
import type { Facts, RequestContent } from '../checks/facts.ts';
import type { createNetwork, Sender } from '../network/network.ts';
import { type Frame, frames } from '../world/frame.ts';
import { pageTime } from '../world/globals.ts';
import type { Luck } from '../world/luck.ts';
import type { Scheduler } from '../world/scheduler.ts';
import { areaOf } from './area.ts';
import type { Disk } from './journal.ts';
import { createNativeSide } from './native.ts';
import type { Phone, Tab } from './phone.ts';

export type Surroundings = {
  scheduler: Scheduler;
  luck: Luck;
  network: ReturnType<typeof createNetwork>;
  facts: Facts;
};

export type PageDocument = EventTarget & {
  title: string;
  visibilityState: 'visible' | 'hidden';
};

type Opened = {
  frame: Frame;
  document: PageDocument;
  window: EventTarget;
  movesMoney: () => boolean;
  restart: () => void;
};

const origin = 'https://hiram.example';

const isHost = (value: object): value is Host => 'document' in value && 'fetch' in value;

/** Milliseconds that the browser takes to go back or forward. */
const traversal = 5;

const createElement = () => ({
  lang: '',
  style: { setProperty() {} },
  setAttribute() {},
});

export const createDocument = (): PageDocument =>
  Object.assign(new EventTarget(), {
    title: '',
    visibilityState: 'visible' as const,
    documentElement: createElement(),
  });

/** Only a logout uses this database: `journal.ts` simulates the journal; pictures are in memory. */
const createIndexedDb = ({ entries }: Disk, scheduler: Scheduler) => ({
  open() {
    throw new DOMException('none here', 'InvalidStateError');
  },
  databases: async () => (entries.size > 0 ? [{ name: 'hiram' }] : []),
  deleteDatabase(name: string) {
    const deletion = new EventTarget();
    scheduler.afterAll(1, `the database ${name} goes`, () => {
      if (name === 'hiram') entries.clear();
      deletion.dispatchEvent(new Event('success'));
    });
    return deletion;
  },
});

/** Creates a window with only the members of `Host`. */
export function createHost(
  surroundings: Surroundings,
  phone: Phone,
  tab: Tab,
  { frame, document, window, movesMoney, restart }: Opened,
): Host {
  const { scheduler, luck, network, facts } = surroundings;
  const { browser } = tab;
  const alive = () => frame.alive;
  const url = () => new URL(browser.href(), origin);

  /** The phone's other living pages get the event, in their own frames. */
  function changed(key: string | null): void {
    for (const [other, theirs] of phone.windows) {
      if (other === window) continue;
      const event = Object.assign(new Event('storage'), { key });
      scheduler.afterAll(1, 'storage changed', () => {
        if (theirs.alive) frames.run(theirs, () => other.dispatchEvent(event));
      });
    }
  }
  const full = () => phone.full;
  const wrote = (key: string, value: string) =>
    facts.add({ type: 'stored', phone: phone.name, key, value });
  const sender = {
    name: phone.name,
    alive,
    online: () => phone.online,
    movesMoney,
    left: (suffix: string, request: RequestContent) =>
      facts.add({ type: 'left', phone: phone.name, suffix, request }),
    answered: (suffix: string) => facts.add({ type: 'answered', phone: phone.name, suffix }),
  } satisfies Sender;

  const host: object = Object.assign(window, {
    document,
    location: {
      origin,
      get pathname() {
        return url().pathname;
      },
      get search() {
        return url().search;
      },
      reload: restart,
      assign() {},
    },
    history: {
      get state() {
        return { idx: browser.history.position() };
      },
      go(by: number) {
        browser.history.go(by);
        scheduler.after(traversal, 'the browser goes', () => {
          if (browser.settle()) window.dispatchEvent(new Event('popstate'));
        });
      },
    },
    navigator: {
      get onLine() {
        return phone.online || !phone.tellsLine;
      },
    },
    localStorage: areaOf(phone.local, { alive, full, changed, wrote }),
    sessionStorage: areaOf(tab.session, { alive, full, changed() {}, wrote }),
    indexedDB: createIndexedDb(phone.disk, scheduler),
    performance: { now: pageTime, getEntriesByName: () => [], getEntriesByType: () => [] },
    innerWidth: 360,
    innerHeight: 640,
    frameElement: null,
    requestAnimationFrame: (draw: () => void) =>
      scheduler.after(16, 'the page is drawn', draw).order,
    fetch: network.fetchFor(sender),
  });
  Object.assign(host, {
    parent: host,
    [config.bridge.channel]: createNativeSide(phone.native, host, {
      scheduler,
      luck,
      name: phone.name,
      alive,
      restart,
    }),
  });
  if (!isHost(host)) throw new Error('no host');
  return host;
}
