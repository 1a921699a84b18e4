import { rootSetup } from '../root.setup.ts';

/** The connection as the phone reports it; some phones never report its loss. */
export const lineState = rootSetup.createStateConfig({
  description: 'Whether there is a line.',
  meta: { label: 'Line' },
  initial: 'online',
  states: {
    online: {
      description: 'There is a line.',
      meta: { label: 'Online' },
      on: { 'connection.lost': 'offline' },
    },
    offline: {
      description: 'No line, from the start or since: no money can be sent.',
      meta: { label: 'Offline' },
      on: { 'connection.restored': 'online' },
    },
  },
});
