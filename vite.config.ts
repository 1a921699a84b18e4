import { readdir, readFile, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import react from '@vitejs/plugin-react';
import { type ESTree, parseSync, type Plugin, type Rolldown, type UserConfig, Visitor } from 'vite';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { sandboxInDev } from './sandbox/http/dev-server.ts';
import { appHeaders } from './sandbox/http/security-headers.ts';
import { company } from './src/app/company.ts';
import { prerenderedFirstPage } from './src/app/prerender/plugin.ts';
import common from './src/i18n/en/common.ts';
import { appWorker } from './src/worker/build/app-worker.ts';
import { stableNames } from './src/worker/build/stable-names.ts';
import { explorerData, filipinoApart, onePage } from './visualizations/explorer/build/plugins.ts';

const port = Number(process.env.PORT ?? 5180);
const data = process.env.DATA_DIR ?? '.data';

/**
 * Packages that every page needs from the start, apart from the app: after a release 85 KB stay in
 * caches. In one file with the app the start would be 1.1 KB smaller.
 *
 * Sizes here are bytes over the wire (brotli), each group taken away alone.
 */
const VENDOR =
  /node_modules\/(react|react-dom|scheduler|xstate|@xstate|use-sync-external-store|use-isomorphic-layout-effect|i18next|react-i18next|html-parse-stringify|void-elements)\//;

/**
 * Everything that the app's entry imports at once is one file: otherwise the other groups draw in
 * what it shares with them, and the start is 17 KB larger.
 */
const ENTRY = /\/src\/app\/main\.tsx$/;

/** The pages to read come together (L1), below 15 KiB without what makes HTML safe, 9.3. */
const SANITISE = /\/node_modules\/dompurify\//;

/**
 * What several later chunks share is a file a subject: dates 3.4 KiB, domain 5.7, flows 4.3, kit 4.6,
 * so that ten more flows fit below 15 each. In one file all but the kit were 14.0, and the
 * maintenance screen drew it in for its dates. With what only views share in the kit there are 41
 * files instead of 44, and the start, which names them, is 0.06 KB smaller.
 */
const DATES = /\/(node_modules\/dayjs|src\/domain\/date)/;
const DOMAIN = /\/src\/(domain|protocol)\//;
const FLOWS = /\/(machines|src\/(app\/flows|services))\//;
const KIT = /\/src\/(components|views)\//;

/** What a file of several is called: texts after their language and subject. The hash is in the page's import map. */
function fileName(source = ''): string {
  const [, language, subject] = /\/i18n\/(\w+)\/([\w-]+)/.exec(source) ?? [];
  return `assets/${language ? `${language}-${subject}` : '[name]'}`;
}

/**
 * A class is called after its sheet: a hash in each would be 0.3 KB more at the start.
 *
 * @throws where two sheets have one name
 */
function createClassNames(): (name: string, file: string) => string {
  const sheets = new Map<string, string>();
  return (name, file) => {
    const sheet = basename(file).replace(/\.module\.css.*$/, '');
    const other = sheets.get(sheet) ?? file;
    if (other !== file) throw new Error(`two sheets of one name: ${other}, ${file}`);
    sheets.set(sheet, file);
    return `${sheet}_${name}`;
  };
}

/**
 * What imports lazy code: ours asks again for what did not come, which Vite's cannot in Chromium
 * (`lazy-code.spec.ts`). It is 0.2 KB smaller, too.
 */
function codeAskedForAgain(): Plugin {
  const ours = fileURLToPath(new URL('src/app/loading/fetch-code.ts', import.meta.url));
  return {
    name: 'hiram:code-asked-for-again',
    apply: 'build',
    transform: {
      filter: { id: /vite\/preload-helper/ },
      handler: () => ({
        code: `import { createFetchCode } from ${JSON.stringify(ours)};
          export const __vitePreload = createFetchCode(window);`,
        map: null,
      }),
    },
  };
}

type Property =
  | ESTree.ObjectProperty
  | ESTree.BindingProperty
  | ESTree.AssignmentTargetPropertyProperty
  | ESTree.AssignmentTargetPropertyIdentifier;

/** What is said of a chart or a row of the protocol for its readers alone. */
function isForReaders({ key, value }: Property): boolean {
  if (key.type !== 'Identifier') return false;
  if (key.name === 'meta' && value.type === 'ObjectExpression') {
    return value.properties.every((one) => one.type === 'Property' && isForReaders(one));
  }
  if (['caller', 'fallback'].includes(key.name)) return true;
  if (key.name === 'shows' && value.type === 'ArrayExpression') return true;
  return ['description', 'label'].includes(key.name) && value.type === 'Literal';
}

/**
 * Charts say in words what they do, and the protocol's tables who calls what when, for those who
 * read them and their diagrams; the app reads none of it. Without them the start is 1.4 KB smaller,
 * and borrow's chunk 0.7 of 4. The build fails where it finds none.
 */
function withoutWords(): Plugin {
  let count = 0;
  return {
    name: 'hiram:without-words',
    apply: 'build',
    transform: {
      filter: { id: /\/(machines|protocol)\/.*\.ts$/ },
      handler(code, id) {
        const words: { start: number; end: number }[] = [];
        const visitor = new Visitor({
          ObjectExpression({ properties }) {
            for (const property of properties) {
              const isWithin = words.some(
                ({ start, end }) => start <= property.start && property.end <= end,
              );
              const isOne = property.type === 'Property' && isForReaders(property);
              if (!isWithin && isOne) words.push(property);
            }
          },
        });
        visitor.visit(parseSync(id, code, { lang: 'js' }).program);
        count += words.length;
        // From the last to the first: what lies before keeps its place.
        const backwards = words.toSorted((one, other) => other.start - one.start);
        const without = (text: string, { start, end }: { start: number; end: number }) =>
          text.slice(0, start) + text.slice(end).replace(/^\s*,/, '');
        return { code: backwards.reduce(without, code), map: null };
      },
    },
    buildEnd(error) {
      if (!error && count === 0) this.error('no chart and no table of the protocol has words');
    },
  };
}

/** How the cipher's package asks whether it runs in Node. */
const ASKS_FOR_NODE = "typeof require === 'function'";

/**
 * The cipher's package asks Node for random numbers where a browser has none, which every browser
 * has; the words of the `require` that it would need are 0.2 KB at the start. The build fails where
 * the package asks in other words, or is not there.
 */
function withoutNode(): Plugin {
  let isReplaced = false;
  return {
    name: 'hiram:without-node',
    apply: 'build',
    transform: {
      filter: { id: /\/crypto-js\/core\.js$/ },
      handler(code) {
        isReplaced = code.includes(ASKS_FOR_NODE);
        return { code: code.replace(ASKS_FOR_NODE, 'false'), map: null };
      },
    },
    buildEnd(error) {
      if (!error && !isReplaced) {
        this.error(`crypto-js/core.js says nowhere: ${ASKS_FOR_NODE}`);
      }
    },
  };
}

/** The suites that need no DOM, each a folder of `tests/`: few files that take long, in order. */
const LONG_SUITES = ['architecture', 'simulation', 'faults', 'model'];
/** Many files that take little beside loading their modules. */
const SHORT_SUITES = ['contract', 'unit', 'visualizations'];
const PLAIN_SUITES = [...LONG_SUITES, ...SHORT_SUITES];

const filesOf = (suites: readonly string[]) => suites.map((suite) => `tests/${suite}/**/*.test.ts`);

/** A core that has nothing left to do is lost: what takes longest does not come last. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const place = ({ moduleId }: TestSpecification) => {
      const suite = PLAIN_SUITES.findIndex((name) => moduleId.includes(`/tests/${name}/`));
      return suite < 0 ? PLAIN_SUITES.length : suite;
    };
    // oxlint-disable-next-line unicorn/no-array-sort -- it is no array's
    const sorted = await super.sort(files);
    return sorted.toSorted((a, b) => place(a) - place(b));
  }
}

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

/**
 * The page paints from its own markup and inlined styles; the sheet for the rest comes after it.
 * In the head it would hold the first paint back by 448 ms (slow 4G, CPU slowed 4 times).
 */
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

/**
 * Beside each text file of the build stand its brotli and gzip forms, as small as they get: the
 * start is 115 KB, where a host that compresses as it answers (brotli 5) sends 126 KB.
 */
function precompressed(): Plugin {
  const best = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };
  return {
    name: 'hiram:precompressed',
    apply: 'build',
    async writeBundle({ dir = '' }) {
      const files = await readdir(dir, { recursive: true });
      // A host edits the one text that is left as it is.
      const texts = files.filter(
        (file) => /\.(js|css|html|svg|json)$/.test(file) && file !== 'app-config.json',
      );
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

const classNames = createClassNames();

type Options = NonNullable<NonNullable<UserConfig['build']>['rolldownOptions']>;

/** What files of the app are called until their content is known. */
const namedByHand: Rolldown.OutputOptions = {
  entryFileNames: 'assets/[name].js',
  chunkFileNames: ({ facadeModuleId }) => `${fileName(facadeModuleId ?? undefined)}.js`,
  assetFileNames: ({ originalFileNames: [source] }) => `${fileName(source)}[extname]`,
};

/** The files that code is divided into. */
const inFiles = (names?: Rolldown.OutputOptions): Options => ({
  output: {
    ...names,
    codeSplitting: {
      groups: [
        { name: 'vendor', test: VENDOR },
        { name: 'start', test: ENTRY },
        { name: 'sanitise', test: SANITISE },
        { name: 'dates', test: DATES },
        { name: 'domain', test: DOMAIN, minShareCount: 2 },
        { name: 'flows', test: FLOWS, minShareCount: 2 },
        { name: 'kit', test: KIT, minShareCount: 2 },
      ],
    },
  },
});

/** The builds: `vite build`, and `vite build --mode` with `shell`, `explorer` or `server`. */
const builds: Record<string, UserConfig> = {
  production: {
    plugins: [
      codeAskedForAgain(),
      withoutWords(),
      withoutNode(),
      companyInShell(),
      prerenderedFirstPage(classNames),
      stylesheetsLast(),
      stableNames(),
      appWorker(),
      precompressed(),
      headersForHosts(),
    ],
    // What the shim stands in for is React's own since 18: 0.15 KB less at the start.
    resolve: { alias: { 'use-sync-external-store/shim': 'react' } },
    css: { modules: { generateScopedName: classNames } },
    build: { outDir: 'dist/app', rolldownOptions: inFiles(namedByHand) },
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
    plugins: [filipinoApart(), onePage(), precompressed()],
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
    // The oldest browser knows `modulepreload`: 0.3 KB less.
    modulePreload: { polyfill: false },
    rolldownOptions: inFiles(),
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
    // The process that hands out the files only waits: every core can run one.
    maxWorkers: '100%',
    sequence: { sequencer: LongestFirst },
    // Tests know all flows from the start; the app as their code comes.
    setupFiles: ['machines/all-flows.ts'],
    projects: [
      {
        extends: true,
        test: {
          name: 'node',
          environment: 'node',
          include: filesOf(LONG_SUITES),
        },
      },
      {
        extends: true,
        test: {
          name: 'short',
          environment: 'node',
          // Modules are loaded once a process, not once a file, which is most of the time: a test
          // leaves nothing behind in one.
          isolate: false,
          include: filesOf(SHORT_SUITES),
        },
      },
      {
        extends: true,
        test: {
          name: 'screens',
          environment: 'happy-dom',
          // As above: half of the time.
          isolate: false,
          include: ['tests/component/{kit,views}/**/*.test.{ts,tsx}'],
          setupFiles: ['tests/component/setup.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'component',
          environment: 'happy-dom',
          include: ['tests/component/**/*.test.{ts,tsx}'],
          exclude: ['tests/component/{kit,views}/**'],
          setupFiles: ['tests/component/setup.ts'],
        },
      },
    ],
  },
}));
