import { pages } from '#domain/page-table.ts';

/** First path segments of the pages; the whole page table would be most of the worker. */
export const pageGroups: readonly string[] = [
  ...new Set(Object.values(pages).flatMap(({ path }) => path.split('/')[1] || [])),
];
