import { spawn } from 'node:child_process';
import { bundle } from './bundle.mjs';

/** @param {string[]} args @param {NodeJS.ProcessEnv} [env] @returns {Promise<number>} exit code */
const node = (args, env = process.env) =>
  new Promise((resolve) => {
    spawn(process.execPath, args, { stdio: 'inherit', env }).on('close', (code) =>
      resolve(code ?? 1),
    );
  });

/** `npm run simulate`. `--seed=7 --open=12` stops that world after 12 steps, and serves it. */
const args = process.argv.slice(2);
const given = (/** @type {string} */ name) =>
  args.find((arg) => arg.startsWith(`--${name}=`))?.slice(name.length + 3);
const file = await bundle('dist/simulation');
/** Most objects of a world are short-lived. */
const quickly = ['--max-semi-space-size=64'];
process.exitCode = await node([...quickly, file, ...args]);
const step = given('open');
if (step !== undefined && process.exitCode === 0) {
  await node(['sandbox/build.mjs', '--if-stale']);
  const data = `test-results/worlds/${given('seed') ?? 1}@${step}`;
  process.exitCode = await node(['dist/server/server.js'], { ...process.env, DATA_DIR: data });
}
