import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { bundleScript } from './bundle-script.ts';

const entry = fileURLToPath(new URL('../first-page/main.ts', import.meta.url));
const place = '%first-page%';

/** The script is in the head, so it runs before the first paint and before the app's code loads. */
export function firstPageScript(): Plugin {
  return {
    name: 'hiram:first-page-script',
    transformIndexHtml: {
      order: 'pre',
      async handler(html) {
        const parts = html.split(place);
        if (parts.length !== 2) throw new Error(`not once in index.html: ${place}`);
        const code = await bundleScript(entry);
        if (code.includes('</script')) throw new Error('The first page’s script would end early.');
        return parts.join(code);
      },
    },
  };
}
