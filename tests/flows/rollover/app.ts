import { assumedCodes } from '#domain/codes.ts';
import { rolloverProvider } from '#flows/rollover/provider.ts';
import type { AppFlow } from '#tests/model/app/app-flow.ts';
import { fails, gives, serverFailures } from '#tests/model/app/calls.ts';
import { deferral, rolledOver } from '#machines/samples/operations.ts';

/** A rollover in the walk of the whole app. */
export const app: AppFlow<'rollover'> = {
  machine: ({ port, shared, settings }) =>
    rolloverProvider.machine(
      {
        ...shared,
        repayDeferralDetail: port('repayDeferralDetail', () => ({
          initiated: gives(deferral()),
          done: gives(rolledOver()),
          expired: fails({
            kind: 'business',
            code: assumedCodes.operationExpired,
            message: 'expired',
          }),
          ...serverFailures,
        })),
      },
      settings,
    ),
  key: ({ context: { order, page, ticked, failure } }) => [
    order?.state,
    page,
    ticked,
    failure?.kind,
  ],
};
