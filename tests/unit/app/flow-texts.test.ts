import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { appFlows } from '#flows/flows.ts';
import base from '#i18n/en/base.ts';
import { flowIds } from '#machines/flows.ts';
import { allImportsOf } from './imports.ts';

const sources = ['components', 'views', 'flows'].flatMap((folder) =>
  readdirSync(`src/${folder}`, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.tsx'))
    .map((file) => `src/${folder}/${file}`),
);

/** The namespaces of texts that a file uses, without those that are loaded at the start. */
function textsIn(file: string): string[] {
  const calls = readFileSync(file, 'utf8').matchAll(/useTranslation\(\s*(\[[^\]]*\]|'\w+')/g);
  const names = [...calls].flatMap(([, list = '']) => list.match(/\w+/g) ?? []);
  return names.filter((name) => !(name in base));
}

const kebab = (id: string) => id.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

describe('the texts of a flow', () => {
  it.each(flowIds)('are exactly those that its screens use: %s', (id) => {
    const imported = allImportsOf(`src/flows/${kebab(id)}/pages.ts`);
    const shown = sources.filter((file) => imported.has(file));
    expect(new Set([id, ...(appFlows[id].shared ?? [])])).toEqual(new Set(shown.flatMap(textsIn)));
  });
});
