import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type * as vite from 'vite';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { prerenderedFirstPage } from '#app/prerender/plugin.ts';

const renderer = vi.hoisted(() => ({
  pages: new Map<string, { html: string; attributes: string }>(),
  closed: vi.fn<() => void>(),
}));
vi.mock('vite', async (load) => ({
  ...(await load<typeof vite>()),
  createServer: async () => ({
    ssrLoadModule: async () => ({
      renderFirstPages: async () => Object.fromEntries(renderer.pages),
    }),
    close: async () => renderer.closed(),
  }),
}));
const { build } = await import('vite');

const place = '<template id="login-en"></template>';
const filipino = '<template id="login-fil"></template><template id="home-en"></template>';
const index = (body = place + filipino) =>
  `<!doctype html><html><head></head><body><div>${body}</div><script type="module" src="/main.js"></script></body></html>`;
const html = '<main class="login">Log in</main>';
const home = '<main class="home frame">Hello</main>';
const inFilipino = '<main class="mag">Mag-log in, $1</main>';

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'hiram-first-page-'));
  renderer.pages = new Map([
    ['login-en', { html, attributes: '' }],
    ['login-fil', { html: inFilipino, attributes: '' }],
    ['home-en', { html: home, attributes: ' data-title="Home"' }],
  ]);
  vi.clearAllMocks();
});
afterEach(async () => {
  await rm(folder, { recursive: true });
});

async function built(page = index()): Promise<string> {
  const files = {
    'index.html': page,
    'main.js': "import './first.css'; window.later = () => import('./later.js');",
    'first.css': '.login { gap: 1px } .home { gap: 2px } .mag { gap: 4px }',
    'later.js': "import './later.css'; export const later = 1;",
    'later.css': '.login { gap: 3px } .home.frame { gap: 5px }',
  };
  for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text);
  await build({
    root: folder,
    configFile: false,
    logLevel: 'silent',
    build: { modulePreload: { polyfill: false } },
    plugins: [prerenderedFirstPage()],
  });
  return readFile(join(folder, 'dist/index.html'), 'utf8');
}

describe('the first page in the built HTML', () => {
  it('replaces the placeholder, with the critical styles of login, and those of home in its template', async () => {
    const page = await built();
    expect(page).toContain(`<template id="login-en">${html}</template>`);
    expect(page).toContain(`<template id="login-fil">${inFilipino}</template>`);
    expect(/<style>(.*)<\/style>\n {2}<\/head>/.exec(page)?.[1]).toBe(
      '.login{gap:1px}.mag{gap:4px}',
    );
    const ofHome = '<style>.home{gap:2px}.home.frame{gap:5px}</style>';
    expect(page).toContain(`<template id="home-en" data-title="Home">${home}${ofHome}</template>`);
  });

  it.each([
    ['no placeholder', index(''), html, /not once in index\.html: <template/],
    [
      'two placeholders',
      index(place + place + filipino),
      html,
      /not once in index\.html: <template/,
    ],
    ['no placeholder for Filipino', index(place), html, /not once in index\.html: <template/],
    ['inline styles', index(), '<p class="login" style="gap:0">', /has inline styles/],
    ['no styles', index(), '<p>Log in</p>', /no sheet has the styles/],
  ])('fails the build if there is: %s', async (_, page, rendered, complaint) => {
    renderer.pages = new Map([
      ['login-en', { html: rendered, attributes: '' }],
      ['login-fil', { html: rendered, attributes: '' }],
    ]);
    await expect(built(page)).rejects.toThrow(complaint);
    expect(renderer.closed).toHaveBeenCalledOnce();
  });
});
