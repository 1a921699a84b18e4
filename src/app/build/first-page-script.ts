import { fileURLToPath } from 'node:url';
import { build, type Plugin } from 'vite';

const entry = fileURLToPath(new URL('../first-page/main.ts', import.meta.url));
const place = '%first-page%';

/** Bundles the script of `src/app/first-page` into one classic script. */
async function bundle(): Promise<string> {
  const built = await build({
    configFile: false,
    mode: 'production',
    logLevel: 'warn',
    publicDir: false,
    build: {
      write: false,
      target: 'chrome95',
      modulePreload: false,
      rolldownOptions: { input: entry, output: { format: 'iife' } },
    },
  });
  if (!('output' in built)) throw new Error('The first page has one script.');
  const code = built.output[0].code.trim();
  if (code.includes('</script')) throw new Error('The first page’s script would end early.');
  return code;
}

/**
 * Puts the script of `src/app/first-page` into the head of `index.html`, in the build and in the
 * development server. The page runs it before anything is painted and before the app's code comes.
 */
export function firstPageScript(): Plugin {
  return {
    name: 'hiram:first-page-script',
    transformIndexHtml: {
      order: 'pre',
      async handler(html) {
        const parts = html.split(place);
        if (parts.length !== 2) throw new Error(`not once in index.html: ${place}`);
        return parts.join(await bundle());
      },
    },
  };
}
