import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { withMutants } from './instrument.ts';

/** The tests that look for mutants; which source files have some is told by `MUTATION_FILES`. */

const files = new Set((process.env['MUTATION_FILES'] ?? '').split('\n').filter(Boolean));

export default defineConfig({
  root: fileURLToPath(new URL('../..', import.meta.url)),
  plugins: [react(), withMutants(files)],
  test: {
    // A mutant that waits for ever is noticed. The slowest test that looks takes 2 s: other work beside
    // it does not make it five times slower.
    testTimeout: 10_000,
    maxWorkers: '100%',
    runner: './tests/mutation/runner.ts',
    setupFiles: ['machines/all-flows.ts', 'tests/fixed-seeds.ts'],
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
