import { hrefOf, type Location } from '#domain/pages.ts';
import {
  type BrowserHistory,
  createProjector,
  type ProjectorContext,
} from '#app/navigation/projector.ts';
import { createTabRecords, type TabRecords } from '#services/storage/tab-records.ts';
import { FakeStorage } from '#tests/contract/fake-storage.ts';

export type Browser = ReturnType<typeof createBrowser>;

/** A tab's history, with asynchronous traversals as in a browser. */
export function createBrowser(start: string) {
  let entries = [start];
  let position = 0;
  const pending: number[] = [];
  /** Positions of the entries that the app did not write; they have no index. */
  const foreign = new Set<number>();
  const history: BrowserHistory = {
    position: () => (foreign.has(position) ? null : position),
    href: () => entries[position] ?? '',
    go: (by) => void pending.push(by),
  };
  return {
    history,
    /** The present entry has brackets. */
    entries: () => entries.map((href, index) => (index === position ? `[${href}]` : href)),
    href: () => entries[position] ?? '',
    all: (): readonly string[] => entries,
    navigate(href: string, { replace }: { replace: boolean }) {
      foreign.delete(replace ? position : position + 1);
      if (replace) entries[position] = href;
      else {
        entries = [...entries.slice(0, position + 1), href];
        position += 1;
      }
    },
    /** Adds an entry of the same page, as a link to `#...` does. */
    fragment(): void {
      entries = [...entries.slice(0, position + 1), entries[position] ?? ''];
      position += 1;
      foreign.add(position);
    },
    /** The user's back or forward; returns false without such an entry. */
    move(by: number): boolean {
      if (entries[position + by] === undefined) return false;
      position += by;
      return true;
    },
    /** Ends the page: its traversals in flight never happen. */
    abandon(): void {
      pending.length = 0;
    },
    /** Runs the oldest traversal that has a target; returns false if no traversal has a target. */
    settle(): boolean {
      for (let by = pending.shift(); by !== undefined; by = pending.shift()) {
        if (entries[position + by] === undefined) continue;
        position += by;
        return true;
      }
      return false;
    },
  };
}

type Given = {
  /** Where the chart goes for an event; null while it does not know the location. */
  answer: (event: Parameters<ProjectorContext['send']>[0], now: Location | null) => Location | null;
  /** The browser and the records of the page before a reload. */
  before?: { browser: Browser; records: TabRecords };
  /** Whether the writer of the history attaches only when the test calls `attach`. */
  late?: boolean;
};
/** A page of the app. `answer` returns the location of its chart after an event. */
export function createTab(start: string, { answer, before, late }: Given) {
  const browser = before?.browser ?? createBrowser(start);
  const records = before?.records ?? createTabRecords({ sessionStorage: new FakeStorage() });
  let now: Location | null = null;
  let held = false;
  const backsAtRoot: string[] = [];
  const projector = createProjector({
    location: () => now,
    send(event) {
      now = answer(event, now);
    },
    history: browser.history,
    records,
    blocksBack: () => held,
    onBackAtRoot: (location) => backsAtRoot.push(hrefOf(location)),
  });
  /** Ends the traversals in flight. */
  const settle = () => {
    for (let turn = 0; turn < 20 && browser.settle(); turn += 1) projector.popped();
  };
  const act = <Input extends unknown[]>(action: (...input: Input) => void) => {
    return (...input: Input) => {
      action(...input);
      settle();
    };
  };
  const go = (by: number) => {
    if (browser.move(by)) projector.popped();
  };
  const tab = {
    browser,
    records,
    backsAtRoot,
    location: () => now,
    settle,
    attach: act(() => projector.attach((href, options) => browser.navigate(href, options))),
    to: act((location: Location | null, tapped?: boolean) => {
      now = location;
      projector.sync({ location, tapped: tapped ?? true });
    }),
    /** Sets whether a question is open above the page. */
    hold: act((whether: boolean) => {
      held = whether;
      projector.sync({ location: now, tapped: true });
    }),
    /** Goes back and forward as the user, faster than the projector's own traversals. */
    move: act((...moves: number[]) => moves.forEach(go)),
    fragment: act(() => {
      browser.fragment();
      projector.popped();
    }),
    back: act(() => projector.back()),
    forget: () => projector.forget(),
  };
  if (!late) tab.attach();
  return tab;
}
