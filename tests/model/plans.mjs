import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';

/**
 * `npm run plans` writes the plans of all machines, `npm run plans -- login` those of one machine;
 * `--replan` plans all paths again. See `tests/model/README.md`.
 */

process.chdir(fileURLToPath(new URL('../..', import.meta.url)));

const { module } = await runnerImport('./tests/model/write-plans.ts', {
  configFile: false,
  logLevel: 'error',
});
await module.writePlans(process.argv.slice(2));
