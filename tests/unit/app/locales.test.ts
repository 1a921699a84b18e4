import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

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
