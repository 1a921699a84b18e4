import { IDBFactory } from 'fake-indexeddb';
import * as v from 'valibot';
import { vi } from 'vitest';
import { Actor } from 'xstate';
import { config } from '#app/config.ts';
import type { Host } from '#app/host.ts';
import type { RootActor } from '#app/store.ts';
import { codes } from '#domain/codes.ts';
import { readBridgeMessage } from '#protocol/bridge-message.ts';
import { decodeReply } from '#protocol/codec.ts';
import { FakeStorage } from '#tests/contract/fake-storage.ts';

const origin = 'https://hiram.example';

type Note = (line: string) => void;

export type Replies = Readonly<Record<string, unknown>>;

const isHost = (value: object): value is Host => 'document' in value && 'fetch' in value;

const isRoot = (value: unknown): value is RootActor => value instanceof Actor;

/** Reports each call of a method before it runs. Returns a function that restores the method. */
export function traceCalls(
  target: object,
  name: string,
  report: (...given: unknown[]) => void,
): () => void {
  const original: unknown = Reflect.get(target, name);
  if (typeof original !== 'function') throw new Error(`${name} is not a function`);
  Reflect.set(target, name, (...given: unknown[]): unknown => {
    report(...given);
    const result: unknown = Reflect.apply(original, target, given);
    return result;
  });
  return () => void Reflect.set(target, name, original);
}

function tracedStorage(stored: Replies, note: Note): Storage {
  const area = new FakeStorage();
  for (const [key, value] of Object.entries(stored)) area.setItem(key, JSON.stringify(value));
  // A draft's key contains a hash of the user id.
  const nameOf = (key: unknown) => String(key).replace(/^draft\/[0-9a-f]{32}\//, 'draft of juan/');
  traceCalls(area, 'getItem', (key) => note(`reads ${nameOf(key)}`));
  traceCalls(area, 'setItem', (key) => note(`writes ${nameOf(key)}`));
  return area;
}

function tracedTarget(note: Note): EventTarget {
  const target = new EventTarget();
  traceCalls(target, 'addEventListener', (type) => note(`listens to ${String(type)}`));
  return target;
}

function tracedDocument(note: Note) {
  let title = '';
  const element = { lang: '', dataset: {}, style: { setProperty() {} }, setAttribute() {} };
  return Object.defineProperty(
    Object.assign(tracedTarget(note), { visibilityState: 'visible', documentElement: element }),
    'title',
    {
      get: () => title,
      set(next: string) {
        title = next;
        note(`titles the page “${next}”`);
      },
    },
  );
}

function watchRoot(root: RootActor, note: Note): void {
  traceCalls(root, 'subscribe', () => note('subscribes to the root'));
  root.system.inspect((inspected) => {
    if (inspected.actorRef !== root || inspected.type !== '@xstate.event') return;
    if (inspected.event.type === 'xstate.init') note('the root runs');
  });
}

/** A promise that resolves when `answer` is called. */
function createHold() {
  let answer = () => {};
  const answered = new Promise<void>((resolve) => (answer = resolve));
  return { answered, answer: () => answer() };
}

/** Holds its replies until `answer` is called. */
function tracedShell(note: Note, replies: Replies, reply: (name: string, value: unknown) => void) {
  const { answered, answer } = createHold();
  return {
    answer,
    post(text: string): void {
      const message = readBridgeMessage(text);
      if (!message) throw new Error(`The shell cannot read ${text}`);
      const { action, callback, data } = message;
      const name = action.replace(/^\w+?_/, '');
      const event = v.safeParse(v.object({ event: v.string() }), data);
      const detail = event.success ? ` ${event.output.event}` : '';
      note(`${callback ? 'asks' : 'tells'} the shell ${name}${detail}`);
      if (callback === undefined) return;
      void answered.then(() => reply(callback, replies[name] ?? null));
    },
  };
}

/** Ky makes a `Request` from a relative path, which only browsers support. */
export function resolveRequests(): void {
  const Original = Request;
  const Resolved = class extends Original {
    constructor(input: string | URL | Request, init?: RequestInit) {
      super(typeof input === 'string' ? new URL(input, origin) : input, init);
    }
  };
  vi.stubGlobal('Request', Resolved);
}

const Sent = v.object({ body: v.array(v.object({ method: v.string() })) });

/** Holds its replies until `answer` is called. */
function tracedLender(note: Note, replies: Replies) {
  const { answered, answer } = createHold();
  return {
    answer,
    async fetch(input: Request, init?: RequestInit): Promise<Response> {
      const text = await new Request(input, init).text();
      const { body } = v.parse(Sent, decodeReply(text, config.bridge.packageInfo.packageName));
      for (const { method } of body) note(`asks the lender ${method}`);
      const data = body.map(({ method }) => ({ method, data: replies[method] ?? null }));
      await answered;
      return Response.json({ code: codes.success, msg: '', data });
    },
  };
}

/** A window that reports the app's calls. Its shell and its lender reply after `answer`. */
export function createTracedWindow(
  note: Note,
  { path, stored, replies }: { path: string; stored: Replies; replies: Replies },
) {
  const url = new URL(path, origin);
  const window = tracedTarget(note);
  const shell = tracedShell(note, replies, (name, value) => {
    const callback: unknown = Reflect.get(window, name);
    if (typeof callback === 'function') Reflect.apply(callback, window, [value]);
  });
  const lender = tracedLender(note, replies);
  Object.assign(window, {
    localStorage: tracedStorage(stored, note),
    sessionStorage: new FakeStorage(),
    indexedDB: new IDBFactory(),
    document: tracedDocument(note),
    location: { origin, pathname: url.pathname, search: url.search },
    history: { state: null, go: (by: number) => note(`goes ${by} in the history`) },
    navigator: {},
    performance: {
      now: () => performance.now(),
      getEntriesByName: () => [],
      getEntriesByType: () => [],
    },
    innerWidth: 360,
    innerHeight: 640,
    frameElement: {
      dispatchEvent(event: Event): boolean {
        note('shows the root to the page around it');
        if (event instanceof CustomEvent && isRoot(event.detail)) watchRoot(event.detail, note);
        return true;
      },
    },
    fetch: (input: Request, init?: RequestInit) => lender.fetch(input, init),
    parent: window,
    [config.bridge.channel]: { postMessage: (text: string) => shell.post(text) },
  });
  if (!isHost(window)) throw new Error('The window is not a host');
  return { host: window, shell, lender };
}
