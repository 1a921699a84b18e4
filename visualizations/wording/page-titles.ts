import { type PageId, pages } from '#domain/pages.ts';
import english from '#i18n/en/title.ts';
import filipino from '#i18n/fil/title.ts';

/** Whether a name is that of a page. */
export const isPageId = (name: string): name is PageId => Object.hasOwn(pages, name);

/** What stands at the top of a page, in both languages. Throws where there is no such page. */
export function pageTitles(page: string): { en: string; fil: string } {
  if (!isPageId(page)) throw new Error(`there is no page ${page}`);
  return { en: english[page], fil: filipino[page] };
}
