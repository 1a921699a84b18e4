import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import type { Language } from '#domain/language.ts';
import { belongsToFlow, pageIds, pageRow, titleKeyOf } from '#domain/pages.ts';
import enBase from '#i18n/en/base.ts';
import filBase from '#i18n/fil/base.ts';
import { pageNamespaces } from '#i18n/page-namespaces.ts';
import { pageTexts } from '#i18n/resources.ts';
import { textsIn } from '../i18n/all-texts.ts';

const source = fileURLToPath(new URL('../../../src/', import.meta.url));

const filesIn = (folder: string, ending: RegExp) =>
  readdirSync(join(source, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => ending.test(name))
    .map((name) => join(source, folder, name));

const withoutComments = (text: string) =>
  text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/^\s*\/\/.*$/gm, '');
const read = (file: string) => withoutComments(readFileSync(file, 'utf8'));

async function namespaces(language: Language): Promise<Map<string, Map<string, string>>> {
  const ofPages = pageNamespaces.map(
    async (name): Promise<[string, unknown]> => [name, (await pageTexts[name][language]()).default],
  );
  const fromStart = Object.entries<unknown>(language === 'en' ? enBase : filBase);
  const all = [...fromStart, ...(await Promise.all(ofPages))];
  return new Map(all.map(([name, texts]) => [name, new Map(textsIn(texts))]));
}

const english = await namespaces('en');
const filipino = await namespaces('fil');

const placeholders = (text: string) => [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name);

function callsOfT(text: string): string[] {
  return [...text.matchAll(/\bt\(/g)].map(({ index }) => {
    const start = index + 2;
    let depth = 1;
    let end = start;
    while (depth > 0 && end < text.length) {
      if (text[end] === '(') depth += 1;
      if (text[end] === ')') depth -= 1;
      end += 1;
    }
    return text.slice(start, end - 1);
  });
}

/** The string literals in a piece of code, as patterns: `${...}` matches any text. */
function literalsIn(text: string): RegExp[] {
  const quoted = [...text.matchAll(/'([^'\n]*)'|`([^`]*)`/g)].map(
    ([, plain, template]) => plain ?? template ?? '',
  );
  return quoted
    .filter((literal) => literal.replace(/\$\{[^}]*\}/g, '').length > 1)
    .map((literal) => {
      const parts = literal
        .split(/\$\{[^}]*\}/)
        .map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
      return new RegExp(`^${parts.join('.+')}$`);
    });
}

/** Files of texts: `i18n/en/<name>.ts`, and `flows/<flow>/en.ts` of a flow. */
const textFile = /\/(?:i18n\/(en|fil)\/([\w-]+)|flows\/([\w-]+)\/(en|fil))\.ts$/;

const code = ['views', 'flows', 'app', 'i18n']
  .flatMap((folder) => filesIn(folder, /\.tsx?$/))
  .filter((file) => !textFile.test(file))
  .map((file) => {
    const text = read(file);
    // A computed key is full (`borrow:...`), nested (`a.b`), or the value of a `key` property.
    const chosen = [...text.matchAll(/'[\w-]+[.:][\w.:-]+'|`[^`]*[.:][^`]*`|\bkey: ('\w+')/g)];
    const spoken = [...callsOfT(text), ...chosen.map(([whole]) => whole)];
    return { literals: literalsIn(spoken.join('\n')), text };
  });

function namesOf(key: string): { own: string; holders: string[] } {
  const own = key.replace(/_(one|other)$/, '');
  const parts = own.split('.');
  return { own, holders: parts.slice(1).map((_, index) => parts.slice(0, index + 1).join('.')) };
}

function nameInCode(file: string, key: string): [namespace: string, key: string] {
  const [kind = '', ...rest] = key.split('.');
  if (kind === 'titles') return ['title', rest.join('.')];
  if (file !== 'flows') return [file, key];
  return [{ code: 'failure', logout: 'common' }[kind] ?? 'title', key];
}

function isUsed(file: string, keyInFile: string): boolean {
  const [namespace, key] = nameInCode(file, keyInFile);
  const named = new RegExp(`'${namespace}'|['\`]${namespace}:`);
  const { own, holders } = namesOf(key);
  return code.some(({ literals, text }) => {
    const keys = text.includes('returnObjects: true') ? [own, ...holders] : [own];
    return literals.some((literal) =>
      keys.some(
        (name) => literal.test(`${namespace}:${name}`) || (named.test(text) && literal.test(name)),
      ),
    );
  });
}

describe('the locales', () => {
  it.each(['en', 'fil'])('list every file of %s in the table', (language) => {
    const files = ['i18n', 'flows'].flatMap((folder) => filesIn(folder, /\.ts$/));
    const namesInFiles = files
      .flatMap((file) => {
        const [, shared, name, flow, ofFlow] = textFile.exec(file) ?? [];
        return language === (shared ?? ofFlow) ? [name ?? flow ?? ''] : [];
      })
      .filter((name) => name !== 'base')
      .map((name) => name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase()));
    expect(namesInFiles.toSorted()).toEqual([...english.keys()].toSorted());
  });

  it('have the same keys in both languages', () => {
    const keys = (locale: typeof english) =>
      [...locale].map(([namespace, texts]) => [namespace, [...texts.keys()]]);
    expect(keys(filipino)).toEqual(keys(english));
  });

  const pairs = [...english].flatMap(([namespace, texts]) =>
    [...texts].map(([key, text]) => ({
      key: `${namespace}:${key}`,
      text,
      translated: filipino.get(namespace)?.get(key) ?? '',
    })),
  );

  it('have a text for every key', () => {
    const silent = pairs.filter(({ text, translated }) => !text.trim() || !translated.trim());
    expect(silent).toEqual([]);
  });

  it('have the same placeholders in both languages', () => {
    const different = pairs.filter(({ key, text, translated }) => {
      // Filipino uses the `one` form for more numbers than one, so its text contains the number.
      const count = key.endsWith('_one') ? ['count'] : [];
      const names = new Set([...placeholders(text), ...count]);
      const others = new Set([...placeholders(translated), ...count]);
      return names.size !== others.size || [...names].some((name) => !others.has(name));
    });
    expect(different).toEqual([]);
  });

  it('S2.2: have a title for every page', () => {
    const untitled = pageIds.filter((page) => {
      const title = titleKeyOf({ page, query: {} });
      const ofFlow = english.get(pageRow(page).flow)?.has(`titles.${title}`);
      const { [belongsToFlow(page) ? 'flows' : 'title']: shared } = Object.fromEntries(english);
      return !ofFlow && !shared?.has(title);
    });
    expect(untitled).toEqual([]);
  });

  it('have no unused texts', () => {
    const unused = [...english].flatMap(([namespace, texts]) =>
      [...texts.keys()]
        .filter((key) => !isUsed(namespace, key))
        .map((key) => `${namespace}:${key}`),
    );
    expect(unused).toEqual([]);
  });
});

const textProps =
  'title|subtitle|label|text|hint|error|placeholder|detail|note|heading|description|reason|busyLabel|closeLabel|revealLabel|hideLabel|valueText|alt|aria-label';
const wordMark = 'Hiram';

describe('the screens', () => {
  const screens = ['views', 'flows', 'app'].flatMap((folder) => filesIn(folder, /\.tsx$/));

  it.each(screens.map((file) => [file.replace(source, ''), file]))(
    'have no literal text between tags or in the props of the kit: %s',
    (_, file) => {
      const text = read(file);
      const between = [...text.matchAll(/>([^<>{}]*)<\//g)]
        .map(([, inner = '']) => inner.trim())
        .filter((inner) => /\p{L}/u.test(inner) && inner !== wordMark && !/[;=]/.test(inner));
      const props = [...text.matchAll(new RegExp(`\\s(?:${textProps})="([^"]*)"`, 'g'))]
        .map(([, inner = '']) => inner)
        .filter((inner) => /\p{L}/u.test(inner));
      expect([...between, ...props]).toEqual([]);
    },
  );
});
