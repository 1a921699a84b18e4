import { expect, it } from 'vitest';
import { criticalCss } from '#app/prerender/critical-css.ts';

const page = '<main class="page_main page_wide"><p class="text_small">.other</p></main>';

it('critical CSS keeps the rules that match the page, in their order', () => {
  const sheet = '.page_main{gap:1px}.dialog_box{gap:2px}.text_small{gap:3px}';
  expect(criticalCss(sheet, page)).toBe('.page_main{gap:1px}.text_small{gap:3px}');
});

it('critical CSS needs all classes of one selector', () => {
  const sheet = '.page_main .text_bold{gap:1px}.text_bold,.page_wide:active{gap:2px}';
  expect(criticalCss(sheet, page)).toBe('.text_bold,.page_wide:active{gap:2px}');
});

it('critical CSS looks into at-rules, and drops those that become empty', () => {
  const sheet =
    '@media print{.text_small{gap:1.5px}.dialog_box{gap:2px}}@media (width>1px){.dialog_box{gap:3px}}';
  expect(criticalCss(sheet, page)).toBe('@media print{.text_small{gap:1.5px}}');
});

it('critical CSS keeps the keyframes that are referenced', () => {
  const turn = '@keyframes page_turn{0%{opacity:.5}to{opacity:1}}';
  const sheet = `${turn}@keyframes dialog_in{0%{opacity:0}}.page_main{animation:page_turn 1s}`;
  expect(criticalCss(sheet, page)).toBe(`.page_main{animation:page_turn 1s}${turn}`);
});
