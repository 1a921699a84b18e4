import type { PageId } from '#domain/pages.ts';
import { gives } from '#machines/walk/service.ts';
import { type Sample, sample } from '../sample.ts';

/** A tap on a loan leads to one of the pages, depending on the loan's status. */
export const opens = (path: string, ...pages: PageId[]): Sample[] =>
  pages.map((page) =>
    sample(`opens${page}`, `${path}/loanStatusRouting=own`, {
      loanStatusRouting: gives({
        type: 'opens',
        location: { page, query: { loanOrderId: 'loan-1' } },
      }),
    }),
  );
