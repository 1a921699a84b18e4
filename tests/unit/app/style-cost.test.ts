import { readdir, readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';

/** A length measured by a glyph of the font: `2ch`, also behind an expression. */
const ofGlyph = /[\d}](?:ch|ex|cap|ic)\b/;

describe('The app’s styles', () => {
  it('measure nothing by a glyph, after which each change of the root styles the whole page', async () => {
    const names = await readdir('src', { recursive: true });
    const styled = names.filter((name) => /\.(?:css|tsx)$/.test(name));
    const texts = await Promise.all(styled.map((name) => readFile(`src/${name}`, 'utf8')));
    expect(styled.length).toBeGreaterThan(100);
    expect(styled.filter((_, index) => ofGlyph.test(texts[index] ?? ''))).toEqual([]);
  });
});
