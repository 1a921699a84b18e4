import { readdir, readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { criticalCss } from '#app/prerender/critical-css.ts';

const page = '<main class="_main_1a _wide_1a"><p class="_small_3c">.other</p></main>';

it('critical CSS keeps the rules that match the page, in their order', () => {
  const sheet = '._main_1a{gap:1px}._box_2b{gap:2px}._small_3c{gap:3px}';
  expect(criticalCss(sheet, page)).toBe('._main_1a{gap:1px}._small_3c{gap:3px}');
});

it('critical CSS keeps a rule if the page has all classes of one of its selectors', () => {
  const sheet = '._main_1a ._bold_3c{gap:1px}._bold_3c,._wide_1a:active{gap:2px}';
  expect(criticalCss(sheet, page)).toBe('._bold_3c,._wide_1a:active{gap:2px}');
});

it('critical CSS selects rules inside at-rules, and drops at-rules that become empty', () => {
  const sheet =
    '@media print{._small_3c{gap:1.5px}._box_2b{gap:2px}}@media (width>1px){._box_2b{gap:3px}}';
  expect(criticalCss(sheet, page)).toBe('@media print{._small_3c{gap:1.5px}}');
});

it('critical CSS keeps the keyframes that a kept rule uses', () => {
  const turn = '@keyframes _turn_1a{0%{opacity:.5}to{opacity:1}}';
  const sheet = `${turn}@keyframes _in_2b{0%{opacity:0}}._main_1a{animation:_turn_1a 1s}`;
  expect(criticalCss(sheet, page)).toBe(`._main_1a{animation:_turn_1a 1s}${turn}`);
});

it('the app’s styles use no glyph-relative units, because they restyle the whole page at each change of the root', async () => {
  const names = await readdir('src', { recursive: true });
  const styled = names.filter((name) => /\.(?:css|tsx)$/.test(name));
  const texts = await Promise.all(styled.map((name) => readFile(`src/${name}`, 'utf8')));
  expect(styled.length).toBeGreaterThan(100);
  const glyphRelativeLength = /[\d}](?:ch|ex|cap|ic)\b/;
  expect(styled.filter((_, index) => glyphRelativeLength.test(texts[index] ?? ''))).toEqual([]);
});
