import { agreementMachine } from '#machines/agreement/agreement.machine.ts';
import { selectAgreementView } from '#machines/agreement/view.ts';
import { type FlowModel, failures, gives } from '../harness/model.ts';

export const agreementModel: FlowModel<typeof agreementMachine> = {
  machine: agreementMachine,
  starts: { any: undefined },
  services: {
    readStoredAgreement: {
      kept: gives({ html: '<p>Terms</p>' }),
      none: gives(null),
      unreadable: failures.network,
    },
  },
  events: {},
  read: (snapshot) => selectAgreementView(snapshot),
};
