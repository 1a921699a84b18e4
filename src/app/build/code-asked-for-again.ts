import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

/**
 * What imports lazy code: ours asks again for what did not come, which Vite's cannot in Chromium
 * (`lazy-code.spec.ts`). It is 0.2 KB smaller, too.
 */
export function codeAskedForAgain(): Plugin {
  const ours = fileURLToPath(new URL('../loading/fetch-code.ts', import.meta.url));
  return {
    name: 'hiram:code-asked-for-again',
    apply: 'build',
    transform: {
      filter: { id: /vite\/preload-helper/ },
      handler: () => ({
        code: `import { createFetchCode } from ${JSON.stringify(ours)};
          export const __vitePreload = createFetchCode(window);`,
        map: null,
      }),
    },
  };
}
