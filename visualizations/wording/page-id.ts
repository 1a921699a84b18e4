import { pages } from '#domain/page-table.ts';
import type { PageId } from '#domain/pages.ts';

/** Whether a name is the id of a page. */
export const isPageId = (name: string): name is PageId => Object.hasOwn(pages, name);
