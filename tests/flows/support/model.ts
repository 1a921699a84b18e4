import { supportMachine } from '#machines/support/support.machine.ts';
import { selectSupportView } from '#machines/support/view.ts';
import type { FlowModel } from '#tests/model/harness/model.ts';
import { gives } from '#tests/model/harness/service.ts';
import { failures } from '#tests/model/samples/failures.ts';

const entrance = {
  onlineUrl: 'https://hiram.example/chat',
  hotline: '+63 2 8123 4567',
  email: 'help@hiram.example',
  hours: '8 to 20',
  officialUrl: 'https://hiram.example',
};

export const supportModel: FlowModel<typeof supportMachine> = {
  machine: supportMachine,
  starts: { any: undefined },
  services: {
    customerServiceEntrance: {
      ways: gives(entrance),
      ...failures,
    },
  },
  events: {
    'retry.pressed': [{ type: 'retry.pressed' }],
    'page.refreshed': [{ type: 'page.refreshed' }],
    'page.shown': [{ type: 'page.shown' }],
    'page.hidden': [{ type: 'page.hidden' }],
    'connection.restored': [{ type: 'connection.restored' }],
    'session.renewed': [{ type: 'session.renewed' }],
  },
  // A page to read: the root takes it away.
  rests: (snapshot) => snapshot.matches('showing'),
  invariants: {
    'Ways that are known stay known.'({ previous, snapshot }) {
      const lost = previous?.context.entrance && !snapshot.context.entrance;
      return !lost || 'they are forgotten';
    },
  },
  read: (snapshot) => selectSupportView(snapshot),
};
