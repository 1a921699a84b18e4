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
 * A tab's history, with asynchronous traversals as in a browser.
 *
 * @param byOthers positions of the entries that the app did not write; they have no index
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

export function memoryRecords(): TabRecords {
  const values = new Map<string, unknown>();
  return {
    read(name, schema) {
      const parsed = v.safeParse(schema, values.get(name));
      return parsed.success ? parsed.output : null;
    },
    write: (name, value) => {
      values.set(name, structuredClone(value));
    },
    drop: (name) => {
      values.delete(name);
    },
  };
}

/** `late`: the writer of the history attaches only when the test calls `attach`. */
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
    blocksBack: () => held,
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
    attach,
    backsAtRoot,
    records,
    to(location: Location | null, tapped = true) {
      now = location;
      projector.sync({ location: now, tapped });
      settleAll();
    },
    /** Sets whether a question is open above the page. */
    hold(whether: boolean) {
      held = whether;
      projector.sync({ location: now, tapped: true });
      settleAll();
    },
    move(by: number) {
      if (browser.move(by)) projector.popped();
      settleAll();
    },
    fragment() {
      browser.fragment();
      projector.popped();
      settleAll();
    },
    /** Goes back and forward as the user, faster than the projector's own traversals. */
    storm(moves: readonly number[]) {
      for (const by of moves) if (browser.move(by)) projector.popped();
      settleAll();
    },
    settleAll,
    forget: () => projector.forget(),
    back() {
      projector.back();
      settleAll();
    },
  };
}
