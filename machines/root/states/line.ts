import { rootSetup } from '../root.setup.ts';

/** The line, as far as the phone can tell: some phones never say that it went. */
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
