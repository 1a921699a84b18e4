import * as v from 'valibot';
import { type AnalyticsEvent, type LoadTimes, MobileHash } from '#domain/analytics.ts';
import { navigationStartDelay, scrollThrottle } from '#domain/constants.ts';
import type { TitleKey } from '#domain/pages.ts';
import type { TransactionType } from '#domain/page-table.ts';
import type { Shell } from '#services/bridge/shell.ts';

export type ShownPage = {
  /** The key of the page's title, equal in every language. */
  title: TitleKey;
  /** The page's title in the current language. */
  pageTitle: string;
  transactionType: TransactionType;
  loanOrderId: string | null;
  creditOrderId: string | null;
};

export type AnalyticsContext = {
  shell: Pick<Shell, 'eventByAF' | 'collectEventByHuaTuo' | 'currentPageTitle'>;
  now: () => number;
  viewport: () => { width: number; height: number };
  mobileHash: () => string | null;
  /** The load times are sent with the first page. */
  loadTimes: () => LoadTimes | null;
};

/** Every event goes to AppsFlyer and to the product's own collection (S3, S7). */
export type Analytics = {
  log: (action: string) => void;
  /** The same page in another language only sends the new title to the shell. */
  showPage: (page: ShownPage) => void;
  /** Logs the borrower's scrolls, at most one in 200 ms. Returns the stop function. */
  watchScroll: (target: EventTarget) => () => void;
};

/** Longest pause between two inputs of one scroll, in milliseconds. */
const momentum = 500;

const noPage = {
  title: null,
  pageTitle: '',
  transactionType: null,
  loanOrderId: null,
  creditOrderId: null,
};

export function createAnalytics(context: AnalyticsContext): Analytics {
  const { shell } = context;
  let shown: ShownPage | null = null;
  let firstPage = true;
  let navigationStart: ReturnType<typeof setTimeout> | undefined;
  /** Time of the borrower's last scroll input, in event time. */
  let scrolledAt = Number.NEGATIVE_INFINITY;

  function send(action: string, on: ShownPage | null, loadTimes: LoadTimes | null): void {
    const hash = context.mobileHash();
    const { pageTitle, transactionType, loanOrderId, creditOrderId } = on ?? noPage;
    const event: AnalyticsEvent = {
      pageTitle,
      transactionType,
      loanOrderId,
      creditOrderId,
      action,
      timestamp: context.now(),
      viewport: context.viewport(),
      mobileHash: v.is(MobileHash, hash) ? hash : null,
      loadTimes,
    };
    shell.eventByAF(action, event);
    shell.collectEventByHuaTuo(action, event);
  }

  function leave(page: ShownPage): void {
    clearTimeout(navigationStart);
    send('page_exit', page, null);
    const { pageTitle, transactionType } = page;
    shell.currentPageTitle({ pageTitle, transactionType, event: 'exit' });
  }

  function reportTitleToShell({ pageTitle, transactionType }: ShownPage): void {
    shell.currentPageTitle({ pageTitle, transactionType, event: 'enter' });
  }

  function enter(page: ShownPage): void {
    scrolledAt = Number.NEGATIVE_INFINITY;
    send('page_enter', page, null);
    reportTitleToShell(page);
    navigationStart = setTimeout(() => {
      send('navigation_start', shown, firstPage ? context.loadTimes() : null);
      firstPage = false;
    }, navigationStartDelay);
  }

  return {
    log: (action) => send(action, shown, null),
    showPage(page) {
      const before = shown;
      shown = page;
      if (before?.title !== page.title) {
        if (before) leave(before);
        enter(page);
      } else if (before.pageTitle !== page.pageTitle) {
        reportTitleToShell(page);
      }
    },
    watchScroll(target) {
      let pause: ReturnType<typeof setTimeout> | undefined;
      const moved = ({ timeStamp }: Event) => {
        scrolledAt = timeStamp;
      };
      const scrolled = (event: Event) => {
        // The app also scrolls: to a field, or to the top of a page.
        if (event.timeStamp - scrolledAt > momentum) return;
        moved(event);
        if (pause !== undefined) return;
        send('page_scroll', shown, null);
        pause = setTimeout(() => {
          pause = undefined;
        }, scrollThrottle);
      };
      const options = { capture: true, passive: true };
      const listeners = { touchmove: moved, wheel: moved, scroll: scrolled };
      for (const [type, hear] of Object.entries(listeners))
        target.addEventListener(type, hear, options);
      return () => {
        clearTimeout(pause);
        for (const [type, hear] of Object.entries(listeners)) {
          target.removeEventListener(type, hear, options);
        }
      };
    },
  };
}
