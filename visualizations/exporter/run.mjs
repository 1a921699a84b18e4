import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';

/**
 * `npm run viz`, `viz:export` and `viz:check`. With `--screens`, the pictures of screens are
 * checked.
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
