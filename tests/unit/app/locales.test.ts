import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { belongsToFlow, pageIds, pageRow, titleKeyOf } from '#domain/pages.ts';
import { appTexts } from '../i18n/all-texts.ts';

const placeholders = (text: string) =>
  [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name = '']) => name);

/** Types require the keys of English in Filipino. */
describe('the locales', () => {
  it('have a text for every key in both languages', () => {
    expect(appTexts.filter(({ en, fil }) => !en.trim() || !fil.trim())).toEqual([]);
  });

  it('have the same placeholders in both languages', () => {
    const different = appTexts.filter(({ key, en, fil }) => {
      // Filipino uses the `one` form for more numbers than one, so its text contains the number.
      const count = key.endsWith('_one') ? ['count'] : [];
      const [names, others] = [en, fil].map((text) =>
        [...new Set([...placeholders(text), ...count])]
          .toSorted((one, other) => one.localeCompare(other))
          .join(),
      );
      return names !== others;
    });
    expect(different).toEqual([]);
  });

  it('S2.2: have a title for every page', () => {
    const keys = new Set(appTexts.map(({ key }) => key));
    const untitled = pageIds.filter((page) => {
      const title = titleKeyOf({ page, query: {} });
      const shared = belongsToFlow(page) ? 'flows' : 'title';
      return (
        !keys.has(`fil/${pageRow(page).flow}.titles.${title}`) &&
        !keys.has(`fil/${shared}.${title}`)
      );
    });
    expect(untitled).toEqual([]);
  });
});

const textProps =
  'title|subtitle|label|text|hint|error|placeholder|detail|note|heading|description|reason|busyLabel|closeLabel|revealLabel|hideLabel|valueText|alt|aria-label';
const wordMark = 'Hiram';

describe('the screens', () => {
  const screens = ['views', 'flows', 'app'].flatMap((folder) =>
    readdirSync(`src/${folder}`, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.tsx'))
      .map((name) => `src/${folder}/${name}`),
  );

  it.each(screens)('have no literal text between tags or in the props of the kit: %s', (file) => {
    const text = readFileSync(file, 'utf8')
      .replace(/\/\*[\s\S]*?\*\//g, '')
      .replace(/^\s*\/\/.*$/gm, '');
    const between = [...text.matchAll(/>([^<>{}]*)<\//g)]
      .map(([, inner = '']) => inner.trim())
      .filter((inner) => inner !== wordMark && !/[;=]/.test(inner));
    const props = [...text.matchAll(new RegExp(`\\s(?:${textProps})="([^"]*)"`, 'g'))];
    const words = [...between, ...props.map(([, inner = '']) => inner)];
    expect(words.filter((inner) => /\p{L}/u.test(inner))).toEqual([]);
  });
});
