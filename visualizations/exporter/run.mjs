import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';

/**
 * `npm run viz` writes the diagrams, `npm run viz:export` the files for other tools. `npm run
 * viz:check` fails if diagrams are stale; with `--screens`, if pictures of screens are stale.
 */

process.chdir(fileURLToPath(new URL('../..', import.meta.url)));

const { module } = await runnerImport('./visualizations/exporter/export.ts', {
  configFile: false,
  logLevel: 'error',
});
const isFresh = process.argv.includes('--screens') ? module.hasScreens : module.isFresh;
if (process.argv.includes('--check')) process.exitCode = (await isFresh()) ? 0 : 1;
else if (process.argv.includes('--export')) await module.exportInterchange();
else await module.exportAll();
