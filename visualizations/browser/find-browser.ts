import { execFile, spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync, realpathSync } from 'node:fs';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { chromium } from '@playwright/test';
import * as v from 'valibot';

export interface FoundBrowser {
  /** Undefined for the Chromium that Playwright installed. */
  readonly executablePath?: string;
  readonly env: Readonly<Record<string, string>>;
}

const NAMES = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome'];
const ELSEWHERE = [
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
];

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

function installedBrowser(path: string | undefined): string | undefined {
  const folders = (path ?? '').split(delimiter).filter(Boolean);
  const onPath = NAMES.flatMap((name) => folders.map((folder) => join(folder, name)));
  return [...onPath, ...ELSEWHERE].find(isProgram);
}

/** The real path of `node_modules`: stored paths must stay valid when a symbolic link is gone. */
const modules = realpathSync(fileURLToPath(new URL('../../node_modules/', import.meta.url)));

/** The package contains Chromium for 64-bit Intel Linux only. */
const canUnpack = process.platform === 'linux' && process.arch === 'x64';

/**
 * Without fonts, elements with text have no size and are not visible. Glyphs that the package's
 * fonts lack, such as the peso sign, come from the machine's fonts.
 */
const fontsConf = (folder: string) => `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>${folder}/fonts</dir>
  <dir>/usr/share/fonts</dir>
  <cachedir>${folder}/cache</cachedir>
  <match>
    <edit name="family" mode="append_last" binding="strong"><string>Open Sans</string></edit>
  </match>
</fontconfig>
`;

/**
 * The package's code unpacks into the temporary folder, and its libraries only on AWS Lambda.
 * Environment variables decide both, so the code runs in a separate process.
 */
async function unpackInto(folder: string): Promise<void> {
  const script = fileURLToPath(new URL('./unpack.mjs', import.meta.url));
  await promisify(execFile)(process.execPath, [script], {
    env: { ...process.env, TMPDIR: folder, AWS_LAMBDA_JS_RUNTIME: 'nodejs20.x' },
  });
}

async function versionOfPackage(): Promise<string> {
  const file = join(modules, '@sparticuz/chromium/package.json');
  const described: unknown = JSON.parse(await readFile(file, 'utf8'));
  return v.parse(v.object({ version: v.string() }), described).version;
}

/**
 * Unpacks once for each version of the package (about 200 MB). The result is moved into place, so
 * it is complete or absent.
 */
async function unpackBrowser(): Promise<FoundBrowser> {
  const folder = join(modules, '.cache', `chromium-${await versionOfPackage()}`);
  const fonts = join(folder, 'fonts');
  if (!existsSync(folder)) {
    const partial = `${folder}-${process.pid}`;
    await mkdir(partial, { recursive: true });
    await unpackInto(partial);
    await writeFile(join(partial, 'fonts', 'fonts.conf'), fontsConf(fonts));
    await rename(partial, folder).catch(async (error: unknown) => {
      await rm(partial, { recursive: true, force: true });
      if (!existsSync(folder)) throw error;
    });
  }
  const libraries = [join(folder, 'al2023', 'lib'), process.env.LD_LIBRARY_PATH];
  return {
    executablePath: join(folder, 'chromium'),
    env: { LD_LIBRARY_PATH: libraries.filter(Boolean).join(':'), FONTCONFIG_PATH: fonts },
  };
}

/** The browser for tests and pictures. Throws without one, and if `CHROMIUM_PATH` is no program. */
export async function findBrowser(): Promise<FoundBrowser> {
  const named = process.env.CHROMIUM_PATH;
  if (named) {
    if (!isProgram(named)) throw new Error(`CHROMIUM_PATH is not a program: ${named}`);
    return { executablePath: named, env: {} };
  }
  const installed = installedBrowser(process.env.PATH);
  if (installed) return { executablePath: installed, env: {} };
  if (canUnpack) return unpackBrowser();
  if (existsSync(chromium.executablePath())) return { env: {} };
  throw new Error(
    'No browser for the tests. Install Chromium or Chrome, run `npx playwright install chromium`, ' +
      'or set CHROMIUM_PATH.',
  );
}

/**
 * Whether Chromium can use its sandbox: not as root, and on Linux only with user namespaces for
 * everyone.
 */
export function canConfine(): boolean {
  if (process.getuid?.() === 0) return false;
  if (process.platform !== 'linux') return true;
  return spawnSync('unshare', ['--user', '--map-root-user', 'true']).status === 0;
}
