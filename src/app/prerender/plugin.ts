import { fileURLToPath } from 'node:url';
import * as v from 'valibot';
import { createServer, type CSSModulesOptions, type Plugin } from 'vite';
import { criticalCss } from './critical-css.ts';

type ClassNames = NonNullable<CSSModulesOptions['generateScopedName']>;

const Renderer = v.object({ renderFirstPage: v.function() });
const FirstPage = v.object({ html: v.string(), channel: v.string() });

const place = '<template id="login-page"></template>';
const renderer = fileURLToPath(new URL('render.tsx', import.meta.url));

/** Puts a text where another stands once. */
function put(html: string, before: string, after: string): string {
  const parts = html.split(before);
  if (parts.length !== 2) throw new Error(`not once in index.html: ${before}`);
  return parts.join(after);
}

/** Renders with the app's own sources, as the build has them: its classes have the same names. */
async function renderPage(
  generateScopedName: ClassNames,
): Promise<v.InferOutput<typeof FirstPage>> {
  const server = await createServer({
    configFile: false,
    mode: 'production',
    logLevel: 'error',
    appType: 'custom',
    css: { modules: { generateScopedName } },
    optimizeDeps: { noDiscovery: true },
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
  });
  try {
    const { renderFirstPage } = v.parse(Renderer, await server.ssrLoadModule(renderer));
    const page = v.parse(FirstPage, await renderFirstPage());
    // The policy refuses them; a class would have come.
    if (/\sstyle=/.test(page.html)) throw new Error('the first page has inline styles');
    return page;
  } finally {
    await server.close();
  }
}

/**
 * Puts login, as React renders it, and the styles that it needs into `index.html`, whose script
 * shows it with the first paint where nobody is known (`src/app/README.md`). The development server
 * does without: there the neutral shell stands until the app has come.
 *
 * @param classNames what the app's own classes are called by
 */
export function prerenderedFirstPage(classNames: ClassNames): Plugin {
  return {
    name: 'hiram:prerendered-first-page',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      async handler(html, { bundle = {} }) {
        const { html: page, channel } = await renderPage(classNames);
        const sheets = Object.values(bundle).flatMap((file) =>
          file.type === 'asset' && html.includes(`/${file.fileName}"`) ? [String(file.source)] : [],
        );
        const css = criticalCss(sheets.join(''), page);
        if (!css) throw new Error('no sheet has the styles of the first page');
        const styled = put(html, '</head>', `  <style>${css}</style>\n  </head>`);
        const filled = put(styled, place, place.replace('></', `>${page}</`));
        return put(filled, '%bridge.channel%', channel);
      },
    },
  };
}
