import type { PageId } from '#domain/pages.ts';
import type { Situation } from '#machines/walk/model.ts';
import { gives } from '#machines/walk/service.ts';
import { situation } from '#machines/walk/situation.ts';

/** A tap on a loan leads to one of the pages, depending on the loan's status. */
export const opens = (path: string, ...pages: PageId[]): Situation[] =>
  pages.map((page) =>
    situation(`opens${page}`, `${path}/loanStatusRouting=own`, {
      loanStatusRouting: gives({
        type: 'opens',
        location: { page, query: { loanOrderId: 'loan-1' } },
      }),
    }),
  );
