import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';

/** `npm run bench`: see `tests/bench/README.md`. */

process.chdir(fileURLToPath(new URL('../..', import.meta.url)));

// Importing a module sets Vite's development mode; this process builds for production.
process.env.NODE_ENV = 'production';

/** Replaces the stylesheets that the app's components import by an empty module. */
const withoutStyles = {
  name: 'without-styles',
  enforce: /** @type {const} */ ('pre'),
  resolveId: (/** @type {string} */ id) => (id.endsWith('.css') ? '\0no-styles' : null),
  load: (/** @type {string} */ id) => (id === '\0no-styles' ? 'export default {}' : null),
};

const { module } = await runnerImport('./tests/bench/bench.ts', {
  configFile: false,
  logLevel: 'error',
  plugins: [withoutStyles],
});
await module.bench(process.argv.slice(2));
