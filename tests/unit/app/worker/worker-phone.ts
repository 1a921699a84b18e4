import { createHash, webcrypto } from 'node:crypto';
import { type AppBuild, buildCaches, hashLength } from '#domain/app-build.ts';
import { pageGroups } from '#worker/build/page-groups.ts';
import { serveBuild, type WorkerScope } from '#worker/serve-build.ts';

const origin = 'https://hiram.example';

/** `start`: the files that the page loads at its start; `rest`: the other files of the build. */
export type Build = AppBuild & { name: string; start: readonly string[]; rest: readonly string[] };

const contents = new Map<string, string>();

function fileAt(version: string): string {
  const content = `content of ${version}`;
  const hash = createHash('sha256').update(content).digest('base64url').slice(0, hashLength);
  const path = `/assets/${version.replace('.', `-${hash}.`)}`;
  contents.set(path, content);
  return path;
}

const build = (name: string, month: number, start: string, rest: string): Build => ({
  name,
  time: `2026-0${month}-01T00:00:00Z`,
  later: `/assets/later-${name}.json`,
  groups: pageGroups,
  start: start.split(' ').map(fileAt),
  rest: rest.split(' ').map(fileAt),
});

export const builds: readonly Build[] = [
  build('A', 1, 'start-a1.js look-a1.css', 'home-a1.js home-a1.css repay-a1.js'),
  build('B', 2, 'start-b2.js look-a1.css', 'home-a1.js home-a1.css repay-b2.js'),
  build('C', 3, 'start-c3.js look-c3.css', 'home-c3.js home-a1.css repay-a1.js'),
];

export const filesOf = ({ start, rest }: Build): readonly string[] => [...start, ...rest];
export const cacheOf = ({ time }: Build): string => `${buildCaches}${time}`;

export const contentOf = (file: string): string => contents.get(file) ?? `no file ${file}`;
export const typeOf = (file: string) => (file.endsWith('.css') ? 'text/css' : 'text/javascript');

export const pageOf = (some: Build): string =>
  `page ${some.name} {${filesOf(some)
    .map((file) => `"${file}":"${file}"`)
    .join()}}</html>`;

export type Entry = { readonly text: string; readonly type: string };
/** The caches of an origin in creation order, each with its entries by path. */
export type StoredCaches = ReadonlyMap<string, ReadonlyMap<string, Entry>>;

const pathOf = (request: RequestInfo | URL): string =>
  new URL(request instanceof URL || typeof request === 'string' ? request : request.url, origin)
    .pathname;

const unused = (): never => {
  throw new Error('The worker uses a part of the caches that this test does not know');
};

/** Called before each write to a cache; throws if the phone is full. */
type BeforePut = () => void;

function cacheIn(entries: Map<string, Entry>, beforePut: BeforePut): Cache {
  return {
    add: unused,
    addAll: unused,
    matchAll: unused,
    keys: unused,
    delete: async (request) => entries.delete(pathOf(request)),
    async match(request) {
      const found = entries.get(pathOf(request));
      return found && new Response(found.text, { headers: { 'Content-Type': found.type } });
    },
    async put(request, response) {
      const text = await response.text();
      beforePut();
      entries.set(pathOf(request), { text, type: response.headers.get('Content-Type') ?? '' });
    },
  };
}

export function createCaches(stored: StoredCaches, beforePut: BeforePut = () => {}) {
  const stores = new Map([...stored].map(([name, entries]) => [name, new Map(entries)]));
  const caches: CacheStorage = {
    has: async (name) => stores.has(name),
    keys: async () => [...stores.keys()],
    delete: async (name) => stores.delete(name),
    async open(name) {
      const entries = stores.get(name) ?? new Map<string, Entry>();
      stores.set(name, entries);
      return cacheIn(entries, beforePut);
    },
    async match(request) {
      const holder = [...stores.values()].find((entries) => entries.has(pathOf(request)));
      return holder && cacheIn(holder, beforePut).match(request);
    },
  };
  return { caches, stored: (): StoredCaches => stores };
}

/** The response of a host with build `deployed`, which keeps the files of the build before. */
export function hostAnswer(deployed: number, path: string): Response {
  const [current, before] = [builds[deployed], builds[deployed - 1]];
  if (!current) throw new Error('The host has deployed nothing');
  if (path === '/')
    return new Response(pageOf(current), { headers: { 'Content-Type': 'text/html' } });
  if (path === current.later) {
    return Response.json(Object.fromEntries(current.rest.map((file) => [file, contentOf(file)])));
  }
  const served = [current, ...(before ? [before] : [])].flatMap(filesOf);
  return served.includes(path)
    ? new Response(contentOf(path), { headers: { 'Content-Type': typeOf(path) } })
    : new Response('not found', { status: 404 });
}

export type Asked = { path: string; method?: string; mode?: string; from?: string };

export function runWorker(
  some: Build,
  caches: CacheStorage,
  fetch: (path: string) => Promise<Response>,
) {
  const listeners = new Map<string, (event: never) => void>();
  const scope: WorkerScope = {
    location: { origin },
    caches,
    crypto: webcrypto,
    fetch: (address) => fetch(pathOf(address)),
    addEventListener: (type, listener) => void listeners.set(type, listener),
  };
  serveBuild(scope, some);

  async function dispatch(type: string, event: object): Promise<void> {
    const listener = listeners.get(type);
    if (!listener) throw new Error(`The worker does not listen to ${type}`);
    let work: unknown;
    const waitUntil = (next: unknown) => {
      work = next;
    };
    Reflect.apply(listener, undefined, [{ ...event, waitUntil, respondWith: waitUntil }]);
    await work;
  }
  return {
    install: () => dispatch('install', {}),
    activate: () => dispatch('activate', {}),
    /** The response to a request; null if the worker leaves the request to the browser. */
    async answer({
      path,
      method = 'GET',
      mode = 'cors',
      from = origin,
    }: Asked): Promise<Response | null> {
      const listener = listeners.get('fetch');
      const answers: Promise<Response>[] = [];
      const respondWith = (answer: Promise<Response>) => answers.push(answer);
      if (!listener) throw new Error('The worker does not listen to fetch');
      const request = { url: new URL(path, from).href, method, mode };
      Reflect.apply(listener, undefined, [{ request, respondWith }]);
      return (await answers[0]) ?? null;
    },
  };
}
