import type { ComponentType } from 'react';
import { type PageId, pageIds } from '#domain/pages.ts';
import type { AppTexts } from '#i18n/i18n.ts';
import type { PageNamespace } from '#i18n/resources.ts';
import type { RootSnapshot } from '#machines/root/place.ts';
import {
  borrowPages,
  type FlowPages,
  progressPages,
  repaymentPages,
  supportPages,
  textPages,
} from '#views/flow-pages.ts';
import { type Flow, flowScreen } from './flow-screen.tsx';
import { LoginScreen } from './login-screen.tsx';
import { lazily } from './providers/lazily.ts';
import { readingScreen } from './reading-screen.tsx';

/** A page's screen, loaded when it is first shown, and the texts it needs. */
type Late = { texts: readonly PageNamespace[]; load: () => Promise<ComponentType> };
/** A page's screen that came with the app. */
type Present = { Component: ComponentType };

/** Joins the pages of a flow to its actor. */
const joined =
  <Snapshot, View, Event, Page extends PageId>(
    flow: (children: RootSnapshot['children']) => Flow<Snapshot, Event> | undefined,
    { texts, selector, screens }: FlowPages<Snapshot, View, Event, Page>,
  ) =>
  (page: Page): Late => ({
    texts,
    async load() {
      const [select, Screen] = await Promise.all([selector(), screens[page]()]);
      return flowScreen(flow, select, Screen);
    },
  });

const borrow = joined((children) => children.borrow, borrowPages);
const progress = joined((children) => children.orderProgress, progressPages);
const repayment = joined((children) => children.repayment, repaymentPages);
const support = joined((children) => children.support, supportPages);

const text = (page: keyof typeof textPages): Late => ({
  texts: ['reading'],
  load: async () => readingScreen(await textPages[page]()),
});

/** Which screen shows a page: the one table of them. */
const rows: Record<PageId, Late | Present> = {
  home: {
    texts: ['home'],
    load: async () => (await import('./home-screen.tsx')).HomeScreen,
  },
  // The first page of a first visit: nothing to wait for.
  login: { Component: LoginScreen },

  limit: borrow('limit'),
  quota: borrow('quota'),
  confirm: borrow('confirm'),

  review: progress('review'),
  reviewDetails: progress('reviewDetails'),
  reject: progress('reject'),
  rejectDetails: progress('rejectDetails'),
  lending: progress('lending'),
  lendingDetails: progress('lendingDetails'),

  repay: repayment('repay'),
  repayPlan: repayment('repayPlan'),
  repayDetail: repayment('repayDetail'),

  agreement: {
    texts: ['reading'],
    load: async () => (await import('./agreement-screen.tsx')).AgreementScreen,
  },
  customerCenter: support('customerCenter'),
  service: text('service'),
  privacy: text('privacy'),
  error: text('error'),
};

/** Writes its outcome on a promise: React's `use` does not wait for such a one. */
const fulfilled = (promise: Promise<ComponentType>, screen: ComponentType) =>
  Object.assign(promise, { status: 'fulfilled', value: screen });

/** A page's screen: loaded once, with its texts, perhaps before it is shown. */
export type Screen = {
  load: () => Promise<ComponentType>;
  /** Whether it is there, to be drawn at once. */
  isLoaded: () => boolean;
};
export type Screens = (page: PageId) => Screen;

/** React draws again what it waited for, and must find the same failure: by then it has, in milliseconds. */
const failureSeen = 500;

/** The screens of all pages. */
export function createScreens(texts: AppTexts): Screens {
  const screens = new Map(
    pageIds.map((page): [PageId, Screen] => {
      const row = rows[page];
      if ('Component' in row) {
        const there = fulfilled(Promise.resolve(row.Component), row.Component);
        return [page, { load: () => there, isLoaded: () => true }];
      }
      let isLoaded = false;
      const load = lazily(async () => {
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
