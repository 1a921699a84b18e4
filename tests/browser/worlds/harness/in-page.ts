// oxlint-disable typescript/unbound-method -- each replaced method is called on its own object
import type { Page } from '@playwright/test';
import * as v from 'valibot';
import type { AnyActorRef } from 'xstate';

/**
 * The start of a page's life: its random bytes in order, whether storage is full, and the phone's
 * report about its line.
 */
export type Life = { chance: number[][]; isFull: boolean; isOnline: boolean };

/**
 * Runs in the page before the app: acts as the parent frame with the root actor, plays the native
 * side, random bytes and storage limits, and counts pending work.
 */
export function standAround(lives: readonly Life[]): void {
  type Seen = { value: unknown; context: unknown; children: Record<string, unknown> };
  let root: AnyActorRef | null = null;
  const isActor = (value: unknown): value is AnyActorRef =>
    typeof value === 'object' && value !== null && 'getSnapshot' in value;
  const isMachine = (snapshot: unknown): snapshot is Seen =>
    typeof snapshot === 'object' && snapshot !== null && 'machine' in snapshot;
  const seen = (actor: AnyActorRef | null | undefined): Seen | null => {
    const snapshot: unknown = actor?.getSnapshot();
    return isMachine(snapshot) ? snapshot : null;
  };
  const childrenOf = (actor: AnyActorRef): AnyActorRef[] =>
    Object.values(seen(actor)?.children ?? {}).filter(isActor);
  /** Sorts actors by name, because code that two actors load at once arrives in either order. */
  const byName = (actors: AnyActorRef[]) =>
    actors.toSorted((one, other) => (one.id < other.id ? -1 : 1));
  const statesBelow = (actor: AnyActorRef): unknown[] =>
    byName(childrenOf(actor)).flatMap((child) => {
      const snapshot = seen(child);
      return snapshot ? [[child.id, snapshot.value, statesBelow(child)]] : [];
    });
  /** Finds an actor by its path of ids. */
  const actorBy = (path: string) =>
    path
      .split('/')
      .filter((id) => id !== 'root')
      .reduce<AnyActorRef | null | undefined>(
        (actor, id) => actor && childrenOf(actor).find((child) => child.id === id),
        root,
      );

  type App = { interacted: () => void; request: (request: unknown) => void };
  const isApp = (value: unknown): value is App =>
    typeof value === 'object' && value !== null && 'interacted' in value && 'request' in value;
  type Fiber = { memoizedProps: unknown; child: Fiber | null; sibling: Fiber | null };
  const isFiber = (value: unknown): value is Fiber =>
    typeof value === 'object' && value !== null && 'memoizedProps' in value;
  /** Returns the app instance that React passes to its screens. */
  function appBelow(container: object | null): App {
    const key = Object.keys(container ?? {}).find((name) => name.startsWith('__reactContainer'));
    const top: unknown = container && key ? Reflect.get(container, key) : null;
    const fibers = isFiber(top) ? [top] : [];
    for (let fiber = fibers.pop(); fiber; fiber = fibers.pop()) {
      const { memoizedProps: props, child, sibling } = fiber;
      const value: unknown =
        typeof props === 'object' && props !== null ? Reflect.get(props, 'value') : null;
      if (isApp(value)) return value;
      for (const next of [sibling, child]) if (next) fibers.push(next);
    }
    throw new Error('the app has not rendered');
  }

  const frame = new EventTarget();
  Object.defineProperty(window, 'frameElement', { value: frame });
  frame.addEventListener('hiram.root', (event) => {
    const actor: unknown = event instanceof CustomEvent ? event.detail : null;
    if (isActor(actor)) root = actor;
  });

  // Databases and digests finish in their own time; the test waits for this counter.
  const atWork = { count: 0 };
  const counted = (request: IDBTransaction | IDBRequest, ...ends: string[]) => {
    atWork.count += 1;
    const over = () => void (atWork.count -= 1);
    const once = new AbortController();
    for (const end of ends) {
      request.addEventListener(
        end,
        () => {
          over();
          once.abort();
        },
        { signal: once.signal },
      );
    }
  };
  const { open, deleteDatabase } = IDBFactory.prototype;
  IDBFactory.prototype.open = function (...given) {
    const request = open.apply(this, given);
    counted(request, 'success', 'error', 'blocked');
    return request;
  };
  IDBFactory.prototype.deleteDatabase = function (...given) {
    const request = deleteDatabase.apply(this, given);
    counted(request, 'success', 'error', 'blocked');
    return request;
  };
  const { transaction } = IDBDatabase.prototype;
  IDBDatabase.prototype.transaction = function (...given) {
    const made = transaction.apply(this, given);
    counted(made, 'complete', 'abort', 'error');
    return made;
  };
  // The empty page before the app is not a secure context.
  if (isSecureContext) {
    const { digest } = SubtleCrypto.prototype;
    SubtleCrypto.prototype.digest = function (...given) {
      atWork.count += 1;
      return digest.apply(this, given).finally(() => void (atWork.count -= 1));
    };
  }

  // `window.name` survives a reload, so it counts the pages of the tab.
  const isAppPage = location.protocol !== 'about:';
  const unknown: Life = { chance: [], isFull: false, isOnline: true };
  const { chance, ...life } = (isAppPage && lives[Number(window.name)]) || unknown;
  if (isAppPage) window.name = String(Number(window.name) + 1);
  crypto.getRandomValues = (given) => {
    if (!(given instanceof Uint8Array)) throw new Error('random values must be bytes');
    const index = chance.findIndex(({ length }) => length === given.length);
    const [bytes] = index < 0 ? [] : chance.splice(index, 1);
    given.set(bytes ?? given.map(() => 7));
    return given;
  };

  let { isFull, isOnline } = life;
  Object.defineProperty(navigator, 'onLine', { get: () => isOnline });
  const { setItem } = Storage.prototype;
  Storage.prototype.setItem = function (...given) {
    if (isFull) throw new DOMException('the storage is full', 'QuotaExceededError');
    setItem.apply(this, given);
  };

  const questions: { action: string; callback: string }[] = [];
  const isMessage = (value: unknown): value is { action: string; callback?: string } =>
    typeof value === 'object' && value !== null && 'action' in value;
  Reflect.set(window, 'HiramBridge', {
    postMessage(text: string) {
      const message: unknown = JSON.parse(text);
      if (!isMessage(message) || message.callback === undefined) return;
      const { action, callback } = message;
      questions.push({ action: action.slice(action.indexOf('_') + 1), callback });
    },
  });

  // The page's clock keeps fractions of a millisecond, which browsers truncate.
  const { setTimeout: later } = window;
  const cutOff = (handler: TimerHandler, delay = 0, ...given: unknown[]) =>
    later(handler, Math.trunc(delay), ...given);
  Reflect.set(window, 'setTimeout', cutOff);
  const timers: unknown = Reflect.get(window, 'keptTimers');
  const real = (resolve: (value: unknown) => void, delay: number) => {
    const timer: unknown =
      typeof timers === 'object' && timers !== null ? Reflect.get(timers, 'setTimeout') : null;
    if (typeof timer === 'function') Reflect.apply(timer, window, [resolve, delay]);
  };
  const channel = new MessageChannel();
  const waiting: (() => void)[] = [];
  channel.port1.addEventListener('message', () => waiting.shift()?.());
  channel.port1.start();
  const turn = () =>
    new Promise<void>((resolve) => {
      waiting.push(resolve);
      channel.port2.postMessage(null);
    });
  let isDying = false;
  for (const last of ['pagehide', 'visibilitychange', 'beforeunload', 'unload']) {
    const stop = (event: Event) => isDying && event.stopImmediatePropagation();
    window.addEventListener(last, stop, true);
    document.addEventListener(last, stop, true);
  }

  const acts: Record<string, (given: never) => unknown> = {
    stands: () => ({
      state: JSON.stringify([
        root ? seen(root)?.value : 'not begun',
        root ? statesBelow(root) : [],
        location.pathname + location.search,
      ]),
      title: document.title,
      heading: document.querySelector('#root h1')?.textContent ?? '',
      asked: questions.map(({ action }) => action),
    }),
    /** Resolves when no more work can run without an input. */
    async quiet() {
      for (let still = 0; still < 4; still = atWork.count === 0 ? still + 1 : 0) {
        if (atWork.count > 0) await new Promise((resolve) => real(resolve, 1));
        await turn();
      }
    },
    contextOf: (id: string) => seen(actorBy(id))?.context ?? null,
    /** Sends a request to the app that the current page has no control for. */
    ask(doing: { request: { type: string } } | { to: string; event: { type: string } }) {
      const app = appBelow(document.getElementById('root'));
      if ('request' in doing) app.request(doing.request);
      else {
        app.interacted();
        actorBy(doing.to)?.send(doing.event);
      }
    },
    /** Sends the native app's answer to the nth request of an action. */
    hear({ action, nth, answer }: { action: string; nth: number; answer: unknown }) {
      const question = questions.filter((one) => one.action === action)[nth];
      const reply: unknown = question && Reflect.get(window, question.callback);
      if (typeof reply === 'function') Reflect.apply(reply, window, [answer]);
      return typeof reply === 'function';
    },
    turn(state: 'hidden' | 'visible') {
      Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => state });
      document.dispatchEvent(new Event('visibilitychange'));
    },
    fill(full: boolean) {
      isFull = full;
    },
    line(online: boolean) {
      isOnline = online;
      window.dispatchEvent(new Event(online ? 'online' : 'offline'));
    },
    refresh() {
      const refresh: unknown = Reflect.get(window, 'refreshH5');
      if (typeof refresh === 'function') Reflect.apply(refresh, window, []);
    },
    go: (by: number) => history.go(by),
    /** Simulates the end of the process: stops its timers and its events. */
    die() {
      isDying = true;
      root = null;
      const last = window.setTimeout(() => {}, 0);
      for (let timer = last; timer > last - 10_000; timer -= 1) window.clearTimeout(timer);
    },
  };
  Reflect.set(window, 'hiramWorld', (name: string, given: never) => acts[name]?.(given));
}

/** Calls a function of `standAround` in a page by name. */
export const ask = (page: Page, name: string, given: unknown = null): Promise<unknown> =>
  page.evaluate<unknown, [string, unknown]>(
    ([what, words]) => {
      const world: unknown = Reflect.get(window, 'hiramWorld');
      return typeof world === 'function' ? Reflect.apply(world, null, [what, words]) : null;
    },
    [name, given],
  );

const Sight = v.object({
  state: v.string(),
  title: v.string(),
  heading: v.string(),
  asked: v.array(v.string()),
});

/** The state of the page. */
type Sight = v.InferOutput<typeof Sight>;

export const look = async (page: Page): Promise<Sight> => v.parse(Sight, await ask(page, 'stands'));
