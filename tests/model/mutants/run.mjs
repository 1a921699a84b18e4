import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';

/** `npm run test:mutants`, `npm run test:mutants -- repayment`: see `tests/mutation/README.md`. */

process.chdir(fileURLToPath(new URL('../../..', import.meta.url)));

const { module } = await runnerImport('./tests/model/mutants/command.ts', {
  configFile: false,
  logLevel: 'error',
});
process.exitCode = await module.testMutants(process.argv.slice(2));
