import { ServiceFailure } from '#domain/failure.ts';

type Page = { readonly document: Document; fetch: (address: string) => Promise<Response> };

/** `undefined` if the browser's error names no address, or the alternative address. */
const addressIn = (error: unknown) =>
  error instanceof Error ? /\bhttps?:\S+\.js$/.exec(error.message)?.[0] : undefined;

async function applySheet(page: Page, address: string): Promise<void> {
  const { document } = page;
  const applied = await new Promise<boolean>((resolve) => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.crossOrigin = '';
    link.href = address;
    link.addEventListener('load', () => resolve(true));
    link.addEventListener('error', () => {
      link.remove();
      resolve(false);
    });
    document.head.append(link);
  });
  if (applied) return;
  // The error event has no status, so the file is fetched for its status.
  await fetchFile(page, address);
  throw new Error(`no sheet ${address}`);
}

async function fetchFile(page: Page, address: string): Promise<void> {
  const response = await page.fetch(address);
  // File names contain the content hash, so a 404 means that the host has another build.
  if (response.status === 404) throw new ServiceFailure({ kind: 'outdated' });
  if (!response.ok) throw new Error(`${response.status} for ${address}`);
  await response.arrayBuffer();
}

/** Replaces Vite's import (`build/retry-code.ts`). */
export function createFetchCode(page: Page) {
  const files = new Map<string, Promise<unknown>>();

  const map = page.document.querySelector('[type=importmap]')?.textContent ?? '';
  /** The address by the page's import map (`src/worker/build/stable-names.ts`). */
  const addressOf = (name: string) => map.split(`"${name}":"`)[1]?.split('"')[0] ?? name;

  const isOfPage = (address: string) =>
    page.document.querySelector(`[src="${address}"], link[href="${address}"]`) !== null;

  function fetchOnce(address: string): Promise<unknown> {
    const known = files.get(address);
    if (known) return known;
    const file = address.endsWith('.css') ? applySheet(page, address) : fetchFile(page, address);
    files.set(address, file);
    file.catch(() => files.delete(address));
    return file;
  }

  /**
   * Chromium does not request a failed module again, so the files are first fetched into its cache.
   * If the import still fails, the module is imported under another address.
   *
   * @param paths the files of the code, from the root
   */
  return async function fetchCode<Module>(
    load: () => Promise<Module>,
    paths: readonly string[] = [],
  ): Promise<Module> {
    const addresses = paths.map((path) => addressOf(`/${path}`));
    await Promise.all(addresses.filter((address) => !isOfPage(address)).map(fetchOnce));
    try {
      return await load();
    } catch (error) {
      const address = addressIn(error);
      if (address === undefined) throw error;
      // oxlint-disable-next-line hiram/imports-run-one-way, typescript/no-unsafe-return -- any code
      return import(/* @vite-ignore */ `${address}?again=${Date.now()}`);
    }
  };
}
