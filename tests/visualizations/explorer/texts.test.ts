import { expect, test, vi } from 'vitest';
import { appTexts } from '#tests/unit/i18n/all-texts.ts';
import { readNamedPaths } from '#visualizations/explorer/build/named-paths.ts';
import { shownTexts } from '#visualizations/explorer/build/texts.tsx';
import { sampledModels } from '#visualizations/samples/samples.ts';

vi.mock('#services/html/sanitise.ts', () => ({ sanitise: (html: string) => html }));
const t0=Date.now();
const shown = await shownTexts(sampledModels, await readNamedPaths());

console.log('took', Date.now()-t0, shown.length);
const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
const pattern = (text: string) =>
  new RegExp(`(?<![\\p{L}\\p{N}])${text.split(/\{\{\w+\}\}/).map(escaped).join('.+')}(?![\\p{L}\\p{N}])`, 'u');

const all = { en: shown.filter(t => t.language==='en').map(t=>t.text).join('\n'), fil: shown.filter(t => t.language==='fil').map(t=>t.text).join('\n') };
test('all', () => {
  const missing = appTexts.flatMap(({ key, en, fil }) => [
    ...(pattern(en).test(all.en) ? [] : [`en ${key}: ${en}`]),
    ...(pattern(fil).test(all.fil) ? [] : [`fil ${key}`]),
  ]);
  expect(missing).toEqual([]);
});
