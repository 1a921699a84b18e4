import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';

/** `npm run plans`, `npm run plans -- login`: writes the plans, `--replan` with new paths; see `tests/model/README.md`. */

process.chdir(fileURLToPath(new URL('../..', import.meta.url)));

const { module } = await runnerImport('./tests/model/write-plans.ts', {
  configFile: false,
  logLevel: 'error',
});
await module.writePlans(process.argv.slice(2));
