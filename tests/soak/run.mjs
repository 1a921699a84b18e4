import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';

/** `npm run soak`, `npm run soak -- --borrowers=50 --hours=6 --seed=another`; it needs a build. */

process.chdir(fileURLToPath(new URL('../..', import.meta.url)));

const { module } = await runnerImport('./tests/soak/soak.ts', {
  configFile: false,
  logLevel: 'error',
});
process.exitCode = (await module.soak(process.argv.slice(2))) ? 0 : 1;
