import react from '@vitejs/plugin-react';
import type { UserConfig } from 'vite';
import { defineConfig } from 'vitest/config';
import { sandboxInDev } from './sandbox/http/dev-server.ts';
import { headersForHosts } from './sandbox/http/security-headers.ts';
import { retryCode } from './src/app/build/retry-code.ts';
import { inFiles, fixedNames } from './src/app/build/files.ts';
import { firstPageScript } from './src/app/build/first-page-script.ts';
import { companyInShell, stylesheetsLast } from './src/app/build/page-markup.ts';
import { precompressed } from './src/app/build/precompressed.ts';
import { stripDescriptions, stripLaws } from './src/app/build/strip-properties.ts';
import { prerenderedFirstPage } from './src/app/prerender/plugin.ts';
import { appWorker } from './src/worker/build/app-worker.ts';
import { stableNames } from './src/worker/build/stable-names.ts';
import { isProof } from './tests/depth.ts';
import { appFiles, LongestFirst, plainFiles, screenFiles } from './tests/suites.ts';
import { explorerData, filipinoApart, onePage } from './visualizations/explorer/build/plugins.ts';

const port = Number(process.env.PORT ?? 5180);
const data = process.env.DATA_DIR ?? '.data';

/**
 * By mode: `vite build`, `vite build --mode` with `shell`, `explorer` or `server`, and `vite`
 * (`development`).
 */
const builds: Record<string, UserConfig> = {
  production: {
    plugins: [
      retryCode(),
      stripDescriptions(),
      companyInShell(),
      firstPageScript(),
      prerenderedFirstPage(),
      stylesheetsLast(),
      stableNames(),
      appWorker(),
      precompressed(),
      headersForHosts(),
    ],
    build: { outDir: 'dist/app', rolldownOptions: inFiles(fixedNames) },
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
    plugins: [stripLaws(), filipinoApart(), onePage(), precompressed()],
    build: {
      outDir: '../../dist/explorer',
      target: 'chrome123',
      modulePreload: false,
      rolldownOptions: {
        output: { format: 'iife', codeSplitting: false },
        transform: { define: { 'import.meta': '{}' } },
        checks: { bundlerTimings: false },
        // A flow's chunk imports its pages and its provider; the explorer uses the pages only.
        treeshake: {
          moduleSideEffects: (id) => !/\/src\/(app|services|protocol)\/|\/provider\.ts$/.test(id),
        },
      },
    },
  },
  server: {
    build: { outDir: 'dist/server', ssr: 'sandbox/server.ts', target: 'node20', minify: false },
  },
  development: {
    plugins: [companyInShell(), firstPageScript(), sandboxInDev({ dataDir: data })],
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
    // The oldest supported browser knows `modulepreload`, so no page needs the polyfill of 0.3 KB.
    modulePreload: { polyfill: false },
    rolldownOptions: inFiles(),
  },
};

/**
 * Longest time of a test, milliseconds. No test waits for a clock that it does not move, so only a
 * hanging test takes this long, even on a busy machine.
 */
const longest = isProof ? 1_800_000 : 600_000;

const notRun = isProof ? [] : ['**/*.proof.test.*'];

export default defineConfig(({ mode }) => ({
  ...shared,
  ...builds[mode],
  plugins: [...(shared.plugins ?? []), ...(builds[mode]?.plugins ?? [])],
  build: { ...shared.build, ...builds[mode]?.build },
  test: {
    testTimeout: longest,
    hookTimeout: longest,
    // The main process only waits for the workers, so every core can run one.
    maxWorkers: '100%',
    sequence: { sequencer: LongestFirst },
    exclude: notRun,
    // Loading modules takes longer than most tests, so files share a process. A test leaves nothing
    // behind in a module.
    isolate: false,
    setupFiles: ['tests/clean-up.ts', 'tests/failure-meta.ts', 'tests/fixed-seeds.ts'],
    projects: [
      {
        extends: true,
        test: { name: 'plain', environment: 'node', include: plainFiles },
      },
      {
        extends: true,
        test: {
          name: 'screens',
          environment: 'happy-dom',
          include: screenFiles,
          exclude: [...notRun, ...appFiles],
          setupFiles: ['tests/component/setup.ts', 'tests/component/quiet-console.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'apps',
          environment: 'happy-dom',
          isolate: true,
          include: appFiles,
          setupFiles: ['tests/component/setup.ts'],
        },
      },
    ],
  },
}));
