import type { RecordsPorts } from '#machines/records/ports.ts';
import type { AppFlow } from '#tests/model/app/app-flow.ts';
import { gives, serverFailures } from '#tests/model/app/calls.ts';
import { firstLoans, moreLoans } from '#machines/samples/records.ts';

export const app: AppFlow<'records', RecordsPorts> = {
  ports: ({ port }) => ({
    getPage: port('getPage', ({ cursor }) =>
      cursor === null
        ? { some: gives(firstLoans), ...serverFailures }
        : { rest: gives(moreLoans), ...serverFailures },
    ),
  }),
  key: ({ context: { filter, order }, children: { loanList } }) => [
    filter,
    loanList?.getSnapshot().context.list?.items.length,
    order !== null,
  ],
};
