import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';

/**
 * `npm run viz:diff -- main`: compares a revision with the working tree, or with a second revision.
 */

process.chdir(fileURLToPath(new URL('../..', import.meta.url)));

const { module } = await runnerImport('./visualizations/diff/diff.ts', {
  configFile: false,
  logLevel: 'error',
});
const [before, after] = process.argv.slice(2);
await module.showDifference(before, after).catch((error) => {
  console.error(error.message);
  process.exitCode = 1;
});
