import { check, sum } from './runner.mjs';

/** `npm run update` regenerates plans, screenshots, outlines and diagrams; review `git diff`. */

const node = (/** @type {string[]} */ ...options) => check('node', ...options);

/** Later commands read the output of earlier ones. */
const commands = [
  () => node('tests/model/plans.mjs'),
  () => node('visualizations/run.mjs', 'screens/take.ts', 'takeScreens'),
  () => check('vitest', 'run', '--config', 'tests/component/outlines/vitest.config.ts'),
  () => node('visualizations/run.mjs', 'exporter/export.ts', 'exportAll'),
];

const scores = [];
for (const command of commands) scores.push(await command());
const { failed, first } = sum(scores);
process.exitCode = failed > 0 ? 1 : 0;
if (failed > 0) console.error(`\n${first}`);
