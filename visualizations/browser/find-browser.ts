import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';
import { canUnpackBrowser, unpackBrowser } from './unpack-browser.ts';

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

/** The browser for tests and pictures. Throws without one, and if `CHROMIUM_PATH` is no program. */
export async function findBrowser(): Promise<FoundBrowser> {
  const named = process.env.CHROMIUM_PATH;
  if (named) {
    if (!isProgram(named)) throw new Error(`CHROMIUM_PATH is not a program: ${named}`);
    return { executablePath: named, env: {} };
  }
  const installed = installedBrowser(process.env.PATH);
  if (installed) return { executablePath: installed, env: {} };
  if (canUnpackBrowser()) return unpackBrowser();
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
