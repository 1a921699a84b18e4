import type { Plugin } from 'vite';

/** How the cipher's package asks whether it runs in Node. */
const ASKS_FOR_NODE = "typeof require === 'function'";

/**
 * The cipher's package asks Node for random numbers where a browser has none, which every browser
 * has; the words of the `require` that it would need are 0.2 KB at the start. The build fails where
 * the package asks in other words, or is not there.
 */
export function withoutNode(): Plugin {
  let isReplaced = false;
  return {
    name: 'hiram:without-node',
    apply: 'build',
    transform: {
      filter: { id: /\/crypto-js\/core\.js$/ },
      handler(code) {
        isReplaced = code.includes(ASKS_FOR_NODE);
        return { code: code.replace(ASKS_FOR_NODE, 'false'), map: null };
      },
    },
    buildEnd(error) {
      if (!error && !isReplaced) {
        this.error(`crypto-js/core.js says nowhere: ${ASKS_FOR_NODE}`);
      }
    },
  };
}
