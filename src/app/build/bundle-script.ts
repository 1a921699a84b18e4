import { build } from 'vite';

/**
 * Bundles a module and its imports into one classic script.
 *
 * @param constants JSON texts by name
 */
export async function bundleScript(
  entry: string,
  constants: Readonly<Record<string, string>> = {},
): Promise<string> {
  const built = await build({
    configFile: false,
    mode: 'production',
    logLevel: 'warn',
    publicDir: false,
    define: constants,
    build: {
      write: false,
      target: 'chrome95',
      modulePreload: false,
      rolldownOptions: { input: entry, output: { format: 'iife' } },
    },
  });
  if (!('output' in built)) throw new Error(`the bundle is not a single script: ${entry}`);
  return built.output[0].code.trim();
}
