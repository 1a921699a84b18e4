import * as v from 'valibot';
import { hrefOf, type Location, locationOf } from '#domain/pages.ts';
import type { BackEvent, ForwardEvent } from '#machines/shared/events.ts';
import type { TabRecords } from '#services/storage/tab-records.ts';
import { fold, type Trail, trailFound } from './fold.ts';
import { afterStep, type BrowserStack, nextStep } from './reconcile.ts';

/** The browser's history, as the projector needs it. */
export type BrowserHistory = {
  /** The position of the present entry, null where an entry is none of ours. */
  position: () => number | null;
  /** The present address: path and query. */
  href: () => string;
  /** Goes some entries back or forward; a pop follows. */
  go: (by: number) => void;
};

/** An entry of the browser's history. */
export type Entry = { position: number | null; href: string };

/** Where the chart is, and whether a person asked for it. */
export type Move = { location: Location | null; tapped: boolean };

/** Writes an entry into the browser's history: react-router's `navigate`. */
export type Navigate = (href: string, options: { replace: boolean }) => void;

export type ProjectorContext = {
  /** Where the person is; null between locations. */
  location: () => Location | null;
  send: (event: BackEvent | ForwardEvent) => void;
  history: BrowserHistory;
  records: TabRecords;
  /** The entry that the page began on; the present one, where the projector was there from the start. */
  begin?: Entry;
  /** Back stays on this page: it closes what lies above it, or is refused while money is sent. */
  held: () => boolean;
  /** Back was refused, and there is nothing of ours to go back to. */
  onBackAtRoot: (location: Location) => void;
};

/** The chart's locations, projected onto the browser's history; and its back and forward, onto the chart. */
export type Projector = {
  /** From now on the history can be written: what has moved before then is made up for. */
  attach: (navigate: Navigate) => void;
  /** The chart may have moved. */
  sync: (move: Move) => void;
  /** The person went back or forward in the browser, or one of our own traversals has ended. */
  popped: () => void;
  /** The person went back in the page. */
  back: () => void;
  /** Somebody logged out: where they were is nobody's business any more. */
  forget: () => void;
};

/** A traversal of ours in flight: by how many entries, and the positions where it may end. */
type Traversal = { by: number; ends: number[]; timer: ReturnType<typeof setTimeout> };

/** The record for a reload: addresses by position, and the first position of ours. */
const Mirror = v.object({ base: v.number(), hrefs: v.array(v.string()) });
const mirrorName = 'history';

/** A traversal that has brought no pop after so many milliseconds never will. */
const traversalTimeout = 1_000;

const addressOf = (location: Location | null) => location && hrefOf(location);

function locationAt(href: string): Location {
  const { pathname, search } = new URL(href, 'https://app.invalid');
  return locationOf(pathname, search);
}

export function createProjector(context: ProjectorContext): Projector {
  const { history, records } = context;
  let navigate: Navigate | null = null;
  let last: Location | null = null;
  let traversal: Traversal | undefined;
  /** The person went forward to a location that takes its time to come. */
  let onTheWay = false;
  let { base, stack } = restored();
  let trail: Trail = trailFound(
    stack.hrefs
      .slice(0, stack.position + 1)
      .filter((href, index, all) => href !== all[index - 1])
      .map(locationAt),
  );

  /** The history before a reload, or only the present entry where nothing fitting is remembered. */
  function restored(): { base: number; stack: BrowserStack } {
    const { href, ...begin } = context.begin ?? {
      position: history.position(),
      href: history.href(),
    };
    const position = begin.position ?? 0;
    const mirror = records.read(mirrorName, Mirror);
    if (mirror && mirror.hrefs[position - mirror.base] === href) {
      return {
        base: mirror.base,
        stack: { hrefs: mirror.hrefs, position: position - mirror.base },
      };
    }
    return { base: position, stack: { hrefs: [href], position: 0 } };
  }

  /** The browser is not where we thought: what is here is the new beginning. */
  function startHere(position: number): void {
    base = position;
    stack = { hrefs: [history.href()], position: 0 };
  }

  function project(): void {
    if (traversal !== undefined || !last || !context.location()) return;
    const hrefs = trail.map(({ location }) => hrefOf(location));
    // Below the first page lies nothing of ours: where back must stay, it needs an entry to leave.
    // A shell's back key asks the page alone, and a browser would go.
    const wanted = hrefs.length === 1 && context.held() ? [...hrefs, ...hrefs] : hrefs;
    for (let step = nextStep(stack, wanted); step; step = nextStep(stack, wanted)) {
      if (step.type === 'go') {
        traverse(step.by);
        return;
      }
      if (!navigate) return;
      navigate(step.href, { replace: step.type === 'replace' });
      stack = afterStep(stack, step);
    }
    records.write(mirrorName, { base, hrefs: stack.hrefs });
  }

  function traverse(by: number, end = base + stack.position + by): void {
    const timer = setTimeout(() => {
      land(history.position() ?? end);
      project();
    }, traversalTimeout);
    traversal = { by, ends: [end], timer };
    history.go(by);
  }

  /** Our traversal has ended, or never will. */
  function land(position: number): void {
    clearTimeout(traversal?.timer);
    traversal = undefined;
    stack = { ...stack, position: position - base };
    if (stack.hrefs[stack.position] !== history.href()) startHere(position);
  }

  /** Takes in where the chart is now. */
  function follow({ location, tapped }: Move): void {
    if (!location) return;
    onTheWay = false;
    if (addressOf(location) === addressOf(last)) return;
    trail = fold(trail, { location, tapped });
    last = location;
  }

  /** One step back on the chart; false where it is refused. */
  function stepBack(): boolean {
    const before = addressOf(context.location());
    const wasHeld = context.held();
    context.send({ type: 'nav.back' });
    if (addressOf(context.location()) !== before) {
      follow({ location: context.location(), tapped: true });
      return true;
    }
    const atRoot = trail.length <= 1 || last?.page === 'login';
    if (last && before !== null && atRoot && !wasHeld) context.onBackAtRoot(last);
    return false;
  }

  return {
    attach(next) {
      navigate = next;
      project();
    },
    sync({ location, tapped }) {
      follow({ location, tapped: tapped || onTheWay });
      project();
    },
    popped() {
      const position = history.position();
      if (position === null && !traversal && history.href() === stack.hrefs[stack.position]) {
        // An entry of the same page by another hand, such as `#...`: no way forward. It is left again.
        traverse(-1, base + stack.position);
        return;
      }
      const at = position ?? base + stack.position + 1;
      if (traversal && !traversal.ends.includes(at)) {
        // The person was quicker: ours is still to come, from here.
        traversal.ends.push(at + traversal.by);
        return;
      }
      if (traversal) land(at);
      else {
        const by = at - base - stack.position;
        stack = { ...stack, position: at - base };
        if (by > 0) {
          context.send({
            type: 'nav.forward',
            location: locationAt(stack.hrefs[stack.position] ?? history.href()),
          });
          onTheWay = context.location() === null;
          follow({ location: context.location(), tapped: true });
        } else {
          for (let left = -by; left > 0 && stepBack(); left -= 1);
        }
      }
      project();
    },
    back() {
      stepBack();
      project();
    },
    forget() {
      records.drop(mirrorName);
      trail = [];
      last = null;
      startHere(history.position() ?? 0);
    },
  };
}
