import { type PageId, pages } from '#domain/pages.ts';
import enFlows from '#i18n/en/flows.ts';
import enTitle from '#i18n/en/title.ts';
import filFlows from '#i18n/fil/flows.ts';
import filTitle from '#i18n/fil/title.ts';

const english = { ...enTitle, ...enFlows };
const filipino = { ...filTitle, ...filFlows };

/** Whether a name is that of a page. */
export const isPageId = (name: string): name is PageId => Object.hasOwn(pages, name);

/** What stands at the top of a page, in both languages. Throws where there is no such page. */
export function pageTitles(page: string): { en: string; fil: string } {
  if (!isPageId(page)) throw new Error(`there is no page ${page}`);
  return { en: english[page], fil: filipino[page] };
}
