import { fileURLToPath } from 'node:url';
import { build } from 'vite';

const root = fileURLToPath(new URL('../../..', import.meta.url));

export async function bundleNamedPackages(): Promise<string> {
  const made = await build({
    root,
    configFile: false,
    mode: 'production',
    logLevel: 'error',
    publicDir: false,
    define: { 'process.env.NODE_ENV': JSON.stringify('production') },
    build: {
      write: false,
      target: 'chrome95',
      rolldownOptions: {
        input: fileURLToPath(new URL('./named-packages.ts', import.meta.url)),
        preserveEntrySignatures: 'strict',
        output: { codeSplitting: false },
      },
    },
  });
  if (!('output' in made)) throw new Error('there is not exactly one bundle of the named packages');
  return made.output[0].code;
}
