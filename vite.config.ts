import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import react from '@vitejs/plugin-react';
import type { Plugin, UserConfig } from 'vite';
import { defineConfig } from 'vitest/config';
import { sandboxInDev } from './sandbox/http/dev-server.ts';
import { appHeaders } from './sandbox/http/security-headers.ts';
import { company } from './src/app/company.ts';
import common from './src/i18n/en/common.ts';
import { explorerData, onePage } from './visualizations/explorer/build/plugins.ts';

const port = Number(process.env.PORT ?? 5180);
const data = process.env.DATA_DIR ?? '.data';

/** Packages that every page needs from the start, apart from the app so that they stay in caches. */
const VENDOR =
  /node_modules\/(react|react-dom|scheduler|xstate|@xstate|use-sync-external-store|use-isomorphic-layout-effect|i18next|react-i18next|html-parse-stringify|void-elements)\//;

/** Everything that the app's entry imports at once is one file: small ones compress badly. */
const ENTRY = /\/src\/app\/main\.tsx$/;

/** What later pages share of the kit is one file too; so are the flows, and home. */
const KIT = /\/src\/components\//;
const FLOWS = /\/src\/app\/providers\/flow-machines\.ts$/;
const HOME = /\/src\/app\/home-screen\.tsx$/;

/** Words that describe states, for the diagrams and for who reads the charts, not for a borrower's phone. */
const CHART_WORDS = [
  /^\s*(?:description:\s*(?:'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*"),?\s*)$/gm,
  /\bmeta: { label: '(?:[^'\\]|\\.)*' },?/g,
];

/** The charts of the build carry no descriptions and no labels. */
function chartsWithoutWords(): Plugin {
  return {
    name: 'hiram:charts-without-words',
    apply: 'build',
    transform: {
      filter: { id: /\/machines\/.*\.ts$/ },
      handler: (code) => ({
        code: CHART_WORDS.reduce((rest, words) => rest.replace(words, ''), code),
        map: null,
      }),
    },
  };
}

/**
 * react-router marks none of its components as free of side effects and then names each of them:
 * without the names, and marked, what the app does not use stays out of the build.
 */
function routerAsFarAsUsed(): Plugin {
  return {
    name: 'hiram:router-as-far-as-used',
    apply: 'build',
    transform: {
      filter: { id: /\/node_modules\/react-router\/dist\/.*\.mjs$/ },
      handler: (code) => ({
        code: code
          .replace(/^\w+\.displayName = "[^"]*";$/gm, '')
          .replace(/ = (?=React\d*\.(?:createContext|forwardRef|memo)\()/g, ' = /* @__PURE__ */ '),
        map: null,
      }),
    },
  };
}

/** What imports the code that comes late: ours asks again for what did not come. */
function codeAskedForAgain(): Plugin {
  const ours = fileURLToPath(new URL('src/app/loading/fetch-code.ts', import.meta.url));
  return {
    name: 'hiram:code-asked-for-again',
    apply: 'build',
    transform: {
      filter: { id: /vite\/preload-helper/ },
      handler: () => ({
        code: `export { fetchCode as __vitePreload } from ${JSON.stringify(ours)};`,
        map: null,
      }),
    },
  };
}

/** The suites that need no DOM, each a folder of `tests/`. */
const PLAIN_SUITES = ['unit', 'contract', 'model', 'faults', 'architecture', 'visualizations'];

/** Puts who lends into the pre-rendered page; the words are the same in every language. */
function companyInShell(): Plugin {
  const words = (text: string) =>
    text.replace(
      /{{(\w+)}}/g,
      (_, name: string) => new Map(Object.entries(company)).get(name) ?? '',
    );
  return {
    name: 'hiram:company-in-shell',
    transformIndexHtml: (html) =>
      html
        .replace('%company.name%', words(common.company.name))
        .replace('%company.registration%', words(common.company.registration)),
  };
}

/** The page paints from its own markup and inlined styles; the sheet for the rest comes after it. */
function stylesheetsLast(): Plugin {
  return {
    name: 'hiram:stylesheets-last',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html) {
        const sheets = html.match(/\s*<link rel="stylesheet"[^>]*>/g) ?? [];
        const without = sheets.reduce((rest, sheet) => rest.replace(sheet, ''), html);
        return without.replace(/\s*<\/body>/, (end) => sheets.join('') + end);
      },
    },
  };
}

/** Beside each text file of the build stand its brotli and gzip forms, as small as they get. */
function precompressed(): Plugin {
  const best = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };
  return {
    name: 'hiram:precompressed',
    apply: 'build',
    async writeBundle({ dir = '' }) {
      const files = await readdir(dir, { recursive: true });
      const texts = files.filter((file) => /\.(js|css|html|svg|json)$/.test(file));
      await Promise.all(
        texts.map(async (file) => {
          const path = join(dir, file);
          const text = await readFile(path);
          await writeFile(`${path}.br`, await promisify(brotliCompress)(text, best));
          await writeFile(`${path}.gz`, await promisify(gzip)(text, { level: 9 }));
        }),
      );
    },
  };
}

/** Writes down the headers that a host must send with the app's page: `dist/app-headers.json`. */
function headersForHosts(): Plugin {
  return {
    name: 'hiram:headers-for-hosts',
    apply: 'build',
    async writeBundle({ dir = '' }) {
      const html = await readFile(join(dir, 'index.html'), 'utf8');
      await writeFile(`${dir}-headers.json`, `${JSON.stringify(appHeaders(html), null, 2)}\n`);
    },
  };
}

/** The builds: `vite build`, and `vite build --mode` with `shell`, `explorer` or `server`. */
const builds: Record<string, UserConfig> = {
  production: {
    plugins: [
      chartsWithoutWords(),
      routerAsFarAsUsed(),
      codeAskedForAgain(),
      companyInShell(),
      stylesheetsLast(),
      precompressed(),
      headersForHosts(),
    ],
    build: { outDir: 'dist/app' },
  },
  shell: {
    root: 'sandbox/shell',
    base: '/shell/',
    plugins: [precompressed()],
    build: { outDir: '../../dist/shell' },
  },
  explorer: {
    root: 'visualizations/explorer',
    base: './',
    plugins: [onePage(), precompressed()],
    build: {
      outDir: '../../dist/explorer',
      target: 'chrome123',
      modulePreload: false,
      rolldownOptions: {
        output: { format: 'iife', codeSplitting: false },
        transform: { define: { 'import.meta': '{}' } },
        checks: { bundlerTimings: false },
      },
    },
  },
  server: {
    build: { outDir: 'dist/server', ssr: 'sandbox/server.ts', target: 'node20', minify: false },
  },
  development: {
    plugins: [companyInShell(), sandboxInDev({ dataDir: data })],
    server: { port, strictPort: true },
  },
};

const shared: UserConfig = {
  publicDir: false,
  plugins: [react(), explorerData()],
  build: {
    target: 'chrome95',
    emptyOutDir: true,
    reportCompressedSize: false,
    // The oldest browser knows `modulepreload`.
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: 'vendor', test: VENDOR },
            { name: 'start', test: ENTRY },
            { name: 'kit', test: KIT, minShareCount: 2 },
            { name: 'flows', test: FLOWS },
            { name: 'home', test: HOME },
          ],
        },
      },
    },
  },
};

export default defineConfig(({ mode }) => ({
  ...shared,
  ...builds[mode],
  plugins: [...(shared.plugins ?? []), ...(builds[mode]?.plugins ?? [])],
  build: { ...shared.build, ...builds[mode]?.build },
  test: {
    // No test waits for a clock that it doesn't move: what is slow is the machine.
    testTimeout: 60_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'node',
          environment: 'node',
          include: PLAIN_SUITES.map((suite) => `tests/${suite}/**/*.test.ts`),
        },
      },
      {
        extends: true,
        test: {
          name: 'component',
          environment: 'happy-dom',
          include: ['tests/component/**/*.test.{ts,tsx}'],
          setupFiles: ['tests/component/setup.ts'],
        },
      },
    ],
  },
}));
