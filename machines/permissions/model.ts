import { permissionsMachine } from '#machines/permissions/permissions.machine.ts';
import { selectPermissionsView } from '#machines/permissions/view.ts';
import { fetched, ran } from '#machines/description/machine-words.ts';
import type { MachineModel } from '#machines/walk/model.ts';
import { gives } from '#machines/walk/service.ts';
import { failures } from '#machines/samples/failures.ts';
import { creditOrder } from '#machines/samples/credit.ts';

export const permissionsModel: MachineModel<typeof permissionsMachine> = {
  machine: permissionsMachine,
  starts: { opened: undefined },
  services: {
    readCreditAndLoans: {
      sentIn: gives({ credit: creditOrder(), quota: null, loans: [] }),
      nobody: gives(null),
      notSentIn: gives({ credit: null, quota: null, loans: [] }),
      ...failures,
    },
  },
  events: {},
  // No state is a dead end: the page is an info page, and the root closes it.
  rests: () => true,
  invariants: {
    'No purpose is shown as fulfilled without data.'({ snapshot }) {
      const { purposesMet } = selectPermissionsView(snapshot);
      return (
        snapshot.context.homepage !== null ||
        purposesMet.length === 0 ||
        `they are ${purposesMet.join()}`
      );
    },
    'Credit and loans change only with a reply of the lender.'({ step, previous, snapshot }) {
      if (!previous || step?.type === 'settle') return true;
      return (
        previous.context.homepage === snapshot.context.homepage ||
        'the data changed without a reply'
      );
    },
    'L2: The page can be read after any reply of the lender.': ({ snapshot }) =>
      snapshot.status === 'active' || `the machine is ${snapshot.status}`,
  },
  read: (snapshot) => selectPermissionsView(snapshot),
  words: {
    services: {
      permissions: ran('The permissions page'),
      readCreditAndLoans: fetched('The status of credit and loans'),
    },
  },
};
