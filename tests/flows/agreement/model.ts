import { agreementMachine } from '#machines/agreement/agreement.machine.ts';
import { selectAgreementView } from '#machines/agreement/view.ts';
import type { FlowModel } from '#tests/model/harness/model.ts';
import { gives } from '#tests/model/harness/service.ts';
import { onThePhone } from '#tests/model/samples/failures.ts';
import { agreement } from '#tests/model/samples/loans.ts';

export const agreementModel: FlowModel<typeof agreementMachine> = {
  machine: agreementMachine,
  starts: { any: undefined },
  services: {
    readStoredAgreement: {
      kept: gives({ html: agreement.html }),
      none: gives(null),
      ...onThePhone,
    },
  },
  events: { 'retry.pressed': [{ type: 'retry.pressed' }] },
  // A page to read: the root takes it away.
  rests: () => true,
  read: (snapshot) => selectAgreementView(snapshot),
};
