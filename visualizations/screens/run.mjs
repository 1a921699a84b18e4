import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';

/**
 * `npm run viz:screens` photographs every screen in every state; it needs a browser.
 * `npm run viz:screens -- home profile` photographs those of two machines.
 */

process.chdir(fileURLToPath(new URL('../..', import.meta.url)));

const { module } = await runnerImport('./visualizations/screens/take.ts', {
  configFile: false,
  logLevel: 'error',
});
await module.takeScreens(process.argv.slice(2));
