import { join } from 'node:path';
import type { Page } from 'playwright';
import { watchRequests } from './quiet.ts';
import type { Walk } from './walk.ts';
import { type PageWeight, weighFiles } from './weight.ts';

export type PageWeights = { page: string; weight: PageWeight }[];

/** Records which files of a build a phone loads. */
export function followFiles(page: Page, folder: string) {
  const loaded = new Set<string>();
  let fresh: string[] = [];
  const rested = watchRequests(page);
  page.on('response', (response) => {
    const path = /\/assets\/[^/]+\.(?:js|css)$/.exec(new URL(response.url()).pathname)?.[0];
    if (!path || loaded.has(path)) return;
    loaded.add(path);
    fresh.push(join(folder, path));
  });
  return {
    /** The weight of the files since the last call, after the page becomes idle. */
    async take(): Promise<PageWeight> {
      await rested();
      const files = fresh;
      fresh = [];
      return weighFiles(files);
    },
  };
}

/**
 * The weight that each page of a walk adds to the earlier ones, with its prefetches for the next.
 */
export async function weighWalk(
  files: ReturnType<typeof followFiles>,
  walk: Walk,
): Promise<PageWeights> {
  const weights: PageWeights = [];
  for (const { name, go } of walk) {
    await go();
    weights.push({ page: name, weight: await files.take() });
  }
  return weights;
}
