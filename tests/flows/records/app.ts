import { recordsProvider } from '#app/flows/records.ts';
import type { AppFlow } from '#tests/model/app/app-flow.ts';
import { gives, serverFailures } from '#tests/model/app/calls.ts';
import { firstLoans, moreLoans } from '#tests/model/samples/records.ts';

/** Loan records in the walk of the whole app. */
export const app: AppFlow<'records'> = {
  machine: ({ port, shared, settings }) =>
    recordsProvider.machine(
      {
        ...shared,
        getLoans: port('getLoans', ({ cursor }) =>
          cursor === null
            ? { some: gives(firstLoans), ...serverFailures }
            : { rest: gives(moreLoans), ...serverFailures },
        ),
      },
      settings,
    ),
  key: ({ context: { filter, loans, order } }) => [filter, loans?.items.length, order !== null],
};
