import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';

/** `npm run mutants`, `npm run mutants -- domain`: see `tests/mutation/README.md`. */

process.chdir(fileURLToPath(new URL('../..', import.meta.url)));

const { module } = await runnerImport('./tests/mutation/command.ts', {
  configFile: false,
  logLevel: 'error',
});
process.exitCode = await module.testMutants(process.argv.slice(2));
