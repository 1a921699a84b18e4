import { fileURLToPath } from 'node:url';
import * as v from 'valibot';
import { createServer, type CSSModulesOptions, type Plugin } from 'vite';
import { Language } from '#domain/language.ts';
import { criticalCss } from './critical-css.ts';

type ClassNames = NonNullable<CSSModulesOptions['generateScopedName']>;

const Renderer = v.object({ renderFirstPages: v.function() });
const FirstPages = v.record(Language, v.string());

const placeOf = (language: string) => `<template id="login-${language}"></template>`;
const renderer = fileURLToPath(new URL('render.tsx', import.meta.url));

/** Puts a text where another stands once. */
function put(html: string, before: string, after: string): string {
  const parts = html.split(before);
  if (parts.length !== 2) throw new Error(`not once in index.html: ${before}`);
  return parts.join(after);
}

/** Renders with the app's own sources, as the build has them: its classes have the same names. */
async function renderPages(
  generateScopedName: ClassNames,
): Promise<v.InferOutput<typeof FirstPages>> {
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
    const { renderFirstPages } = v.parse(Renderer, await server.ssrLoadModule(renderer));
    const pages = v.parse(FirstPages, await renderFirstPages());
    // The policy refuses them; a class would have come.
    if (/\sstyle=/.test(Object.values(pages).join('')))
      throw new Error('the first page has inline styles');
    return pages;
  } finally {
    await server.close();
  }
}

/**
 * Puts login, as React renders it in each language, and the styles that it needs into `index.html`,
 * whose script shows one with the first paint where nobody is known (`src/app/README.md`). The development server
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
        const pages = await renderPages(classNames);
        const sheets = Object.values(bundle).flatMap((file) =>
          file.type === 'asset' && html.includes(`/${file.fileName}"`) ? [String(file.source)] : [],
        );
        const css = criticalCss(sheets.join(''), Object.values(pages).join(''));
        if (!css) throw new Error('no sheet has the styles of the first page');
        const styled = put(html, '</head>', `  <style>${css}</style>\n  </head>`);
        return Object.entries(pages).reduce((filled, [language, page]) => {
          const place = placeOf(language);
          return put(
            filled,
            place,
            place.replace('></', () => `>${page}</`),
          );
        }, styled);
      },
    },
  };
}
