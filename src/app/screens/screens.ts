import type { ComponentType } from 'react';
import { type PageId, pageIds, type PageOf, pageRow } from '#domain/pages.ts';
import type { AppTexts } from '#i18n/i18n.ts';
import type { PageNamespace } from '#i18n/resources.ts';
import { isFlowId } from '#machines/flows.ts';
import { textPages } from '#views/info/pages.ts';
import type { Screen, Screens } from '../app-context.ts';
import { createLazy } from '../loading/lazy.ts';
import { flowPage } from './flow-pages.ts';
import { LoginScreen } from './login-screen.tsx';
import { plainScreen } from './plain-screen.tsx';

/** A page's screen, loaded when it is first shown, and the texts it needs. */
type Lazy = { texts: readonly PageNamespace[]; load: () => Promise<ComponentType> };
/** A page's screen that came with the app. */
type Present = { Component: ComponentType };

const text = (page: keyof typeof textPages): Lazy => ({
  texts: ['info'],
  load: async () => plainScreen(await textPages[page]()),
});

/** Login, and the pages that lie above the flows. */
const otherPages: Record<PageOf<'login' | 'info'>, Lazy | Present> = {
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

const isOther = (page: PageId): page is keyof typeof otherPages => page in otherPages;

/** Which screen shows a page. */
function rowOf(page: PageId): Lazy | Present {
  const owner = pageRow(page).flow;
  if (isFlowId(owner)) return flowPage(owner, page);
  if (isOther(page)) return otherPages[page];
  throw new Error(`no screen for page ${page}`);
}

/**
 * Writes its outcome on a promise: React's `use` does not wait for such a one. Plain promises cost
 * 270 ms a page: React holds back what it had to wait for.
 */
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
