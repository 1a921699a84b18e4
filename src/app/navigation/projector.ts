import * as v from 'valibot';
import { hrefOf, type Location, locationOf } from '#domain/pages.ts';
import type { BackEvent, ForwardEvent } from '#machines/shared/events.ts';
import type { TabRecords } from '#services/storage/tab-records.ts';
import { fold, type Trail, trailFound } from './fold.ts';
import { afterStep, type BrowserStack, nextStep } from './reconcile.ts';

export type BrowserHistory = {
  /** Null for an entry that the app did not write. */
  position: () => number | null;
  href: () => string;
  go: (by: number) => void;
};

export type Entry = { position: number | null; href: string };

export type Move = { location: Location | null; tapped: boolean };

export type Navigate = (href: string, options: { replace: boolean }) => void;

export type ProjectorContext = {
  location: () => Location | null;
  send: (event: BackEvent | ForwardEvent) => void;
  history: BrowserHistory;
  records: TabRecords;
  begin?: Entry;
  blocksBack: () => boolean;
  /** Called for a back without an earlier entry of the app, unless `blocksBack` was true. */
  onBackAtRoot: (location: Location) => void;
};

/** Projects the chart's locations onto the browser's history, and its moves onto the chart. */
export type Projector = {
  attach: (navigate: Navigate) => void;
  sync: (move: Move) => void;
  /** Called when the borrower went back or forward, or a traversal of the app has ended. */
  popped: () => void;
  back: () => void;
  forget: () => void;
};

/** A traversal of the app in flight, and the positions where it may end. */
type Traversal = { by: number; ends: number[]; timer: ReturnType<typeof setTimeout> };

/** The record for a reload: addresses by position, and the app's first position. */
const Mirror = v.object({ base: v.number(), hrefs: v.array(v.string()) });
const mirrorName = 'history';

/** Milliseconds to wait for the pop event. */
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
  let isForwardPending = false;
  let { base, stack } = restored();
  let trail: Trail = trailFound(
    stack.hrefs
      .slice(0, stack.position + 1)
      .filter((href, index, all) => href !== all[index - 1])
      .map(locationAt),
  );

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

  function startHere(position: number): void {
    base = position;
    stack = { hrefs: [history.href()], position: 0 };
  }

  function project(): void {
    if (traversal !== undefined || !last || !context.location()) return;
    const hrefs = trail.map(({ location }) => hrefOf(location));
    // Back must stay on this page but the app has no earlier entry. So the page is pushed twice:
    // back then leaves the copy, not the app.
    const wanted = hrefs.length === 1 && context.blocksBack() ? [...hrefs, ...hrefs] : hrefs;
    for (let step = nextStep(stack, wanted); step; step = nextStep(stack, wanted)) {
      if (step.type === 'go') {
        traverse(step.by);
        return;
      }
      if (!navigate) return;
      navigate(step.href, { replace: step.type === 'replace' });
      stack = afterStep(stack, step);
    }
    store();
  }

  function store(): void {
    records.write(mirrorName, { base, hrefs: stack.hrefs });
  }

  function traverse(by: number, end = base + stack.position + by): void {
    const timer = setTimeout(() => {
      land(presentPosition());
      project();
    }, traversalTimeout);
    traversal = { by, ends: [end], timer };
    history.go(by);
  }

  /** An entry that the app did not write stays only while no push follows, so it is the last one. */
  function presentPosition(): number {
    return history.position() ?? base + stack.hrefs.length;
  }

  function land(position: number): void {
    clearTimeout(traversal?.timer);
    traversal = undefined;
    stack = { ...stack, position: position - base };
    if (stack.hrefs[stack.position] !== history.href()) startHere(position);
  }

  function follow({ location, tapped }: Move): void {
    if (!location) return;
    isForwardPending = false;
    if (addressOf(location) === addressOf(last)) return;
    trail = fold(trail, { location, tapped });
    last = location;
  }

  function stepBack(): boolean {
    const before = addressOf(context.location());
    const wasBlocked = context.blocksBack();
    context.send({ type: 'nav.back' });
    if (addressOf(context.location()) !== before) {
      follow({ location: context.location(), tapped: true });
      return true;
    }
    const atRoot = trail.length <= 1 || last?.page === 'login';
    if (last && before !== null && atRoot && !wasBlocked) context.onBackAtRoot(last);
    return false;
  }

  return {
    attach(next) {
      navigate = next;
      project();
    },
    sync({ location, tapped }) {
      follow({ location, tapped: tapped || isForwardPending });
      project();
    },
    popped() {
      const position = history.position();
      if (position === null && !traversal && history.href() === stack.hrefs[stack.position]) {
        // The browser added an entry of the same page, such as `#...`, in place of the entries
        // forward of it. The app goes back from the new entry, because a fragment is not a forward
        // move.
        stack = { ...stack, hrefs: stack.hrefs.slice(0, stack.position + 1) };
        store();
        traverse(-1, base + stack.position);
        return;
      }
      const at = presentPosition();
      if (traversal && !traversal.ends.includes(at)) {
        // The borrower went back or forward before the app's traversal, which is relative.
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
          isForwardPending = context.location() === null;
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
