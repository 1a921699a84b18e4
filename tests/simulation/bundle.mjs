import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { quickCharts } from './quick-charts.mjs';
import { quickSql } from './quick-sql.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));

/**
 * Makes one file of the simulation, which plain node runs: several times quicker than by vitest, and
 * without its timers.
 *
 * @param {string} outDir where it goes
 * @param {import('vite').Plugin[]} [plugins] what changes the code on its way, such as a seeded defect
 * @returns {Promise<string>} the file
 */
export async function bundle(outDir, plugins = []) {
  await build({
    configFile: false,
    root,
    logLevel: 'warn',
    plugins: [quickSql(), quickCharts(), ...plugins],
    publicDir: false,
    // Nobody's environment decides which build of a package it is: that for the product.
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
