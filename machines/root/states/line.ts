import { rootSetup } from '../root.setup.ts';

/** The connection as the phone reports it; some phones never report the loss. */
export const lineState = rootSetup.createStateConfig({
  description: 'Whether the phone has a connection.',
  meta: { label: 'Connection' },
  initial: 'online',
  states: {
    online: {
      description: 'The phone has a connection.',
      meta: { label: 'Online' },
      on: { 'connection.lost': 'offline' },
    },
    offline: {
      description: 'The phone has no connection: no money request can be sent.',
      meta: { label: 'Offline' },
      on: { 'connection.restored': 'online' },
    },
  },
});
