import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

/** The suites that need no DOM, each a folder of `tests/`. */
const plain = ['unit', 'contract', 'model', 'faults', 'architecture'];

export default defineConfig({
  plugins: [react()],
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: 'node',
          environment: 'node',
          include: plain.map((suite) => `tests/${suite}/**/*.test.ts`),
        },
      },
      {
        extends: true,
        test: {
          name: 'component',
          environment: 'happy-dom',
          include: ['tests/component/**/*.test.{ts,tsx}'],
          setupFiles: ['tests/component/setup.ts'],
        },
      },
    ],
  },
});
