import type { ActorRefFrom } from 'xstate';
import type { shellMachine } from './shell.machine.ts';
import type { phoneMachine } from './phone/phone.machine.ts';
import type { controlPanelMachine } from './devtools/control-panel.machine.ts';
import type { ledgerMachine } from './devtools/ledger.machine.ts';
import type { Frame } from './phone/frame.ts';

export type Parts = {
  shell: ActorRefFrom<typeof shellMachine>;
  phone: ActorRefFrom<typeof phoneMachine>;
  controlPanel: ActorRefFrom<typeof controlPanelMachine>;
  ledger: ActorRefFrom<typeof ledgerMachine>;
  frame: Frame;
};
