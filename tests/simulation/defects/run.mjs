import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { runnerImport } from 'vite';

/** `npm run defects`, `npm run defects -- draws-twice --worlds=500`: searches for defects. */

process.chdir(fileURLToPath(new URL('../../..', import.meta.url)));

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    worlds: { type: 'string', default: '100' },
    processes: { type: 'string', default: '2' },
  },
});
const { module } = await runnerImport('./tests/simulation/defects/search.ts', {
  configFile: false,
  logLevel: 'error',
});
const found = await module.searchAll(positionals, Number(values.worlds), Number(values.processes));
process.exitCode = found ? 0 : 1;
