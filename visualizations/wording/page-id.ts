import { pages } from '#domain/page-table.ts';
import type { PageId } from '#domain/pages.ts';

export const isPageId = (name: string): name is PageId => Object.hasOwn(pages, name);
