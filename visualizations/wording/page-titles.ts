import { pages } from '#domain/page-table.ts';
import type { PageId } from '#domain/pages.ts';
import flows from '#i18n/en/flows.ts';
import title from '#i18n/en/title.ts';

export const isPageId = (name: string): name is PageId => Object.hasOwn(pages, name);

const textsOfFlows = import.meta.glob<object>('../../src/flows/*/en.ts', {
  eager: true,
  import: 'default',
});

const tables = [
  title,
  flows,
  ...Object.values(textsOfFlows).map((texts) => ('titles' in texts ? texts.titles : null)),
];

const titles = new Map<string, unknown>(tables.flatMap((table) => Object.entries(table ?? {})));

/** Throws for an unknown page. */
export function englishTitle(page: string): string {
  const found = isPageId(page) ? titles.get(page) : undefined;
  if (typeof found !== 'string') throw new Error(`the page ${page} has no title`);
  return found;
}
