import { type PageId, pages } from '#domain/pages.ts';
import enFlows from '#i18n/en/flows.ts';
import enTitle from '#i18n/en/title.ts';
import filFlows from '#i18n/fil/flows.ts';
import filTitle from '#i18n/fil/title.ts';

const english = { ...enTitle, ...enFlows };
const filipino = { ...filTitle, ...filFlows };

/** Whether a name is the id of a page. */
export const isPageId = (name: string): name is PageId => Object.hasOwn(pages, name);

/** Title of a page in both languages. Throws for an unknown page. */
export function pageTitles(page: string): { en: string; fil: string } {
  if (!isPageId(page)) throw new Error(`unknown page ${page}`);
  return { en: english[page], fil: filipino[page] };
}
