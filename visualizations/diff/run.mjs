import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';

/**
 * `npm run viz:diff -- main` compares the machines of `main` with those of the working tree; with
 * two revisions, those of the first with those of the second.
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
