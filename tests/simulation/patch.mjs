/**
 * Replaces the text `from` by the text `to` during bundling. The sources stay unchanged.
 *
 * @typedef {{ file: RegExp, from: string, to: string }} Change
 */

/**
 * Creates a Vite plugin. The build fails if the text of a change is not found.
 *
 * @param {string} name
 * @param {readonly Change[]} changes
 * @returns {import('vite').Plugin}
 */
export function patch(name, changes) {
  const made = new Set();
  return {
    name: `simulation:${name}`,
    enforce: 'pre',
    transform: {
      filter: { id: changes.map(({ file }) => file) },
      handler(code, id) {
        let changed = code;
        for (const change of changes) {
          if (!change.file.test(id) || !changed.includes(change.from)) continue;
          changed = changed.replace(change.from, () => change.to);
          made.add(change);
        }
        return { code: changed, map: null };
      },
    },
    buildEnd(error) {
      const missing = changes.find((change) => !made.has(change));
      if (!error && missing) this.error(`${missing.file} says nowhere: ${missing.from}`);
    },
  };
}
