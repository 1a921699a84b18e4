import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';

/** `npm run bench`, `npm run bench -- --runs=15`, `npm run bench -- --only=changes`: see `tests/README.md`. */

process.chdir(fileURLToPath(new URL('../..', import.meta.url)));

// Loading a module starts Vite for development; what is built here is for production.
process.env.NODE_ENV = 'production';

const { module } = await runnerImport('./tests/bench/bench.ts', {
  configFile: false,
  logLevel: 'error',
});
await module.bench(process.argv.slice(2));
