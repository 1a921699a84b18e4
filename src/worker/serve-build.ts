import { type AppBuild, buildCaches } from '#domain/app-build.ts';

interface LastingEvent extends Event {
  waitUntil: (work: Promise<unknown>) => void;
}
interface AskedEvent extends Event {
  readonly request: Request;
  respondWith: (answer: Promise<Response>) => void;
}

/** What of a service worker's world it works with. */
export type WorkerScope = {
  readonly location: { readonly origin: string };
  readonly caches: CacheStorage;
  fetch: (address: string | Request, init?: RequestInit) => Promise<Response>;
  addEventListener(type: 'install' | 'activate', listener: (event: LastingEvent) => void): void;
  addEventListener(type: 'fetch', listener: (event: AskedEvent) => void): void;
};

/** The page's import map names all files. */
const filesOf = (html: string) =>
  [...html.matchAll(/":"(\/assets\/[^"]+)"/g)].flatMap(([, file]) => file ?? []);

const typeOf = (file: string) => (file.endsWith('.css') ? 'text/css' : 'text/javascript');

/** How the pages' paths begin; the page table itself would be most of the worker. */
const firstParts =
  /^\/($|(account|agreement|all_agreement|bank|borrow|customer|error|guide|login|mine|permissions|privacy|repay|service)(\/|$))/;

/** Whether a path is a page of the app; whatever else is asked for comes from the host. */
export const isPage = (path: string) => firstParts.test(path) && !/\.\w+$/.test(path);

/**
 * Answers navigations and files of the app from this phone. A page stays on its build to its end:
 * a newer build waits until no page of this one is open. Whatever else is asked for is not touched.
 */
export function serveBuild(scope: WorkerScope, { time, later }: AppBuild): void {
  const { caches } = scope;
  const own = `${buildCaches}${time}`;

  async function bring(address: string, init?: RequestInit): Promise<Response> {
    const answer = await scope.fetch(address, init);
    if (!answer.ok) throw new Error(`${answer.status} for ${address}`);
    return answer;
  }
  /** Many files at once, in one that is half as large as all of them. */
  async function bringLater(cache: Cache): Promise<void> {
    const told: unknown = await (await bring(later)).json();
    if (typeof told !== 'object' || told === null) throw new Error(`${later} names no files`);
    for (const [file, text] of Object.entries<unknown>({ ...told })) {
      await cache.put(
        file,
        new Response(String(text), { headers: { 'Content-Type': typeOf(file) } }),
      );
    }
  }
  async function install(): Promise<void> {
    const page = await bring('/', { cache: 'reload' });
    const files = filesOf(await page.clone().text());
    if (files.length === 0) throw new Error('/ is not the app');
    const cache = await caches.open(own);
    const absent = new Set(files);
    async function keep(find: (file: string) => Promise<Response | undefined>): Promise<void> {
      for (const file of absent) {
        const found = await find(file);
        if (!found) continue;
        await cache.put(file, found);
        absent.delete(file);
      }
    }
    // What an earlier build has under the same name has the same content.
    await keep((file) => caches.match(file));
    if (absent.size > files.length / 2) {
      await bringLater(cache);
      await keep((file) => cache.match(file));
    }
    // One after another: what a person asks for meanwhile goes first.
    await keep((file) => bring(file));
    await cache.put('/', page);
  }
  /** One earlier build stays: a page that was open before there was a worker may be of it. */
  async function activate(): Promise<void> {
    const builds = (await caches.keys()).filter((name) => name.startsWith(buildCaches));
    const others = builds.filter((name) => name !== own);
    const newest = others.reduce((last, name) => (name > last ? name : last), '');
    const older = others.filter((name) => name !== newest);
    await Promise.all(older.map((name) => caches.delete(name)));
  }
  const pageFor = async (request: Request) =>
    (await (await caches.open(own)).match('/')) ?? scope.fetch(request);
  const fileFor = async (request: Request, path: string) =>
    (await caches.match(path)) ?? scope.fetch(request);

  scope.addEventListener('install', (event) => event.waitUntil(install()));
  scope.addEventListener('activate', (event) => event.waitUntil(activate()));
  scope.addEventListener('fetch', (event) => {
    const { request } = event;
    const { origin, pathname } = new URL(request.url);
    if (request.method !== 'GET' || origin !== scope.location.origin) return;
    if (pathname.startsWith('/assets/')) event.respondWith(fileFor(request, pathname));
    else if (request.mode === 'navigate' && isPage(pathname)) {
      event.respondWith(pageFor(request));
    }
  });
}
