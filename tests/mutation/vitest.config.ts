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
    // A mutant that hangs is noticed.
    testTimeout: 20_000,
    maxWorkers: '100%',
    runner: './tests/mutation/runner.ts',
    setupFiles: ['machines/all-flows.ts'],
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
