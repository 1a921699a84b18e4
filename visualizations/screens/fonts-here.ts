import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * Adds the fonts of this computer as a fallback for missing characters, because the fonts of the
 * browser lack the peso sign. Returns the environment for the browser, unchanged without
 * `FONTCONFIG_PATH`.
 *
 * @param built folder for the font configuration, relative to the project root
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
