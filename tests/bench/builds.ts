import { spawnSync } from 'node:child_process';
import { cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import { startOfLogin } from '#tests/browser/size/start-of-login.ts';
import { onPhone, type Phones } from './phone.ts';

/** Returns bytes over the wire. */
export const weigh = (text: string | Buffer): number => brotliCompressSync(text).length;

export async function weighStart(phones: Phones, site: string, folder: string) {
  return onPhone(await phones.open({ cpu: 1, slow4g: false }), async ({ page }) => {
    const weights = { js: 0, css: 0 };
    for (const name of await startOfLogin(page, `${site}/login`)) {
      const weight = weigh(await readFile(join(folder, 'assets', name)));
      weights[name.endsWith('.js') ? 'js' : 'css'] += weight;
    }
    return weights;
  });
}

export type Builds = { app: string; shell: string; floor: string };

const made = 'test-results/bench';

async function compress(folder: string): Promise<void> {
  const files = await readdir(folder, { recursive: true });
  for (const file of files.filter((name) => /\.(js|css|html)$/.test(name))) {
    const compressed = brotliCompressSync(await readFile(join(folder, file)));
    await writeFile(join(folder, `${file}.br`), compressed);
  }
}

/** The app, built by the command that deployments use. */
function buildApp(): string {
  const { status } = spawnSync(process.execPath, ['sandbox/build.mjs'], { stdio: 'inherit' });
  if (status !== 0) throw new Error('the app was not built');
  return 'dist/app';
}

async function copyShell(app: string): Promise<string> {
  const folder = join(made, 'shell');
  const html = await readFile(join(app, 'index.html'), 'utf8');
  const still = html
    .replace(/\s*<script[^>]*>[\s\S]*?<\/script>/g, '')
    .replace(/\s*<link rel="modulepreload"[^>]*>/g, '');
  if (/\.js\b/.test(still)) throw new Error('the page still contains a script');
  await mkdir(folder, { recursive: true });
  const ofSheets = (path: string) => !/\.js(\.br)?$/.test(path);
  await cp(join(app, 'assets'), join(folder, 'assets'), { recursive: true, filter: ofSheets });
  await writeFile(join(folder, 'index.html'), still);
  await compress(folder);
  return folder;
}

async function buildFloor(): Promise<string> {
  const folder = join(made, 'floor');
  await build({
    root: 'tests/bench/floor',
    configFile: false,
    mode: 'production',
    logLevel: 'warn',
    publicDir: false,
    plugins: [react()],
    define: { 'process.env.NODE_ENV': JSON.stringify('production') },
    build: {
      outDir: join(process.cwd(), folder),
      emptyOutDir: true,
      target: 'chrome95',
      reportCompressedSize: false,
    },
  });
  await compress(folder);
  return folder;
}

export async function buildAll(): Promise<Builds> {
  await rm(made, { recursive: true, force: true });
  const app = buildApp();
  return { app, shell: await copyShell(app), floor: await buildFloor() };
}
