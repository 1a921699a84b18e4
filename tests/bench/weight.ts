import { readFile } from 'node:fs/promises';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

/** Bytes over the wire, with the best gzip and brotli compression. */
export type Weight = { gz: number; br: number };
/** The weight of the files that a page loads, and their number. */
export type PageWeight = { js: Weight; css: Weight; files: number };

const nothing: Weight = { gz: 0, br: 0 };

export function weigh(text: string | Buffer): Weight {
  const best = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };
  return {
    gz: gzipSync(text, { level: 9 }).length,
    br: brotliCompressSync(text, best).length,
  };
}

/** The weight of files, each compressed separately. */
export async function weighFiles(paths: readonly string[]): Promise<PageWeight> {
  const weighed = await Promise.all(
    paths.map(async (path) => ({ path, weight: weigh(await readFile(path)) })),
  );
  const sum = (end: string) =>
    weighed
      .filter(({ path }) => path.endsWith(end))
      .reduce((all, { weight }) => add(all, weight), nothing);
  return { js: sum('.js'), css: sum('.css'), files: paths.length };
}

function add(a: Weight, b: Weight): Weight {
  return { gz: a.gz + b.gz, br: a.br + b.br };
}
