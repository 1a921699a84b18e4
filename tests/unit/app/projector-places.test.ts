import * as v from 'valibot';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createProjector, type Entry, type Navigate } from '#app/navigation/projector.ts';
import { hrefOf, type Location, type PageId } from '#domain/pages.ts';
import { memoryRecords } from './simulated-history.ts';

const at = (page: PageId): Location => ({ page, query: {} });
const href = (page: PageId) => hrefOf(at(page));
const Mirror = v.object({ base: v.number(), hrefs: v.array(v.string()) });

/** A tab that has been elsewhere before: its entries of ours begin at the fifth. */
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
    held: () => false,
    onBackAtRoot: (location) => sent.push(location),
  });
  const navigate = vi.fn<Navigate>((to, { replace }) => {
    entry.href = to;
    if (!replace) entry.position = (entry.position ?? 0) + 1;
  });
  projector.attach(navigate);
  /** The chart moves, and the history is told. */
  const moves = (page: PageId, tapped = true) => {
    chart.at = at(page);
    projector.sync({ location: chart.at, tapped });
  };
  /** The browser is at another entry now. */
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

describe('after a reload, wherever the tab was before', () => {
  it('goes on from the entry that it was on', () => {
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

  it('leads forward and back as the person goes in the browser', () => {
    const { chart, sent, moves, lands, gone } = tab('home');
    moves('home', false);
    chart.at = null;
    lands(6, 'limit');
    expect(sent).toEqual([{ type: 'nav.forward', location: at('limit') }]);
    // It was on its way: that it comes now is the person's doing.
    moves('limit', false);
    expect(gone).toEqual([]);
    lands(5, 'home');
    expect(sent.at(-1)).toEqual({ type: 'nav.back' });
  });

  it('leaves what lies forward out of the way that leads here', () => {
    const { gone, moves, navigate, mirror } = tab('home');
    moves('home', false);
    moves('quota');
    expect(gone).toEqual([]);
    expect(navigate).toHaveBeenCalledExactlyOnceWith(href('quota'), { replace: false });
    expect(mirror()).toEqual({ base: 5, hrefs: [href('home'), href('quota')] });
  });

  it('takes a page that stood twice, for a question above it, for one', () => {
    const { gone, moves, lands, projector, sent } = tab('limit', ['limit', 'limit']);
    moves('limit', false);
    expect(gone).toEqual([-1]);
    lands(5, 'limit');
    projector.back();
    expect(sent).toEqual([{ type: 'nav.back' }, at('limit')]);
  });

  it('lets what comes of itself replace, the first time and later', () => {
    const { moves, navigate, mirror } = tab('limit');
    for (const page of ['review', 'quota'] as const) {
      moves(page, false);
      expect(navigate).toHaveBeenLastCalledWith(href(page), { replace: true });
    }
    expect(mirror()).toEqual({ base: 5, hrefs: [href('home'), href('quota')] });
  });

  it('takes the page for its beginning where what it remembers does not fit', () => {
    const { moves, navigate, mirror } = tab('quota', ['home', 'limit']);
    moves('home', false);
    expect(navigate).toHaveBeenCalledExactlyOnceWith(href('home'), { replace: true });
    expect(mirror()).toEqual({ base: 4, hrefs: [href('home')] });
  });
});

describe('a step back that the browser never takes', () => {
  it('is given up after a second, and asked for again', () => {
    const { moves, lands, gone, navigate, mirror } = tab('limit');
    moves('home');
    expect(gone).toEqual([-1]);
    vi.advanceTimersByTime(999);
    expect(navigate).not.toHaveBeenCalled();
    expect(gone).toEqual([-1]);
    vi.advanceTimersByTime(1);
    // It is asked for once more, from where the browser still is.
    expect(gone).toEqual([-1, -1]);
    lands(5, 'home');
    expect(navigate).not.toHaveBeenCalled();
    expect(mirror()).toEqual({ base: 5, hrefs: [href('home'), href('limit')] });
  });
});

describe('an entry that is none of ours', () => {
  it('is counted from nothing where the page begins on it', () => {
    const { entry, moves, navigate, projector, mirror } = tab('limit');
    entry.position = null;
    projector.forget();
    moves('limit');
    // The browser is there already.
    expect(navigate).not.toHaveBeenCalled();
    expect(mirror()).toEqual({ base: 0, hrefs: [href('limit')] });
    moves('login', false);
    expect(navigate).toHaveBeenCalledExactlyOnceWith(href('login'), { replace: true });
  });

  it('is written over where a step back ends on it in the end', () => {
    const { entry, moves, navigate, mirror } = tab('limit');
    moves('home');
    entry.position = null;
    vi.advanceTimersByTime(1_000);
    expect(navigate).toHaveBeenCalledExactlyOnceWith(href('home'), { replace: true });
    expect(mirror()).toEqual({ base: 5, hrefs: [href('home')] });
  });

  it('is the way forward where it is of another page', () => {
    const { chart, sent, lands, moves, navigate } = tab('limit');
    moves('limit', false);
    chart.at = at('service');
    lands(null, 'service');
    expect(sent).toEqual([{ type: 'nav.forward', location: at('service') }]);
    // It is written over: from now on it is ours.
    expect(navigate).toHaveBeenCalledExactlyOnceWith(href('service'), { replace: true });
  });
});

describe('where the browser is', () => {
  it('is taken as it is found, not as it was thought to be', () => {
    const { moves, lands, navigate, mirror } = tab('limit');
    moves('home');
    lands(5, 'privacy');
    expect(navigate).toHaveBeenCalledExactlyOnceWith(href('home'), { replace: true });
    expect(mirror()).toEqual({ base: 5, hrefs: [href('home')] });
  });

  it('tells the chart nothing where it is the same as before', () => {
    const { moves, lands, sent, gone } = tab('limit');
    moves('limit', false);
    lands(6, 'limit');
    expect(sent).toEqual([]);
    expect(gone).toEqual([]);
  });

  it('leads back by as many steps as are not refused', () => {
    const { moves, lands, sent, gone } = tab('review', ['home', 'limit', 'review']);
    moves('review', false);
    lands(5, 'home');
    expect(sent).toEqual([{ type: 'nav.back' }]);
    expect(gone).toEqual([2]);
  });

  it('holds a page that back led to above the one it was left from, where it is new', () => {
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

describe('once somebody logged out', () => {
  it('nothing of where they were is remembered, and the history begins where it stands', () => {
    const { projector, moves, mirror, navigate } = tab('limit');
    moves('limit', false);
    projector.forget();
    expect(mirror()).toBeNull();
    moves('login', false);
    expect(navigate).toHaveBeenCalledExactlyOnceWith(href('login'), { replace: true });
    expect(mirror()).toEqual({ base: 6, hrefs: [href('login')] });
  });
});
