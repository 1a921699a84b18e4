import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Has the peso sign, like the system font of a phone. */
const font = 'DejaVu Sans';

/**
 * Makes `font` the system font on Linux, if it is installed. The font of the browser's package lacks
 * the peso sign. The first page with an amount would then search for another font, which takes 20 ms
 * or more with the CPU slowed 6 times, and a phone does not do that.
 */
export async function withPhoneFont(env: Readonly<Record<string, string>>) {
  const folder = join(process.cwd(), 'test-results');
  const file = join(folder, 'bench-fonts.conf');
  await mkdir(folder, { recursive: true });
  const usual = join(env.FONTCONFIG_PATH ?? '/etc/fonts', 'fonts.conf');
  const edit = `<edit name="family" mode="prepend" binding="strong"><string>${font}</string></edit>`;
  await writeFile(
    file,
    `<?xml version="1.0"?>\n<!DOCTYPE fontconfig SYSTEM "fonts.dtd">\n` +
      `<fontconfig><include>${usual}</include><match>${edit}</match></fontconfig>\n`,
  );
  return { ...env, FONTCONFIG_FILE: file };
}
