import { rolloverProvider } from '#flows/rollover/provider.ts';
import { rolloverModel } from '#machines/rollover/model.ts';
import type { AppFlow } from '#tests/model/app/app-flow.ts';
import { modelled } from '#tests/model/app/calls.ts';

/** The rollover in the walk of the whole app. */
export const app: AppFlow<'rollover'> = {
  machine: ({ port, shared, settings }) =>
    rolloverProvider.machine(
      {
        ...shared,
        repayDeferralDetail: port(
          'repayDeferralDetail',
          modelled(rolloverModel.services.repayDeferralDetail),
        ),
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
