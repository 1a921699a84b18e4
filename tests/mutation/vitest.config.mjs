import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { folders, slow } from './folders.mjs';

/** The tests that search for the mutants of one folder of `src`, named by `MUTATED_FOLDER`. */
const tests = folders[process.env['MUTATED_FOLDER'] ?? ''] ?? [];
const hasScreens = tests.some((name) => name.startsWith('tests/component'));

export default defineConfig({
  plugins: [react()],
  test: {
    include: tests,
    exclude: slow,
    testTimeout: 120_000,
    environment: hasScreens ? 'happy-dom' : 'node',
    isolate: hasScreens,
    setupFiles: [
      'tests/clean-up.ts',
      'tests/fixed-seeds.ts',
      ...(hasScreens ? ['tests/component/setup.ts'] : []),
    ],
  },
});
