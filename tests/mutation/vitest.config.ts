import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { withMutants } from './instrument.ts';

/** The tests for the mutant search; `MUTATION_FILES` lists the source files with mutants. */

const files = new Set((process.env['MUTATION_FILES'] ?? '').split('\n').filter(Boolean));

export default defineConfig({
  root: fileURLToPath(new URL('../..', import.meta.url)),
  plugins: [react(), withMutants(files)],
  test: {
    // A mutant that never resolves is detected by this timeout. The slowest test takes 2 s, and
    // other load does not make it five times slower.
    testTimeout: 10_000,
    maxWorkers: '100%',
    runner: './tests/mutation/runner.ts',
    setupFiles: ['tests/fixed-seeds.ts'],
    reporters: [['default', { summary: false }]],
    projects: [
      {
        extends: true,
        test: {
          name: 'plain',
          environment: 'node',
          isolate: false,
          include: ['tests/{unit,contract}/**/*.test.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'screens',
          environment: 'happy-dom',
          include: ['tests/component/**/*.test.{ts,tsx}'],
          setupFiles: ['tests/component/setup.ts'],
        },
      },
    ],
  },
});
