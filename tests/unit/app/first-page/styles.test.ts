import { readdir, readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { criticalCss } from '#app/prerender/critical-css.ts';

it('critical CSS keeps the rules that match the page, also in at-rules, then their keyframes', () => {
  const page = '<main class="_main_1a _wide_1a"><p class="_small_3c">.other</p></main>';
  const turn = '@keyframes _turn_1a{0%{opacity:.5}to{opacity:1}}';
  const kept = '._bold_3c,._wide_1a:active{gap:2px}@media print{._small_3c{animation:_turn_1a 1s}}';
  const others = [
    '@keyframes _in_2b{0%{opacity:0}}',
    '._box_2b{animation:_in_2b 1s}._main_1a ._bold_3c{gap:1px}',
    '@media (width>1px){._box_2b{gap:3px}}',
  ].join('');
  expect(criticalCss(turn + others + kept, page)).toBe(kept + turn);
});

it('the app’s styles use no glyph-relative units, because they restyle the whole page at each change of the root', async () => {
  const names = await readdir('src', { recursive: true });
  const styled = names.filter((name) => /\.(?:css|tsx)$/.test(name));
  const texts = await Promise.all(styled.map((name) => readFile(`src/${name}`, 'utf8')));
  expect(styled.length).toBeGreaterThan(100);
  const glyphRelativeLength = /[\d}](?:ch|ex|cap|ic)\b/;
  expect(styled.filter((_, index) => glyphRelativeLength.test(texts[index] ?? ''))).toEqual([]);
});
