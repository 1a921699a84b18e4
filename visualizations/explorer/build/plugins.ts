import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { type Plugin, runnerImport } from 'vite';
import type * as made from './explorer-data.ts';

const name = 'virtual:explorer-data';
const resolved = `\0${name}`;

/**
 * Replaces style sheets by an empty module and the HTML sanitiser by the identity, because the
 * build renders screens only for their texts, and the sanitiser needs a browser.
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

const base = '/explorer/';

/** A module with the data that the page needs at once, and files with the parts that it fetches. */
export function explorerData(): Plugin {
  let parts: ReadonlyMap<string, string> = new Map();
  return {
    name: 'hiram:explorer-data',
    configureServer({ middlewares }) {
      middlewares.use((request, response, next) => {
        const { pathname } = new URL(request.url ?? '/', 'http://localhost');
        const part = pathname.startsWith(base) && parts.get(pathname.slice(base.length));
        // The coverage is not in `assets`: the next handler serves that of the latest test run.
        if (!part || !pathname.startsWith(`${base}assets/`)) next();
        else response.setHeader('Content-Type', 'application/json').end(part);
      });
    },
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
        parts = module.parts;
        if (this.environment.mode === 'build') {
          for (const [fileName, source] of parts) {
            this.emitFile({ type: 'asset', fileName, source });
          }
        }
        const json = JSON.stringify(JSON.stringify(module.data));
        return { code: `export default JSON.parse(${json})`, map: null };
      },
    },
  };
}

/**
 * Replaces imports of Filipino text files by calls of `loadFilipino`, because the explorer is a
 * single script. The build fails if no import matches.
 */
export function filipinoApart(): Plugin {
  const loader = resolve('visualizations/explorer/filipino.ts');
  let count = 0;
  return {
    name: 'hiram:filipino-apart',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: /\/src\/(i18n\/[\w-]+|flows\/flows)\.ts$/ },
      handler(code) {
        const replaced = code.replaceAll(
          /import\('(?:\.\/fil\/([\w-]+)|#flows\/([\w-]+)\/fil)\.ts'\)/g,
          (_, shared?: string, flow?: string) => {
            count += 1;
            return `loadFilipino('${shared ?? flow}')`;
          },
        );
        if (replaced === code) return undefined;
        const wanted = `import { loadFilipino } from ${JSON.stringify(loader)};`;
        return { code: `${wanted}\n${replaced}`, map: null };
      },
    },
    buildEnd(error) {
      if (!error && count === 0) this.error('no file of Filipino texts is imported');
    },
  };
}

/** Escapes what would end a script or start a comment in HTML. */
const safe = (script: string) =>
  script.replaceAll(/<\/(script)/gi, '<\\/$1').replaceAll('<!--', '<\\!--');

const embedded = (path: string, json: string) =>
  `<script type="application/json" id="${path}">${json.replaceAll('<', '\\u003c')}</script>`;

/**
 * Inlines the script and the style sheets into the page. Also writes the page with all its parts as
 * a single file beside the build's folder.
 */
export function onePage(): Plugin {
  let whole = '';
  return {
    name: 'hiram:one-page',
    apply: 'build',
    enforce: 'post',
    generateBundle(_, bundle) {
      const files = Object.values(bundle);
      const page = files.find(({ fileName }) => fileName === 'index.html');
      if (page?.type !== 'asset') throw new Error('the build has no index.html');
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
      const parts = files.flatMap((file) =>
        file.type === 'asset' && file.fileName.endsWith('.json')
          ? [embedded(file.fileName, String(file.source))]
          : [],
      );
      whole = page.source.replace('</head>', () => `</head>${parts.join('')}`);
      for (const { fileName } of [...scripts, ...sheets]) delete bundle[fileName];
    },
    async writeBundle({ dir = '' }) {
      await writeFile(`${dir}.html`, whole);
    },
  };
}
