import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { quickCharts } from './quick-charts.mjs';
import { quickSql } from './quick-sql.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));

/**
 * Bundles the simulation into one file for Node: several times faster than with vitest, and without
 * vitest's timers.
 *
 * @param {string} outDir
 * @param {import('vite').Plugin[]} [plugins] plugins that change the code, such as a seeded defect
 * @returns {Promise<string>} path of the file
 */
export async function bundle(outDir, plugins = []) {
  await build({
    configFile: false,
    root,
    logLevel: 'warn',
    plugins: [quickSql(), quickCharts(), ...plugins],
    publicDir: false,
    // Fixed conditions, so that the environment does not select another build of a package.
    ssr: {
      noExternal: ['drizzle-orm', '@libsql/client', 'xstate'],
      resolve: { conditions: ['module', 'node'] },
    },
    build: {
      ssr: 'tests/simulation/main.ts',
      outDir,
      emptyOutDir: true,
      target: 'node20',
      minify: false,
      sourcemap: false,
      rolldownOptions: { output: { codeSplitting: false, entryFileNames: 'simulation.mjs' } },
    },
  });
  return `${outDir}/simulation.mjs`;
}
