import * as v from 'valibot';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { AnalyticsEvent } from '#domain/analytics.ts';
import {
  type AnalyticsContext,
  createAnalytics,
  type ShownPage,
} from '#services/analytics/analytics.ts';

const loadTimes = { firstByte: 10, domReady: 100, load: 200, firstPaint: 90 };
const home: ShownPage = {
  title: 'home',
  pageTitle: 'Home',
  transactionType: 'credit',
  loanOrderId: null,
  creditOrderId: 'c1',
};
const repay: ShownPage = {
  title: 'repay',
  pageTitle: 'Repay',
  transactionType: 'loan_repayment',
  loanOrderId: 'l1',
  creditOrderId: null,
};
const hash = 'a'.repeat(64);

function start(overrides: Partial<AnalyticsContext> = {}) {
  const appsFlyer: AnalyticsEvent[] = [];
  const own: AnalyticsEvent[] = [];
  const titles: string[] = [];
  const analytics = createAnalytics({
    shell: {
      eventByAF: (_, event) => appsFlyer.push(event) > 0,
      collectEventByHuaTuo: (_, event) => own.push(event) > 0,
      currentPageTitle: ({ event, pageTitle, transactionType }) =>
        titles.push(`${event} ${pageTitle} ${transactionType}`) > 0,
    },
    now: () => 1_700_000_000_000,
    viewport: () => ({ width: 375, height: 700 }),
    mobileHash: () => hash,
    loadTimes: () => loadTimes,
    ...overrides,
  });
  return { analytics, appsFlyer, own, titles, actions: () => own.map(({ action }) => action) };
}

beforeEach(() => {
  vi.useFakeTimers();
});

describe('analytics', () => {
  it('S3.20, S7.15: sends the full event to both collections', () => {
    const { analytics, appsFlyer, own } = start();
    analytics.showPage(home);
    expect(own[0]).toEqual({
      pageTitle: 'Home',
      action: 'page_enter',
      timestamp: 1_700_000_000_000,
      viewport: { width: 375, height: 700 },
      mobileHash: hash,
      loanOrderId: null,
      creditOrderId: 'c1',
      transactionType: 'credit',
      loadTimes: null,
    });
    expect(appsFlyer).toEqual(own);
    expect(v.is(AnalyticsEvent, own[0])).toBe(true);
  });

  it('S2.3: logs a page leave only for a page of another title, and informs the shell', () => {
    const { analytics, actions, own, titles } = start();
    analytics.showPage(home);
    analytics.showPage({ ...home, creditOrderId: 'c2' });
    expect(actions()).toEqual(['page_enter']);
    analytics.showPage(repay);
    expect(actions()).toEqual(['page_enter', 'page_exit', 'page_enter']);
    expect(own[1]).toMatchObject({ pageTitle: 'Home', creditOrderId: 'c2' });
    expect(titles).toEqual(['enter Home credit', 'exit Home credit', 'enter Repay loan_repayment']);
  });

  it('S2.3: logs nothing when the language of a page changes, and sends the shell the new title', () => {
    const { analytics, actions, titles } = start();
    analytics.showPage(repay);
    vi.advanceTimersByTime(500);
    analytics.showPage({ ...repay, pageTitle: 'Magbayad' });
    vi.advanceTimersByTime(500);
    expect(actions()).toEqual(['page_enter', 'navigation_start']);
    expect(titles).toEqual(['enter Repay loan_repayment', 'enter Magbayad loan_repayment']);
  });

  it('S9.9: records the navigation start after 500 ms, and load times only for the first page', () => {
    const { analytics, own } = start();
    const starts = () => own.filter(({ action }) => action === 'navigation_start');
    analytics.showPage(home);
    vi.advanceTimersByTime(499);
    expect(starts()).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(starts()).toMatchObject([{ pageTitle: 'Home', loadTimes }]);
    analytics.showPage(repay);
    vi.advanceTimersByTime(500);
    expect(starts()[1]).toMatchObject({ pageTitle: 'Repay', loadTimes: null });
    analytics.showPage(home);
    vi.advanceTimersByTime(400);
    analytics.showPage(repay);
    vi.advanceTimersByTime(400);
    expect(starts()).toHaveLength(2);
  });

  it('S9.9: logs at most one scroll per 200 ms', () => {
    const { analytics, actions } = start();
    const target = new EventTarget();
    const stop = analytics.watchScroll(target);
    const scrolls = () => actions().filter((action) => action === 'page_scroll').length;
    for (let time = 0; time < 1_000; time += 20) {
      target.dispatchEvent(new Event('touchmove'));
      target.dispatchEvent(new Event('scroll'));
      vi.advanceTimersByTime(20);
    }
    expect(scrolls()).toBe(5);
    stop();
    expect(vi.getTimerCount()).toBe(0);
    vi.advanceTimersByTime(200);
    target.dispatchEvent(new Event('touchmove'));
    target.dispatchEvent(new Event('scroll'));
    expect(scrolls()).toBe(5);
  });

  it('logs scrolling by touch and wheel until it stops, and no scrolling by the app', () => {
    const { analytics, actions } = start();
    const target = new EventTarget();
    const listens = vi.spyOn(target, 'addEventListener');
    analytics.watchScroll(target);
    // Scroll events within a page do not bubble.
    const options = { capture: true, passive: true };
    expect(listens).toHaveBeenCalledWith('scroll', expect.any(Function), options);
    analytics.showPage(home);
    let now = 10_000;
    /** Dispatches an event after a pause, and returns how many scrolls are logged. */
    const then = (after: number, type: string) => {
      now += after;
      vi.advanceTimersByTime(after);
      target.dispatchEvent(Object.defineProperty(new Event(type), 'timeStamp', { value: now }));
      return actions().filter((action) => action === 'page_scroll').length;
    };
    expect(then(0, 'scroll')).toBe(0);
    expect(then(1_000, 'wheel')).toBe(0);
    expect(then(16, 'scroll')).toBe(1);
    expect(then(2_000, 'scroll')).toBe(1);
    expect(then(0, 'touchmove')).toBe(1);
    // Momentum: each scroll within 500 ms of the previous one counts as the borrower's.
    expect(then(300, 'scroll')).toBe(2);
    expect(then(300, 'scroll')).toBe(3);
    expect(then(300, 'scroll')).toBe(4);
    expect(then(500, 'scroll'), 'scrolling has not stopped').toBe(5);
    // The app scrolls the next page to its top.
    analytics.showPage(repay);
    expect(then(100, 'scroll')).toBe(5);
  });

  it('sends no mobile number, even if it receives one in place of its hash', () => {
    const { analytics, own } = start({ mobileHash: () => '+639171234567' });
    analytics.log('login_fail');
    expect(own).toMatchObject([{ action: 'login_fail', pageTitle: '', mobileHash: null }]);
  });
});
