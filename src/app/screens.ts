import type { ComponentType } from 'react';
import {
  type FlowId,
  type PageId,
  pageIds,
  type PageOf,
  type PageOwner,
  pageRow,
} from '#domain/pages.ts';
import type { AppTexts } from '#i18n/i18n.ts';
import type { PageNamespace } from '#i18n/resources.ts';
import type { FlowEvents, FlowSnapshots } from '#machines/flows.ts';
import { borrowPages } from '#views/borrow/pages.ts';
import { type FlowPages, textPages } from '#views/flow-pages.ts';
import { orderProgressPages } from '#views/progress/pages.ts';
import { repaymentPages } from '#views/repay/pages.ts';
import type { Screen, Screens } from './app-context.ts';
import { type Flow, flowScreen } from './flow-screen.tsx';
import { LoginScreen } from './login-screen.tsx';
import { createLazy } from './loading/lazy.ts';
import { infoScreen } from './info-screen.tsx';

/** A page's screen, loaded when it is first shown, and the texts it needs. */
type Lazy = { texts: readonly PageNamespace[]; load: () => Promise<ComponentType> };
/** A page's screen that came with the app. */
type Present = { Component: ComponentType };

/** A flow's pages, as the flow's actor joins them. */
type Joined<Snapshot, Event> = {
  texts: readonly PageNamespace[];
  load: (
    page: PageId,
    actor: (children: FlowActorRefs) => Flow<Snapshot, Event> | undefined,
  ) => Promise<ComponentType>;
};
type FlowActorRefs = { [Id in FlowId]?: Flow<FlowSnapshots[Id], FlowEvents[Id]> };

/** What lies between selector and screen is known here alone. */
function joined<Snapshot, View, Event, Page extends PageId>({
  texts,
  selector,
  screens,
}: FlowPages<Snapshot, View, Event, Page>): Joined<Snapshot, Event> {
  const loads = new Map(Object.entries<(typeof screens)[Page]>(screens));
  return {
    texts,
    async load(page, actor) {
      const load = loads.get(page);
      if (!load) throw new Error(`no screen for page ${page}`);
      const [select, Screen] = await Promise.all([selector(), load()]);
      return flowScreen(actor, select, Screen);
    },
  };
}

/** The pages of every flow: one line each. */
const flowPages: { [Id in FlowId]: Joined<FlowSnapshots[Id], FlowEvents[Id]> } = {
  home: { texts: ['home'], load: async () => (await import('./home-screen.tsx')).HomeScreen },
  borrow: joined(borrowPages),
  orderProgress: joined(orderProgressPages),
  repayment: joined(repaymentPages),
};

function ofFlow<Id extends FlowId>(id: Id, page: PageId): Lazy {
  const { texts, load } = flowPages[id];
  return { texts, load: () => load(page, (children: FlowActorRefs) => children[id]) };
}

const text = (page: keyof typeof textPages): Lazy => ({
  texts: ['info'],
  load: async () => infoScreen(await textPages[page]()),
});

/** Pages that lie above the flows, and login. */
const others: Record<PageOf<'login' | 'info'>, Lazy | Present> = {
  // The first page of a first visit: nothing to wait for.
  login: { Component: LoginScreen },
  agreement: {
    texts: ['info'],
    load: async () => (await import('./agreement-screen.tsx')).AgreementScreen,
  },
  customerCenter: {
    texts: ['info'],
    load: async () => (await import('./customer-center-screen.tsx')).CustomerCenterScreen,
  },
  service: text('service'),
  privacy: text('privacy'),
  error: text('error'),
};

const isOther = (page: PageId): page is keyof typeof others => page in others;
const isFlow = (owner: PageOwner): owner is FlowId => owner in flowPages;

/** Which screen shows a page. */
function rowOf(page: PageId): Lazy | Present {
  const owner = pageRow(page).flow;
  if (isFlow(owner)) return ofFlow(owner, page);
  if (isOther(page)) return others[page];
  throw new Error(`no screen for page ${page}`);
}

/** Writes its outcome on a promise: React's `use` does not wait for such a one. A plain promise costs 270 ms. */
const fulfilled = (promise: Promise<ComponentType>, screen: ComponentType) =>
  Object.assign(promise, { status: 'fulfilled', value: screen });

/** React draws again what it waited for, and must find the same failure: by then it has, in milliseconds. */
const failureSeen = 500;

/** The screens of all pages. */
export function createScreens(texts: AppTexts): Screens {
  const screens = new Map(
    pageIds.map((page): [PageId, Screen] => {
      const row = rowOf(page);
      if ('Component' in row) {
        const there = fulfilled(Promise.resolve(row.Component), row.Component);
        return [page, { load: () => there, isLoaded: () => true }];
      }
      let isLoaded = false;
      const load = createLazy(async () => {
        const [screen] = await Promise.all([row.load(), texts.need(row.texts)]);
        void fulfilled(load(), screen);
        isLoaded = true;
        return screen;
      }, failureSeen);
      return [page, { load, isLoaded: () => isLoaded }];
    }),
  );
  return (page) => {
    const screen = screens.get(page);
    if (!screen) throw new Error(`no screen for page ${page}`);
    return screen;
  };
}
