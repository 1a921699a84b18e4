import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';

/** `npm run viz:screens` photographs every screen in every state; it needs a browser. */

process.chdir(fileURLToPath(new URL('../..', import.meta.url)));

const { module } = await runnerImport('./visualizations/screens/take.ts', {
  configFile: false,
  logLevel: 'error',
});
await module.takeScreens();
