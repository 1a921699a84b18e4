import * as v from 'valibot';
import type { AnyActorRef } from 'xstate';
import type { StorageKey } from '#domain/storage-keys.ts';
import { AuthInfo } from '#domain/account/user.ts';
import { refreshH5 } from '#protocol/bridge-actions.ts';
import type { BridgeMessage, FrameCall } from '#protocol/bridge-message.ts';
import type { Display } from '../launch.ts';
import { type FieldKind, fillField, focusedKind } from './autofill.ts';
import { acceptMessage } from './bridge-events.ts';
import { createFirstContent, type FirstContent } from './first-content.ts';
type Restore = () => void;

const undoByWindow = new WeakMap<Window, Restore[]>();

/** Disconnects or reconnects a same-origin window. */
function setAirplane(view: Window & typeof globalThis, offline: boolean): void {
  const present = undoByWindow.get(view);
  if (offline === (present !== undefined)) return;
  if (present) {
    for (const restore of present) restore();
    undoByWindow.delete(view);
  } else {
    undoByWindow.set(view, cutConnections(view));
  }
  view.dispatchEvent(new Event(offline ? 'offline' : 'online'));
}

function cutConnections(view: Window & typeof globalThis): Restore[] {
  function fail(this: XMLHttpRequest) {
    view.setTimeout(() => this.dispatchEvent(new ProgressEvent('error')));
  }
  return [
    override(view, 'fetch', {
      value: () => Promise.reject(new view.TypeError('Failed to fetch')),
    }),
    override(view.XMLHttpRequest.prototype, 'send', { value: fail }),
    override(view.navigator, 'onLine', { get: () => false }),
  ];
}

/** Restoring removes the override of an inherited property. */
function override(target: object, name: string, over: PropertyDescriptor): Restore {
  const before = Object.getOwnPropertyDescriptor(target, name);
  Object.defineProperty(target, name, { configurable: true, ...over });
  return () => {
    if (before) Object.defineProperty(target, name, before);
    else Reflect.deleteProperty(target, name);
  };
}

export type FrameEvent =
  | { type: 'frame.loaded' }
  | { type: 'frame.moved'; pathname: string }
  | { type: 'field.focused'; kind: FieldKind | null }
  | { type: 'message.received'; message: BridgeMessage }
  | { type: 'page.seen'; sight: FirstContent };

/** The web view: the app's frame, independent of React and of the machines. */
export type Frame = ReturnType<typeof createFrame>;

/** Null unless the frame shows a page of this origin. */
function pageOf(frame: HTMLIFrameElement | null): (Window & typeof globalThis) | null {
  const view = frame?.contentDocument?.defaultView ?? null;
  return view === null || view.location.href === 'about:blank' ? null : view;
}

/** Stored as JSON (S3). */
const languageKey: StorageKey = 'language';
const sessionKey: StorageKey = 'authInfo';
const StoredSession = v.pipe(v.string(), v.parseJson(), AuthInfo);
/** Checks the shape, because the app has its own XState instance. */
const isActor = (value: unknown): value is AnyActorRef =>
  typeof value === 'object' && value !== null && 'system' in value && 'getSnapshot' in value;
/** In milliseconds. The frame's address changes without an event. */
const lookTime = 300;

function keepLanguage({ language }: Display) {
  localStorage.setItem(languageKey, JSON.stringify(language));
}

function applyToRoot(root: HTMLElement, { theme }: Display) {
  if (theme === 'system') delete root.dataset['theme'];
  else root.dataset['theme'] = theme;
}

export function createFrame() {
  let element: HTMLIFrameElement | null = null;
  let notify: (event: FrameEvent) => void = () => undefined;
  let display: Display | null = null;
  let ready: Readonly<Record<string, string>> = {};
  /** True while the phone itself moves the focus. */
  let filling = false;
  let appStarted: (root: AnyActorRef) => void = () => undefined;

  const tapped = createFirstContent(
    {
      page: () => pageOf(element)?.document ?? null,
      beforePaint: (look) => requestAnimationFrame(look),
      now: () => performance.now(),
    },
    (sight) => notify({ type: 'page.seen', sight }),
  );

  function sendToRoot(event: Event) {
    if ('detail' in event && isActor(event.detail)) appStarted(event.detail);
  }

  function reportFocus() {
    const page = pageOf(element);
    if (page && !filling) notify({ type: 'field.focused', kind: focusedKind(page.document) });
  }

  function applyToPage() {
    const page = pageOf(element);
    if (!page || !display) return;
    applyToRoot(page.document.documentElement, display);
    page.document.documentElement.style.setProperty('--text-scale', String(display.textScale));
    setAirplane(page, display.offline);
  }

  function pageLoaded() {
    const page = pageOf(element);
    if (!page) return;
    applyToPage();
    page.document.addEventListener('focusin', reportFocus);
    notify({ type: 'frame.loaded' });
  }

  function call(name: FrameCall['hiramBridge']) {
    const message: FrameCall = { hiramBridge: name };
    element?.contentWindow?.postMessage(message, location.origin);
  }

  return {
    attach: (next: HTMLIFrameElement | null) => {
      element?.removeEventListener('load', pageLoaded);
      element?.removeEventListener('hiram.root', sendToRoot);
      element = next;
      element?.addEventListener('load', pageLoaded);
      element?.addEventListener('hiram.root', sendToRoot);
    },
    /** The listener is called with the app's root actor at each start of the app. */
    onStart(listener: (root: AnyActorRef) => void) {
      appStarted = listener;
    },
    /** Ignores messages of other windows. */
    listen(listener: (event: FrameEvent) => void): () => void {
      notify = listener;
      const receive = (event: MessageEvent<unknown>) => {
        const source = element?.contentWindow ?? null;
        const message = acceptMessage(event, { origin: location.origin, source });
        if (message) notify({ type: 'message.received', message });
      };
      window.addEventListener('message', receive);
      let seen = '';
      const looking = setInterval(() => {
        const { pathname = '', search = '' } = pageOf(element)?.location ?? {};
        if (pathname + search === seen) return;
        seen = pathname + search;
        listener({ type: 'frame.moved', pathname });
      }, lookTime);
      return () => {
        window.removeEventListener('message', receive);
        clearInterval(looking);
      };
    },
    /** Adds no history entry. */
    open(path: string) {
      tapped();
      const page = pageOf(element);
      if (page) page.location.replace(path);
      else if (element) element.src = path;
    },
    /** Clears the app's storage, as a new installation does. */
    reinstall() {
      localStorage.clear();
      sessionStorage.clear();
      if (display) keepLanguage(display);
      for (const [name, value] of Object.entries(ready)) localStorage.setItem(name, value);
      ready = {};
    },
    /** The next installation starts with this local storage. */
    readyWith(local: Readonly<Record<string, string>>) {
      ready = local;
    },
    reload() {
      tapped();
      pageOf(element)?.location.reload();
    },
    answer(callback: string, reply: unknown) {
      call({ call: callback, reply });
    },
    /** Asks the app to refresh the page (S7). */
    refresh() {
      call({ call: refreshH5 });
    },
    /**
     * The token of the app's session, read from the web view's storage: the bridge has no action
     * for a login, and a login ends every earlier session.
     */
    token(): string | null {
      const stored = v.safeParse(StoredSession, localStorage.getItem(sessionKey));
      return stored.success ? stored.output.token : null;
    },
    /** Returns whether the field exists. */
    fill(kind: FieldKind, text: string): boolean {
      const page = pageOf(element);
      filling = true;
      const filled = page !== null && fillField(page.document, kind, text);
      filling = false;
      notify({ type: 'field.focused', kind: null });
      return filled;
    },
    /** A change of language reloads the app. */
    applyDisplay(next: Display) {
      const changesLanguage = display !== null && display.language !== next.language;
      display = next;
      applyToRoot(document.documentElement, next);
      applyToPage();
      if (!changesLanguage) return;
      keepLanguage(next);
      pageOf(element)?.location.reload();
    },
    /** Null without a page. */
    location(): { pathname: string; search: string } | null {
      const page = pageOf(element);
      return page && { pathname: page.location.pathname, search: page.location.search };
    },
    /** Whether the app's history has a previous page. Without one, `back` would leave the shell. */
    isDeep(): boolean {
      const state: unknown = pageOf(element)?.history.state;
      if (typeof state !== 'object' || state === null || !('idx' in state)) return false;
      return typeof state.idx === 'number' && state.idx > 0;
    },
    back() {
      pageOf(element)?.history.back();
    },
  };
}
