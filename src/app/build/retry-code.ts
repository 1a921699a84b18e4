import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

/**
 * Replaces Vite's preload helper, which cannot retry a failed import in Chromium
 * (`lazy-code.spec.ts`) and is 0.2 KB larger.
 */
export function retryCode(): Plugin {
  const fetchCode = fileURLToPath(new URL('../loading/fetch-code.ts', import.meta.url));
  return {
    name: 'hiram:retry-code',
    apply: 'build',
    transform: {
      filter: { id: /vite\/preload-helper/ },
      handler: () => ({
        code: `import { createFetchCode } from ${JSON.stringify(fetchCode)};
          export const __vitePreload = createFetchCode(window);`,
        map: null,
      }),
    },
  };
}
