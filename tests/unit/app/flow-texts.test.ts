import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { pageRow } from '#domain/pages.ts';
import { appFlows } from '#flows/flows.ts';
import { profileRows, securityRows } from '#flows/profile/rows.ts';
import base from '#i18n/en/base.ts';
import { flowIds } from '#machines/flows.ts';
import { allImportsOf } from './imports.ts';

const sources = ['components', 'views', 'flows'].flatMap((folder) =>
  readdirSync(`src/${folder}`, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.tsx'))
    .map((file) => `src/${folder}/${file}`),
);

/** The namespaces that a file uses, except those that are loaded at the start. */
function textsIn(file: string): string[] {
  const calls = readFileSync(file, 'utf8').matchAll(/useTranslation\(\s*(\[[^\]]*\]|'\w+')/g);
  const names = [...calls].flatMap(([, list = '']) => list.match(/\w+/g) ?? []);
  return names.filter((name) => !(name in base));
}

const kebab = (id: string) => id.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** The flows of the pages to which the profile links by title. */
const linkedFromProfile = [...Object.values(profileRows).flat(), ...securityRows].map(
  ({ page }) => pageRow(page).flow,
);

describe('the texts of a flow', () => {
  it.each(flowIds)(
    'are those that its screens use, and those with the titles of linked pages: %s',
    (id) => {
      const imported = allImportsOf(`src/flows/${kebab(id)}/pages.ts`);
      const shown = sources.filter((file) => imported.has(file));
      const used = shown.flatMap(textsIn);
      const declared: readonly string[] = [id, ...(appFlows[id].shared ?? [])];
      const useful = [...used, ...(id === 'profile' ? linkedFromProfile : [])];
      expect(used.filter((name) => !declared.includes(name))).toEqual([]);
      expect(declared.filter((name) => !useful.includes(name))).toEqual([]);
    },
  );
});
