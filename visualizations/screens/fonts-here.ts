import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * Adds this computer's fonts as a fallback, because the browser's fonts lack the peso sign. Returns
 * `env` unchanged without `FONTCONFIG_PATH`. `built` is the folder for the configuration.
 */
export async function withFontsHere(env: Readonly<Record<string, string>>, built: string) {
  const { FONTCONFIG_PATH: folder } = env;
  if (folder === undefined) return env;
  await mkdir(join(process.cwd(), built), { recursive: true });
  const file = join(process.cwd(), built, 'fonts.conf');
  const dirs = [folder, '/usr/share/fonts'].map((dir) => `<dir>${dir}</dir>`).join('');
  const prefer = ['sans-serif', 'system-ui'].map(
    (family) =>
      `<alias><family>${family}</family><prefer><family>Open Sans</family></prefer></alias>`,
  );
  const cache = `<cachedir>${join(process.cwd(), built, 'fonts')}</cachedir>`;
  await writeFile(
    file,
    `<?xml version="1.0"?>\n<!DOCTYPE fontconfig SYSTEM "fonts.dtd">\n` +
      `<fontconfig>${dirs}${prefer.join('')}${cache}</fontconfig>\n`,
  );
  return { ...env, FONTCONFIG_FILE: file };
}
