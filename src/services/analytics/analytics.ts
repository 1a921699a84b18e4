import * as v from 'valibot';
import { type AnalyticsEvent, type LoadTimes, MobileHash } from '#domain/analytics.ts';
import { navigationStartDelay, scrollThrottle } from '#domain/constants.ts';
import type { TitleKey } from '#domain/pages.ts';
import type { TransactionType } from '#domain/page-table.ts';
import type { Shell } from '#services/bridge/shell.ts';

export type ShownPage = {
  /** The page's name, equal in every language. */
  title: TitleKey;
  /** Its title in the language of the page. */
  pageTitle: string;
  transactionType: TransactionType;
  loanOrderId: string | null;
  creditOrderId: string | null;
};

export type AnalyticsContext = {
  shell: Pick<Shell, 'eventByAF' | 'collectEventByHuaTuo' | 'currentPageTitle'>;
  /** Milliseconds since 1970-01-01 UTC. */
  now: () => number;
  viewport: () => { width: number; height: number };
  /** `userInfo.authInfo.mobileHash` of the logged-in borrower; null without one. */
  mobileHash: () => string | null;
  /** Load times of the app's page; sent with the first page. */
  loadTimes: () => LoadTimes | null;
};

/**
 * The analytics of S3 and S7: every event goes to AppsFlyer and to the product's own collection.
 */
export type Analytics = {
  /** Logs an event on the page on screen, such as `login_fail`. */
  log: (action: string) => void;
  /**
   * Reports the page on screen. A new page logs the exit of the last one, its own entry and, 500 ms
   * later, its navigation start, and sends its title to the shell. The same page in another
   * language only sends the new title.
   */
  showPage: (page: ShownPage) => void;
  /**
   * Starts logging the borrower's scrolls of `target`, at most one in 200 ms; returns the stop
   * function.
   */
  watchScroll: (target: EventTarget) => () => void;
};

/**
 * Longest pause between two inputs of one scroll, in milliseconds: touch, wheel, or a scroll that
 * continues it by momentum.
 */
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
  /** Time of the borrower's last scroll input, in event time; reset by a new page. */
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
