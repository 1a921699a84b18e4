import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';

/**
 * Runs a function of a module with the rest of the arguments: `npm run viz:diff -- main` runs
 * `showDifference('main')`. Fails if the function throws or returns false.
 */
const [path, name, ...args] = process.argv.slice(2);
process.chdir(fileURLToPath(new URL('..', import.meta.url)));

const { module } = await runnerImport(`./visualizations/${path}`, {
  configFile: false,
  logLevel: 'error',
});
try {
  if ((await module[name ?? ''](...args)) === false) process.exitCode = 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
