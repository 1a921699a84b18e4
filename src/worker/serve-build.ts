import { type AppBuild, buildCaches, hashLength } from '#domain/app-build.ts';

/** The entry that marks the cache of a build whose worker was active. */
const activeMark = '/active';

interface ExtendableEvent extends Event {
  waitUntil: (work: Promise<unknown>) => void;
}
interface FetchEvent extends Event {
  readonly request: Request;
  respondWith: (answer: Promise<Response>) => void;
}

export type WorkerScope = {
  readonly location: { readonly origin: string };
  readonly caches: CacheStorage;
  readonly crypto: { readonly subtle: Pick<SubtleCrypto, 'digest'> };
  fetch: (address: string | Request, init?: RequestInit) => Promise<Response>;
  addEventListener(type: 'install' | 'activate', listener: (event: ExtendableEvent) => void): void;
  addEventListener(type: 'fetch', listener: (event: FetchEvent) => void): void;
};

const inBase64Url = (bytes: Uint8Array): string =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_');

const isComplete = (html: string) => html.trimEnd().endsWith('</html>');

const filesOf = (html: string) =>
  [...html.matchAll(/":"(\/assets\/[^"]+)"/g)].flatMap(([, file]) => file ?? []);

const typeOf = (file: string) => (file.endsWith('.css') ? 'text/css' : 'text/javascript');

/**
 * Serves the app from this phone. A page keeps its build until it closes, so a newer build waits.
 */
export function serveBuild(scope: WorkerScope, { time, later, groups }: AppBuild): void {
  const { caches, crypto } = scope;
  const own = `${buildCaches}${time}`;

  const isPage = (path: string) =>
    path === '/' || (groups.includes(path.split('/')[1] ?? '') && !/\.\w+$/.test(path));

  async function fetchFile(address: string, init?: RequestInit): Promise<Response> {
    const answer = await scope.fetch(address, init);
    if (!answer.ok) throw new Error(`${answer.status} for ${address}`);
    return answer;
  }
  async function isWhole(file: string, response: Response): Promise<boolean> {
    const content = await response.clone().arrayBuffer();
    const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', content));
    return file.includes(`-${inBase64Url(hash).slice(0, hashLength)}.`);
  }
  async function wholeFile(file: string): Promise<Response | undefined> {
    for (const name of await caches.keys()) {
      if (!name.startsWith(buildCaches)) continue;
      const found = await (await caches.open(name)).match(file);
      if (found && (await isWhole(file, found))) return found;
    }
    return undefined;
  }
  async function fetchIntact(file: string): Promise<Response> {
    const answer = await fetchFile(file);
    if (!(await isWhole(file, answer))) throw new Error(`${file} is damaged`);
    return answer;
  }
  /** Fetches the files that load after the start as one, which is smaller. */
  async function fetchBundle(cache: Cache): Promise<void> {
    const bundle: unknown = await (await fetchFile(later)).json();
    if (typeof bundle !== 'object' || bundle === null) throw new Error(`${later} names no files`);
    for (const [file, text] of Object.entries<unknown>({ ...bundle })) {
      await cache.put(
        file,
        new Response(String(text), { headers: { 'Content-Type': typeOf(file) } }),
      );
    }
  }
  async function install(): Promise<void> {
    const page = await fetchFile('/', { cache: 'reload' });
    const html = await page.clone().text();
    const files = filesOf(html);
    if (files.length === 0 || !isComplete(html)) throw new Error('/ is not the app');
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
    // A file of the same name in another build has the same content.
    await keep(wholeFile);
    if (absent.size > files.length / 2) {
      await fetchBundle(cache);
      await keep(wholeFile);
    }
    // Sequential, so that the page's own requests have precedence.
    await keep(fetchIntact);
    await cache.put('/', page);
  }
  const wasActive = async (name: string) =>
    (await (await caches.open(name)).match(activeMark)) !== undefined;
  /** The build that was active before this one is kept. */
  async function activate(): Promise<void> {
    let before = '';
    for (const name of await caches.keys()) {
      if (!name.startsWith(buildCaches) || name === own) continue;
      const isNewer = name > before && (await wasActive(name));
      const obsolete = isNewer ? before : name;
      if (isNewer) before = name;
      if (obsolete) await caches.delete(obsolete);
    }
    await (await caches.open(own)).put(activeMark, new Response());
  }
  async function wholePage(): Promise<Response | undefined> {
    const page = await (await caches.open(own)).match('/');
    return page && isComplete(await page.clone().text()) ? page : undefined;
  }
  /** Reads can reject on a phone with a damaged or full storage. */
  const storedOr = async (stored: Promise<Response | undefined>, request: Request) =>
    (await stored.catch(() => undefined)) ?? scope.fetch(request);

  scope.addEventListener('install', (event) => event.waitUntil(install()));
  scope.addEventListener('activate', (event) => event.waitUntil(activate()));
  scope.addEventListener('fetch', (event) => {
    const { request } = event;
    const { origin, pathname } = new URL(request.url);
    if (request.method !== 'GET' || origin !== scope.location.origin) return;
    if (pathname.startsWith('/assets/')) {
      event.respondWith(storedOr(wholeFile(pathname), request));
    } else if (request.mode === 'navigate' && isPage(pathname)) {
      event.respondWith(storedOr(wholePage(), request));
    }
  });
}
