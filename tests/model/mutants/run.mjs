import { spawn } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';

/**
 * `npm run test:mutants`, `npm run test:mutants -- repayment`: see `tests/mutation/README.md`.
 * Several machines run in processes of their own, as many at once as there are cores.
 */

process.chdir(fileURLToPath(new URL('../../..', import.meta.url)));

const { module } = await runnerImport('./tests/model/mutants/command.ts', {
  configFile: false,
  logLevel: 'error',
});
/** @type {string[]} */
const named = process.argv.slice(2);
/** @type {string[]} */
const waiting = named.length > 0 ? named : [...module.machineIds];

/** @param {string} id @returns {Promise<boolean>} whether the machine's score is high enough */
const inProcess = (id) =>
  new Promise((resolve) => {
    const [, script = ''] = process.argv;
    spawn(process.execPath, [script, id], { stdio: 'inherit' })
      .on('error', () => resolve(false))
      .on('close', (code) => resolve(code === 0));
  });

if (waiting.length === 1) {
  process.exitCode = (await module.testMutants(waiting[0])) ? 0 : 1;
} else {
  const work = async () => {
    for (let id = waiting.shift(); id !== undefined; id = waiting.shift()) {
      if (!(await inProcess(id))) process.exitCode = 1;
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, work));
}
