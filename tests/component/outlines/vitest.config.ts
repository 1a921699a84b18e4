import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

/** `npm run outlines` writes the outlines of all screens. */
export default defineConfig({
  root: fileURLToPath(new URL('../../..', import.meta.url)),
  plugins: [react()],
  test: {
    environment: 'happy-dom',
    include: ['tests/component/outlines/write.tsx'],
    setupFiles: ['tests/component/setup.ts'],
  },
});
