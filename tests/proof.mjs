import { existsSync } from 'node:fs';
import { mkdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import {
  check,
  commit,
  inSeconds,
  playwright,
  results,
  secondsSince,
  sum,
  together,
  vitest,
} from './runner.mjs';

/**
 * The proof, `npm run proof`, or some of its lanes (`npm run proof -- faults worlds`): all tests
 * that the gate leaves out, at full depth, with seeds derived from the commit. Each lane has
 * canaries, tests that show that it detects a seeded defect; a lane without a passed canary counts
 * as failed.
 */

const depth = { isProof: true, environment: { PROOF: '1' } };
const node = (/** @type {string[]} */ ...options) => check('node', ...options);

/** @type {Record<string, () => Promise<import('./runner.mjs').Score>>} */
const lanes = {
  walks: () => vitest(['tests/model', 'tests/component'], depth),
  faults: () => vitest(['tests/faults', 'tests/contract'], depth),
  worlds: () => vitest(['tests/simulation'], depth),
  charts: () =>
    together(
      node('visualizations/run.mjs', 'exporter/export.ts', 'isFresh'),
      node('visualizations/run.mjs', 'exporter/export.ts', 'hasScreens'),
      vitest(['tests/visualizations'], depth),
    ).then(async (score) => sum([score, await node('tests/model/mutants/run.mjs')])),
  architecture: () => vitest(['tests/architecture', 'tests/unit'], depth),
  // Each search is a canary: the command fails if it does not find a seeded defect.
  defects: async () => {
    const score = await node('tests/simulation/defects/run.mjs');
    return { ...score, canaries: score.passed };
  },
  browser: async () => sum([await node('sandbox/build.mjs'), await playwright(depth)]),
};

const named = process.argv.slice(2);
const unknown = named.filter((name) => !(name in lanes));
if (unknown.length > 0) {
  console.error(`There is no lane ${unknown.join(', ')}. Lanes: ${Object.keys(lanes).join(', ')}.`);
  process.exit(2);
}

await mkdir(results, { recursive: true });
const ledger = join(results, 'ledger.txt');
await rm(ledger, { force: true });
const start = Date.now();
const scores = [];
const lines = [];
for (const [name, run] of Object.entries(lanes)) {
  if (named.length > 0 && !named.includes(name)) continue;
  console.log(`\n— ${name}`);
  const began = Date.now();
  const found = await run();
  const isDown = !found.canaries;
  const down = `First failure: the lane ${name} is down: no canary of it was found.`;
  const score = isDown ? sum([found, { passed: 0, failed: 1, first: down }]) : found;
  scores.push(score);
  if (score.failed > 0) console.log(`\n${score.first ?? 'First failure: see above.'}`);
  const line = `${name}: ${score.passed} passed, ${score.failed} failed`;
  lines.push(`${inSeconds(secondsSince(began)).padStart(9)}  ${line}`);
  console.log(`\n${line}`);
}
const { passed, failed } = sum(scores);
process.exitCode = failed > 0 ? 1 : 0;
console.log(`\nLedger of commit ${commit.slice(0, 7)}`);
if (existsSync(ledger)) console.log((await readFile(ledger, 'utf8')).trimEnd());
console.log(`\n${lines.join('\n')}`);
console.log(`${inSeconds(secondsSince(start)).padStart(9)}  in all`);
console.log(`\n${passed} passed, ${failed} failed`);
