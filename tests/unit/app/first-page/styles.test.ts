import { readdir, readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';

it('the app’s styles use no glyph-relative units, because they restyle the whole page at each change of the root', async () => {
  const names = await readdir('src', { recursive: true });
  const styled = names.filter((name) => /\.(?:css|tsx)$/.test(name));
  const texts = await Promise.all(styled.map((name) => readFile(`src/${name}`, 'utf8')));
  expect(styled.length).toBeGreaterThan(100);
  const glyphRelativeLength = /[\d}](?:ch|ex|cap|ic)\b/;
  expect(styled.filter((_, index) => glyphRelativeLength.test(texts[index] ?? ''))).toEqual([]);
});
