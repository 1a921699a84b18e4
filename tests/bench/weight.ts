import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { startOfLogin } from '#tests/browser/size/start-of-login.ts';
import { onPhone, type Phones } from './phone.ts';

/** Bytes over the wire, with the best gzip and brotli compression. */
type Weight = { gz: number; br: number };
type PageWeight = { js: Weight; css: Weight };

const nothing: Weight = { gz: 0, br: 0 };

export function weigh(text: string | Buffer): Weight {
  const best = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };
  return {
    gz: gzipSync(text, { level: 9 }).length,
    br: brotliCompressSync(text, best).length,
  };
}

async function weighFiles(paths: readonly string[]): Promise<PageWeight> {
  const weighed = await Promise.all(
    paths.map(async (path) => ({ path, weight: weigh(await readFile(path)) })),
  );
  const sum = (end: string) =>
    weighed
      .filter(({ path }) => path.endsWith(end))
      .reduce((all, { weight }) => add(all, weight), nothing);
  return { js: sum('.js'), css: sum('.css') };
}

function add(a: Weight, b: Weight): Weight {
  return { gz: a.gz + b.gz, br: a.br + b.br };
}

export async function weighStart(
  phones: Phones,
  site: string,
  folder: string,
): Promise<PageWeight> {
  return onPhone(await phones.open({ cpu: 1, slow4g: false }), async ({ page }) => {
    const names = await startOfLogin(page, `${site}/login`);
    return weighFiles(names.map((name) => join(folder, 'assets', name)));
  });
}
