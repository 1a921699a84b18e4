import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';

/** `npm run viz:screens -- home profile` takes the pictures of two machines; it needs a browser. */

process.chdir(fileURLToPath(new URL('../..', import.meta.url)));

const { module } = await runnerImport('./visualizations/screens/take.ts', {
  configFile: false,
  logLevel: 'error',
});
await module.takeScreens(process.argv.slice(2));
