import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { startOfLogin } from '#tests/browser/size/start-of-login.ts';
import { onPhone, type Phones } from './phone.ts';

/** Returns bytes over the wire. */
export const weigh = (text: string | Buffer): number => brotliCompressSync(text).length;

export async function weighStart(phones: Phones, site: string, folder: string) {
  return onPhone(await phones.open({ cpu: 1, slow4g: false }), async ({ page }) => {
    const weights = { js: 0, css: 0 };
    for (const name of await startOfLogin(page, `${site}/login`)) {
      const weight = weigh(await readFile(join(folder, 'assets', name)));
      weights[name.endsWith('.js') ? 'js' : 'css'] += weight;
    }
    return weights;
  });
}
