import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';

/** `npm run requirements` writes the page of requirements with their states, screens and tests. */

process.chdir(fileURLToPath(new URL('../..', import.meta.url)));

const { module } = await runnerImport('./tests/requirements/page.ts', {
  configFile: false,
  logLevel: 'error',
});
await module.writePage();
