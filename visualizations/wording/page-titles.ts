import { pages } from '#domain/page-table.ts';
import type { PageId } from '#domain/pages.ts';
import enFlows from '#i18n/en/flows.ts';
import enTitle from '#i18n/en/title.ts';
import filFlows from '#i18n/fil/flows.ts';
import filTitle from '#i18n/fil/title.ts';

export const isPageId = (name: string): name is PageId => Object.hasOwn(pages, name);

type Bundles = Readonly<Record<string, object>>;

const english = import.meta.glob<object>('../../src/flows/*/en.ts', {
  eager: true,
  import: 'default',
});
const filipino = import.meta.glob<object>('../../src/flows/*/fil.ts', {
  eager: true,
  import: 'default',
});

function titleIn(shared: readonly object[], flows: Bundles, page: string): string {
  if (!isPageId(page)) throw new Error(`unknown page ${page}`);
  const ofFlows = Object.values(flows).map((texts) => ('titles' in texts ? texts.titles : {}));
  const groups = [...shared, ...ofFlows].flatMap((texts) => Object.entries(texts ?? {}));
  const title: unknown = new Map<string, unknown>(groups).get(page);
  if (typeof title !== 'string') throw new Error(`the page ${page} has no title`);
  return title;
}

/** Throws for an unknown page. */
export const englishTitle = (page: string): string => titleIn([enTitle, enFlows], english, page);

/** Throws for an unknown page. */
export const filipinoTitle = (page: string): string =>
  titleIn([filTitle, filFlows], filipino, page);
