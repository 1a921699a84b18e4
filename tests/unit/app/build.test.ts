import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { build, type Plugin, type UserConfig } from 'vite';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { inFiles, fixedNames } from '#app/build/files.ts';
import { companyInShell, stylesheetsLast } from '#app/build/page-markup.ts';
import { precompressed } from '#app/build/precompressed.ts';
import { stripDescriptions, stripLaws } from '#app/build/strip-properties.ts';

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'hiram-build-'));
});
afterEach(async () => {
  await rm(folder, { recursive: true });
});

const modulesInMemory = (modules: Record<string, string>): Plugin => ({
  name: 'test:modules',
  enforce: 'pre',
  resolveId: (id) => (id in modules ? id : null),
  load: (id) => modules[id] ?? null,
});

/** The first module is the entry. Returns the text of each output file by name. */
async function built(
  modules: Record<string, string>,
  plugins: Plugin[],
  files: NonNullable<UserConfig['build']>['rolldownOptions'] = {},
) {
  await build({
    root: folder,
    configFile: false,
    logLevel: 'silent',
    plugins: [modulesInMemory(modules), ...plugins],
    build: {
      outDir: 'out',
      minify: false,
      modulePreload: { polyfill: false },
      rolldownOptions: { ...files, input: Object.keys(modules)[0] ?? '' },
    },
  });
  const names = await readdir(join(folder, 'out'), { recursive: true });
  const texts = names
    .filter((name) => /\.\w+$/.test(name))
    .map(async (name) => [name, await readFile(join(folder, 'out', name), 'utf8')] as const);
  return Object.fromEntries(await Promise.all(texts));
}

const loggedValue = async (
  modules: Record<string, string>,
  plugins: Plugin[],
): Promise<unknown> => {
  const [code = ''] = Object.values(await built(modules, plugins));
  let value: unknown;
  const log = (given: unknown) => {
    value = structuredClone(given);
  };
  runInNewContext(code, { console: { log } });
  return value;
};

describe('descriptions and labels', () => {
  const chart = (properties: string) => ({
    '/machines/any/chart.ts': `console.log({ before: 1, ${properties}, after: { id: 'x' } });`,
  });
  const around = (kept: object) => ({ before: 1, ...kept, after: { id: 'x' } });

  it.each([
    [
      `label: 'a word', on: { go: { description: 'it goes', target: 'x' } }`,
      { on: { go: { target: 'x' } } },
    ],
    [`meta: { description: 'a', label: 'b' }`, {}],
    [`meta: { ...{ description: name } }`, { meta: { description: 'bound' } }],
    [`caller: 'home', fallback: ['none'], shows: ['a', 'b']`, {}],
    [`shows: 'a', called: 'b'`, { shows: 'a', called: 'b' }],
    [`'description': 'quoted'`, { description: 'quoted' }],
    [`list: [{ label: 'a' , is: 1 }, { is: 2, label: 'b' }]`, { list: [{ is: 1 }, { is: 2 }] }],
  ])(
    'of a chart are removed if the value is a literal and the key has no quotes: %s',
    async (properties, kept) => {
      const words = chart(`label: 'a word', ${properties.replaceAll('name', `['bound'].join()`)}`);
      await expect(loggedValue(words, [stripDescriptions()])).resolves.toEqual(around(kept));
    },
  );

  it('are kept outside of charts and protocol rows', async () => {
    const modules = {
      '/src/views/any.ts': `import '/src/protocol/rows.ts'; console.log({ label: 'Pay' });`,
      '/src/protocol/rows.ts': `globalThis.rows = { caller: 'home' };`,
    };
    await expect(loggedValue(modules, [stripDescriptions()])).resolves.toEqual({ label: 'Pay' });
  });

  it('are kept when the laws are removed from a model; a model without laws fails the build', async () => {
    const model = (properties: string) => ({
      '/machines/any/model.ts': `console.log({ label: 'a word', ${properties} });`,
    });
    const laws = model(`invariants: { 'A law.': () => true }, starts: {}`);
    await expect(loggedValue(laws, [stripLaws()])).resolves.toEqual({
      label: 'a word',
      starts: {},
    });
    await expect(built(model('starts: {}'), [stripLaws()])).rejects.toThrow(/has laws/);
  });

  it('must occur: a build without any fails', async () => {
    await expect(built(chart('on: 1'), [stripDescriptions()])).rejects.toThrow(/has words/);
    const broken = { '/machines/any.ts': `import '/gone.ts';` };
    await expect(built(broken, [stripDescriptions()])).rejects.not.toThrow(/has words/);
  });
});

describe('the files of a build', () => {
  it('are one per subject, and named after their contents', async () => {
    const places = {
      '/node_modules/xstate/index.js': 'assets/vendor.js',
      '/node_modules/dompurify/purify.js': 'assets/sanitise.js',
      '/node_modules/dayjs/dayjs.js': 'assets/dates.js',
      '/src/domain/rules.ts': 'assets/domain.js',
      '/src/domain/alone.ts': 'assets/two-page.js',
      '/src/app/flows/money.ts': 'assets/flows.js',
      '/src/components/card.ts': 'assets/kit.js',
      '/src/i18n/fil/home-page.ts': 'assets/fil-home-page.js',
      '/src/flows/loans/fil.ts': 'assets/fil-loans.js',
      '/src/flows/loans/pages.ts': 'assets/loans.js',
      '/src/flows/cards/pages.ts': 'assets/cards.js',
    };
    const shared = ['/src/domain/rules.ts', '/src/app/flows/money.ts', '/src/components/card.ts'];
    const pages = {
      one: [...shared, '/node_modules/dompurify/purify.js'],
      two: [...shared, '/node_modules/dayjs/dayjs.js', '/src/domain/alone.ts'],
    };
    const modules: Record<string, string> = {
      '/src/app/main.tsx': `import '/node_modules/xstate/index.js';
        void import('/src/views/one-page.ts'); void import('/src/views/two-page.ts');
        void import('/src/i18n/fil/home-page.ts'); void import('/src/flows/loans/fil.ts');
        void import('/src/flows/loans/pages.ts'); void import('/src/flows/cards/pages.ts');`,
    };
    for (const [name, imports] of Object.entries(pages))
      modules[`/src/views/${name}-page.ts`] = imports.map((path) => `import '${path}';`).join('');
    for (const path of Object.keys(places)) modules[path] = `console.log('${path}');`;
    const files = await built(modules, [], inFiles(fixedNames));
    const lies = (path: string) =>
      Object.keys(files).find((name) => files[name]?.includes(`log("${path}")`));
    const found = Object.keys(places).map((path) => [path, lies(path)]);
    expect(Object.fromEntries(found)).toEqual(places);
  });

  it('have compressed copies if they are text, except for the config file that a host edits', async () => {
    const emitting: Plugin = {
      name: 'test:emitting',
      generateBundle() {
        for (const fileName of ['app-config.json', 'other.json', 'picture.png'])
          this.emitFile({ type: 'asset', fileName, source: 'x'.repeat(1_000) });
      },
    };
    const files = await built({ '/main.ts': `console.log('x');` }, [emitting, precompressed()]);
    const names = Object.keys(files).filter((name) => !name.startsWith('assets/'));
    expect(names.toSorted()).toEqual([
      'app-config.json',
      'other.json',
      'other.json.br',
      'other.json.gz',
      'picture.png',
    ]);
    const form = (ending: string) => readFile(join(folder, 'out', `other.json.${ending}`));
    expect(brotliDecompressSync(await form('br')).toString()).toBe('x'.repeat(1_000));
    expect(gunzipSync(await form('gz')).toString()).toBe('x'.repeat(1_000));
    expect(Object.keys(files).some((name) => name.endsWith('.js.br'))).toBe(true);
  });

  it('contain the company in the page’s markup, and load stylesheets at the end of its body', async () => {
    const page =
      '<html><head><script type="module" src="/main.js"></script></head><body>%company.name% %company.registration% <a href="tel:%company.number%">%company.hotline%</a></body></html>';
    await writeFile(join(folder, 'index.html'), page);
    await writeFile(join(folder, 'main.js'), `import './main.css'; console.log('x');`);
    await writeFile(join(folder, 'main.css'), 'p { color: red }');
    const files = await built({ [join(folder, 'index.html')]: page }, [
      companyInShell(),
      stylesheetsLast(),
    ]);
    const { 'index.html': html = '' } = files;
    expect(html).not.toMatch(/%|{{/);
    expect(html).toMatch(/<body>\S.*\d/);
    expect(html).toMatch(/<a href="tel:\+\d+">\+[\d\u{a0}]+<\/a>/u);
    expect(html).toMatch(/<link rel="stylesheet"[^>]*>\s*<\/body>/);
    expect(html.match(/stylesheet/g)).toHaveLength(1);
  });
});
