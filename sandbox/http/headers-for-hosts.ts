import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { appHeaders } from './security-headers.ts';

/** Writes the headers that a host must send with the app's page to `dist/app-headers.json`. */
export function headersForHosts(): Plugin {
  return {
    name: 'hiram:headers-for-hosts',
    apply: 'build',
    async writeBundle({ dir = '' }) {
      const html = await readFile(join(dir, 'index.html'), 'utf8');
      await writeFile(`${dir}-headers.json`, `${JSON.stringify(appHeaders(html), null, 2)}\n`);
    },
  };
}
