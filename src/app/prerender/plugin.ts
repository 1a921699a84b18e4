import { fileURLToPath } from 'node:url';
import * as v from 'valibot';
import { createServer, type Plugin } from 'vite';
import { criticalCss } from './critical-css.ts';

const Renderer = v.object({ renderFirstPages: v.function() });
const FirstPages = v.record(v.string(), v.object({ html: v.string(), attributes: v.string() }));

const placeOf = (id: string) => `<template id="${id}"></template>`;
const renderer = fileURLToPath(new URL('render.tsx', import.meta.url));

type Pages = v.InferOutput<typeof FirstPages>;

const htmlOf = (pages: Pages, ids = /./): string =>
  Object.entries(pages)
    .map(([id, { html }]) => (ids.test(id) ? html : ''))
    .join('');

function put(html: string, before: string, after: string): string {
  const parts = html.split(before);
  if (parts.length !== 2) throw new Error(`not once in index.html: ${before}`);
  return parts.join(after);
}

/** Renders under the build's settings, so that class names are equal. */
async function renderPages(): Promise<Pages> {
  const server = await createServer({
    configFile: false,
    mode: 'production',
    logLevel: 'error',
    appType: 'custom',
    optimizeDeps: { noDiscovery: true },
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
  });
  try {
    const { renderFirstPages } = v.parse(Renderer, await server.ssrLoadModule(renderer));
    const pages = v.parse(FirstPages, await renderFirstPages());
    // The content security policy refuses inline styles; a class is possible instead.
    if (/\sstyle=/.test(htmlOf(pages))) throw new Error('the first page has inline styles');
    return pages;
  } finally {
    await server.close();
  }
}

/** Puts the prerendered pages of each language into `index.html` (`src/app/docs/first-page.md`). */
export function prerenderedFirstPage(): Plugin {
  return {
    name: 'hiram:prerendered-first-page',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      async handler(html, { bundle = {} }) {
        const pages = await renderPages();
        const isAtStart = (fileName: string) => html.includes(`/${fileName}"`);
        const sheets = Object.values(bundle).flatMap((file) =>
          file.type === 'asset' && file.fileName.endsWith('.css') ? [file] : [],
        );
        const contentOf = (files: typeof sheets) => files.map(({ source }) => source).join('');
        const first = sheets.filter(({ fileName }) => isAtStart(fileName));
        const later = sheets.filter(({ fileName }) => !isAtStart(fileName));
        const css = criticalCss(contentOf(first), htmlOf(pages, /^login-/));
        if (!css) throw new Error('no sheet has the styles of the first page');
        // Home's sheets load with its code, so the frame of home contains the styles that it needs.
        const ofHome = criticalCss(contentOf([...first, ...later]), htmlOf(pages, /^home-/));
        const stylesOf = (id: string) => (id.startsWith('home-') ? `<style>${ofHome}</style>` : '');
        const styled = put(html, '</head>', `  <style>${css}</style>\n  </head>`);
        return Object.entries(pages).reduce(
          (filled, [id, page]) =>
            put(
              filled,
              placeOf(id),
              `<template id="${id}"${page.attributes}>${page.html}${stylesOf(id)}</template>`,
            ),
          styled,
        );
      },
    },
  };
}
