import { hrefOf, type Location } from '#domain/pages.ts';
import {
  type BrowserHistory,
  createProjector,
  type ProjectorContext,
} from '#app/navigation/projector.ts';
import type { TabRecords } from '#services/storage/tab-records.ts';
import * as v from 'valibot';

export type Browser = ReturnType<typeof createBrowser>;

/**
 * A tab's history: entries, a position, and pops that come later, as in a browser.
 *
 * @param byOthers the entries, by position, that somebody else made: they carry none of ours
 */
export function createBrowser(start: string, byOthers: readonly number[] = []) {
  let entries = [start];
  let position = 0;
  const pending: number[] = [];
  const calls: string[] = [];
  const foreign = new Set(byOthers);
  const history: BrowserHistory = {
    position: () => (foreign.has(position) ? null : position),
    href: () => entries[position] ?? '',
    go(by) {
      calls.push(`go ${by}`);
      pending.push(by);
    },
  };
  return {
    history,
    calls,
    entries: () => entries.map((href, index) => (index === position ? `[${href}]` : href)),
    href: () => entries[position] ?? '',
    /** The addresses of all entries, the oldest first. */
    all: (): readonly string[] => entries,
    navigate(href: string, { replace }: { replace: boolean }) {
      calls.push(`${replace ? 'replace' : 'push'} ${href}`);
      foreign.delete(replace ? position : position + 1);
      if (replace) entries[position] = href;
      else {
        entries = [...entries.slice(0, position + 1), href];
        position += 1;
      }
    },
    /** Somebody else makes an entry of the same page, as a link to `#...` does. */
    fragment(): void {
      entries = [...entries.slice(0, position + 1), entries[position] ?? ''];
      position += 1;
      foreign.add(position);
    },
    /** The person's own back or forward; false where there is nothing. */
    move(by: number): boolean {
      if (entries[position + by] === undefined) return false;
      position += by;
      return true;
    },
    /** The page dies: its traversals in flight never happen. */
    abandon(): void {
      pending.length = 0;
    },
    /** Lets the oldest traversal happen that leads anywhere; false where none waits. */
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

/** What a tab keeps, in memory. */
export function memoryRecords(): TabRecords {
  const kept = new Map<string, unknown>();
  return {
    read(name, schema) {
      const parsed = v.safeParse(schema, kept.get(name));
      return parsed.success ? parsed.output : null;
    },
    write: (name, value) => {
      kept.set(name, structuredClone(value));
    },
    drop: (name) => {
      kept.delete(name);
    },
  };
}

/**
 * A chart that is a location, and a projector over a simulated tab.
 *
 * @param late whoever writes the history arrives when the test says
 */
export function createTab(
  start: string,
  answer: (event: Parameters<ProjectorContext['send']>[0], now: Location | null) => Location | null,
  records: TabRecords = memoryRecords(),
  browser = createBrowser(start),
  late = false,
) {
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
    held: () => held,
    onBackAtRoot: (location) => backsAtRoot.push(hrefOf(location)),
  });
  const settleAll = () => {
    for (let turn = 0; turn < 20 && browser.settle(); turn += 1) projector.popped();
  };
  const attach = () => {
    projector.attach((href, options) => browser.navigate(href, options));
    settleAll();
  };
  if (!late) attach();
  return {
    browser,
    /** Whoever writes the history arrives. */
    attach,
    backsAtRoot,
    records,
    /** The chart moves. */
    to(location: Location | null, tapped = true) {
      now = location;
      projector.sync({ location: now, tapped });
      settleAll();
    },
    /** Something comes to lie above the page, which back closes, or goes. */
    hold(whether: boolean) {
      held = whether;
      projector.sync({ location: now, tapped: true });
      settleAll();
    },
    /** The person goes back or forward in the browser. */
    move(by: number) {
      if (browser.move(by)) projector.popped();
      settleAll();
    },
    /** The person goes back and forward, quicker than our own traversals. */
    /** The person follows a link to `#...` on the page. */
    fragment() {
      browser.fragment();
      projector.popped();
      settleAll();
    },
    storm(moves: readonly number[]) {
      for (const by of moves) if (browser.move(by)) projector.popped();
      settleAll();
    },
    settleAll,
    /** Somebody logs out. */
    forget: () => projector.forget(),
    back() {
      projector.back();
      settleAll();
    },
  };
}
