import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { type Plugin, runnerImport } from 'vite';
import type * as made from './explorer-data.ts';

const name = 'virtual:explorer-data';
const resolved = `\0${name}`;

/**
 * Screens are drawn here for their words alone: without styles, and with the lender's own HTML as it
 * is, which needs a browser to be made safe: of it nothing but the words gets anywhere.
 */
const forWords = (): Plugin => ({
  name: 'hiram:for-words',
  enforce: 'pre',
  resolveId: (id) => (/\.css(\?|$)/.test(id) ? '\0no-styles' : undefined),
  load(id) {
    if (id === '\0no-styles') return 'export default {}';
    return id.endsWith('/html/sanitise.ts') ? 'export const sanitise = (html) => html' : undefined;
  },
});

/** Gives the explorer its drawings, paths and coverage as a module, made while it is built. */
export function explorerData(): Plugin {
  return {
    name: 'hiram:explorer-data',
    resolveId: { filter: { id: new RegExp(`^${name}$`) }, handler: () => resolved },
    load: {
      filter: { id: new RegExp(`^${resolved}$`) },
      async handler() {
        const { module, dependencies } = await runnerImport<typeof made>(
          join(process.cwd(), 'visualizations/explorer/build/explorer-data.ts'),
          { root: process.cwd(), configFile: false, logLevel: 'error', plugins: [forWords()] },
        );
        const files = dependencies.map((file) => resolve(file)).filter((file) => existsSync(file));
        for (const file of files) this.addWatchFile(file);
        const json = JSON.stringify(JSON.stringify(module.data));
        return { code: `export default JSON.parse(${json})`, map: null };
      },
    },
  };
}

/** What ends a script or starts a comment in HTML must not stand inside one. */
const safe = (script: string) =>
  script.replaceAll(/<\/(script)/gi, '<\\/$1').replaceAll('<!--', '<\\!--');

/** Puts the one script and the one sheet of a build into its page: a file that opens by itself. */
export function onePage(): Plugin {
  return {
    name: 'hiram:one-page',
    apply: 'build',
    enforce: 'post',
    generateBundle(_, bundle) {
      const files = Object.values(bundle);
      const page = files.find(({ fileName }) => fileName === 'index.html');
      if (page?.type !== 'asset') throw new Error('there is no page');
      const scripts = files.flatMap((file) => (file.type === 'chunk' ? [file] : []));
      const sheets = files.flatMap((file) =>
        file.type === 'asset' && file.fileName.endsWith('.css') ? [file] : [],
      );
      if (scripts.length !== 1) throw new Error(`the page has ${scripts.length} scripts`);
      const style = sheets.map(({ source }) => String(source)).join('\n');
      const script = scripts.map(({ code }) => safe(code)).join('\n');
      const bare = String(page.source)
        .replaceAll(/\s*<script [^>]*src=[^>]*><\/script>/g, '')
        .replaceAll(/\s*<link rel="stylesheet"[^>]*>/g, '');
      page.source = bare
        .replace('</head>', () => `<style>${style}</style></head>`)
        .replace('</body>', () => `<script>${script}</script></body>`);
      for (const { fileName } of [...scripts, ...sheets]) delete bundle[fileName];
    },
  };
}
