import * as v from 'valibot';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createProjector, type Entry, type Navigate } from '#app/navigation/projector.ts';
import { hrefOf, type Location, type PageId } from '#domain/pages.ts';
import { memoryRecords } from './simulated-history.ts';

const at = (page: PageId): Location => ({ page, query: {} });
const href = (page: PageId) => hrefOf(at(page));
const Mirror = v.object({ base: v.number(), hrefs: v.array(v.string()) });

/** A tab whose earlier entries belong to another page; the app's entries begin at position 5. */
function tab(present: PageId, entries: readonly PageId[] = ['home', 'limit']) {
  const records = memoryRecords();
  records.write('history', { base: 5, hrefs: entries.map(href) });
  const entry: Entry = { position: 5 + entries.lastIndexOf(present), href: href(present) };
  const chart: { at: Location | null } = { at: at(present) };
  const gone: number[] = [];
  const sent: unknown[] = [];
  const projector = createProjector({
    location: () => chart.at,
    send: (event) => sent.push(event),
    history: {
      position: () => entry.position,
      href: () => entry.href,
      go: (by) => gone.push(by),
    },
    records,
    blocksBack: () => false,
    onBackAtRoot: (location) => sent.push(location),
  });
  const navigate = vi.fn<Navigate>((to, { replace }) => {
    entry.href = to;
    if (!replace) entry.position = (entry.position ?? 0) + 1;
  });
  projector.attach(navigate);
  const moves = (page: PageId, tapped = true) => {
    chart.at = at(page);
    projector.sync({ location: chart.at, tapped });
  };
  const lands = (position: number | null, page: PageId) => {
    Object.assign(entry, { position, href: href(page) });
    projector.popped();
  };
  const mirror = () => records.read('history', Mirror);
  return { chart, entry, gone, sent, projector, navigate, moves, lands, mirror };
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('the history after a reload at one of its entries', () => {
  it('continues from the current entry', () => {
    const { gone, moves, lands, mirror, navigate } = tab('limit');
    moves('limit', false);
    expect(navigate).not.toHaveBeenCalled();
    moves('home');
    expect(gone).toEqual([-1]);
    lands(5, 'home');
    expect(navigate).not.toHaveBeenCalled();
    expect(mirror()).toEqual({ base: 5, hrefs: [href('home'), href('limit')] });
    expect(vi.getTimerCount()).toBe(0);
    moves('quota');
    expect(navigate).toHaveBeenLastCalledWith(href('quota'), { replace: false });
    expect(mirror()).toEqual({ base: 5, hrefs: [href('home'), href('quota')] });
  });

  it('follows the borrower’s back and forward in the browser', () => {
    const { chart, sent, moves, lands, gone } = tab('home');
    moves('home', false);
    chart.at = null;
    lands(6, 'limit');
    expect(sent).toEqual([{ type: 'nav.forward', location: at('limit') }]);
    // The location was pending, so the arrival counts as the borrower's move.
    moves('limit', false);
    expect(gone).toEqual([]);
    lands(5, 'home');
    expect(sent.at(-1)).toEqual({ type: 'nav.back' });
  });

  it('counts the duplicate entry under a question as one page', () => {
    const { gone, moves, lands, projector, sent } = tab('limit', ['limit', 'limit']);
    moves('limit', false);
    expect(gone).toEqual([-1]);
    lands(5, 'limit');
    projector.back();
    expect(sent).toEqual([{ type: 'nav.back' }, at('limit')]);
  });

  it('starts at the current page if the stored history does not match', () => {
    const { moves, navigate, mirror } = tab('quota', ['home', 'limit']);
    moves('home', false);
    expect(navigate).toHaveBeenCalledExactlyOnceWith(href('home'), { replace: true });
    expect(mirror()).toEqual({ base: 4, hrefs: [href('home')] });
  });
});

describe('a step back that the browser ignores', () => {
  it('is retried after one second', () => {
    const { moves, lands, gone, navigate, mirror } = tab('limit');
    moves('home');
    expect(gone).toEqual([-1]);
    vi.advanceTimersByTime(999);
    expect(navigate).not.toHaveBeenCalled();
    expect(gone).toEqual([-1]);
    vi.advanceTimersByTime(1);
    expect(gone).toEqual([-1, -1]);
    lands(5, 'home');
    expect(navigate).not.toHaveBeenCalled();
    expect(mirror()).toEqual({ base: 5, hrefs: [href('home'), href('limit')] });
  });
});

describe('a history entry that the app did not write', () => {
  it('becomes the base of the history if the page starts on it', () => {
    const { entry, moves, navigate, projector, mirror } = tab('limit');
    entry.position = null;
    projector.forget();
    moves('limit');
    // The browser is already at this address.
    expect(navigate).not.toHaveBeenCalled();
    expect(mirror()).toEqual({ base: 0, hrefs: [href('limit')] });
    moves('login', false);
    expect(navigate).toHaveBeenCalledExactlyOnceWith(href('login'), { replace: true });
  });

  it('is replaced if a step back ends on it', () => {
    const { entry, moves, navigate, mirror } = tab('limit');
    moves('home');
    entry.position = null;
    vi.advanceTimersByTime(1_000);
    expect(navigate).toHaveBeenCalledExactlyOnceWith(href('home'), { replace: true });
    expect(mirror()).toEqual({ base: 5, hrefs: [href('home')] });
  });

  it('counts as a step forward if it shows another page', () => {
    const { chart, sent, lands, moves, navigate } = tab('limit');
    moves('limit', false);
    chart.at = at('service');
    lands(null, 'service');
    expect(sent).toEqual([{ type: 'nav.forward', location: at('service') }]);
    expect(navigate).toHaveBeenCalledExactlyOnceWith(href('service'), { replace: true });
  });
});

describe('the position of the browser', () => {
  it('is read from the browser, not assumed', () => {
    const { moves, lands, navigate, mirror } = tab('limit');
    moves('home');
    lands(5, 'privacy');
    expect(navigate).toHaveBeenCalledExactlyOnceWith(href('home'), { replace: true });
    expect(mirror()).toEqual({ base: 5, hrefs: [href('home')] });
  });

  it('causes no event for the chart if it is unchanged', () => {
    const { moves, lands, sent, gone } = tab('limit');
    moves('limit', false);
    lands(6, 'limit');
    expect(sent).toEqual([]);
    expect(gone).toEqual([]);
  });

  it('moves to a new entry for a page that back opens', () => {
    const { chart, entry, projector, moves, navigate, sent } = tab('home', ['home']);
    moves('home', false);
    sent.push = () => {
      chart.at = at('service');
      return 0;
    };
    projector.back();
    expect(navigate).toHaveBeenCalledExactlyOnceWith(href('service'), { replace: false });
    expect(entry.position).toBe(6);
  });
});
